import type { Told, WidgetData } from "./contract.ts";
import { Model } from "./model.ts";

/** All widgets of one Python, by their ids. */
export class Models {
  readonly #models = new Map<string, Model>();
  readonly #say: (id: string, data: WidgetData) => void;

  constructor(say: (id: string, data: WidgetData) => void) {
    this.#say = say;
  }

  /** Find one by its id, or by how it stands in another's state. */
  find(name: string): Model | undefined {
    return this.#models.get(name.replace("IPY_MODEL_", ""));
  }

  hear(told: Told): void {
    if (told.tell === "comm_open") {
      const say = (data: WidgetData): void => this.#say(told.id, data);
      this.#models.set(told.id, new Model(told.data.state, say));
    } else if (told.tell === "comm_msg") {
      this.#models.get(told.id)?.receive(told.data);
    } else if (told.tell === "comm_close") {
      this.#models.get(told.id)?.close();
      this.#models.delete(told.id);
    }
  }

  /** Take them all away, as their Python has ended. */
  close(): void {
    for (const model of this.#models.values()) {
      model.close();
    }
    this.#models.clear();
  }
}

import type { Scene } from "../contract.ts";
import { isSameMoment } from "./history.ts";
import type { Model } from "./model.ts";

/**
 * What is pointed out on this view of the board. Python is told where something reads it, and
 * elsewhere when the board is left: else a move would cost a message more for every card chosen.
 */
export class Pointing {
  readonly #model: Model;
  readonly #changed: () => void;
  #told: string;
  #untold: string | null = null;

  constructor(model: Model, changed: () => void) {
    this.#model = model;
    this.#changed = changed;
    this.#told = model.get("selected");
  }

  /** The space or card that is pointed out, "b1" or "tiger", or nothing. */
  get what(): string {
    return this.#untold ?? this.#model.get("selected");
  }

  point(what: string): void {
    this.#untold = what;
    if (this.#model.get("pointing")) {
      this.tell();
    } else {
      this.#changed();
    }
  }

  /** Tell Python what is pointed out, unless it knows. */
  tell(): void {
    const what = this.#untold;
    this.#untold = null;
    if (what !== null && what !== this.#model.get("selected")) {
      this.#model.set("selected", what);
      this.#model.save_changes();
    }
  }

  /** Forget what was pointed out before the scene changed, or before a cell said otherwise. */
  follow(before: Scene, scene: Scene): void {
    const told = this.#model.get("selected");
    const isOther = !isSameMoment(before, scene) || before.viewer !== scene.viewer;
    if (isOther || told !== this.#told) {
      this.#untold = null;
    }
    this.#told = told;
    if (this.#model.get("pointing")) {
      this.tell();
    }
  }
}

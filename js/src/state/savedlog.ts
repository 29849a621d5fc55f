import type { Happening } from "../contract.ts";
import type { Model } from "./model.ts";

/** Not in what is saved, so that a state that was saved is known from one that Python has told. */
const LIVE = Symbol.for("sequence-widget-live");

/**
 * The move list as a saved notebook has it. What is noted is put into the trait's own value, which
 * a notebook saves with the rest; it is never set, as then it would be sent to Python.
 */
export class SavedLog {
  readonly #model: Model;
  /** What was saved; null where Python has told the state. */
  readonly found: Happening[] | null;

  constructor(model: Model) {
    this.#model = model;
    const { told, [LIVE]: live } = this.#note();
    this.found = told && !live ? told : null;
    if (!this.found) {
      this.keep([]);
    }
  }

  keep(known: Iterable<Happening>): void {
    Object.assign(this.#note(), { told: [...known], [LIVE]: true });
  }

  #note(): { told?: Happening[]; [LIVE]?: boolean } {
    return this.#model.get("log") ?? {};
  }
}

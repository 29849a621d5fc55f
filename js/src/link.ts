import type { Answer, Intent, Scene } from "./contract.ts";
import type { Model } from "./model.ts";
import { PATIENCE, type Patience } from "./patience.ts";

type WithoutAddress<T> = T extends unknown ? Omit<T, "id" | "ply" | "line"> : never;
/** An intent without its id and without the place in the game it was made at. */
export type Wish = WithoutAddress<Intent>;
type Settle = (answer: Answer) => void;

/** Sends intents and finds the answers to them; other views of the model get theirs. */
export class Link {
  readonly #model: Model;
  readonly #patience: Patience;
  readonly #waiting = new Map<number, Settle>();
  #next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #busyUntil = 0;

  constructor(model: Model, patience: Patience) {
    this.#model = model;
    this.#patience = patience;
  }

  send(wish: Wish, scene: Scene, settle: Settle): void {
    // Ids of two views must not meet, so each view counts from a place of its own.
    this.#next += 1;
    this.#waiting.set(this.#next, settle);
    const intent = { ...wish, id: this.#next, ply: scene.ply, line: scene.line } as Intent;
    try {
      this.#model.send(intent);
    } catch {
      // Jupyter throws when the kernel is known to be dead.
      this.#waiting.delete(intent.id);
      this.#busyUntil = 0;
      this.#patience.lost();
    }
  }

  /** Send what changes the game, unless such an intent is still under way: no double clicks. */
  act(wish: Wish, scene: Scene, refused: (sentence: string) => void): void {
    // A kernel that is busy for long is asked again if the person asks again.
    if (Date.now() < this.#busyUntil) {
      return;
    }
    this.#busyUntil = Date.now() + PATIENCE;
    this.#patience.asked();
    this.send(wish, scene, (answer) => {
      this.#busyUntil = 0;
      if ("refused" in answer) {
        refused(answer.refused);
      }
    });
  }

  answered(id: number, answer: Answer): void {
    const settle = this.#waiting.get(id);
    this.#waiting.delete(id);
    settle?.(answer);
  }
}

import type { Answer, Intent, Scene } from "./contract.ts";
import type { Model } from "./model.ts";

type WithoutAddress<T> = T extends unknown ? Omit<T, "id" | "ply" | "line"> : never;
/** An intent without its id and without the place in the game it was made at. */
export type Wish = WithoutAddress<Intent>;
type Settle = (answer: Answer) => void;

/** A kernel that is busy for longer than this is asked again if the person asks again. */
const PATIENCE = 3000;

/** Sends intents and finds the answers to them; other views of the model get theirs. */
export class Link {
  readonly #model: Model;
  readonly #waiting = new Map<number, Settle>();
  #next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #busyUntil = 0;

  constructor(model: Model) {
    this.#model = model;
  }

  send(wish: Wish, scene: Scene, settle: Settle): void {
    // Ids of two views must not meet, so each view counts from a place of its own.
    this.#next += 1;
    this.#waiting.set(this.#next, settle);
    this.#model.send({ ...wish, id: this.#next, ply: scene.ply, line: scene.line } as Intent);
  }

  /** Send what changes the game, unless such an intent is still under way: no double clicks. */
  act(wish: Wish, scene: Scene, refused: (sentence: string) => void): void {
    if (Date.now() < this.#busyUntil) {
      return;
    }
    this.#busyUntil = Date.now() + PATIENCE;
    this.send(wish, scene, (answer) => {
      this.#busyUntil = 0;
      if ("refused" in answer) {
        refused(answer.refused);
      }
    });
  }

  answered(answer: Answer): void {
    const settle = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    settle?.(answer);
  }
}

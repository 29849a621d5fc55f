import type { Answer, Intent, Scene } from "../contract.ts";
import { isSameMoment } from "./history.ts";
import type { Model } from "./model.ts";
import { SILENT_AFTER, type SilenceWatch } from "./silencewatch.ts";

type WithoutAddress<T> = T extends unknown ? Omit<T, "id" | "ply" | "line"> : never;
/** An intent without its id and without the place in the game it was made at. */
export type Wish = WithoutAddress<Intent>;
type Settle = (answer: Answer) => void;

/** Another scene is answer enough, so that many an intent hears nothing more. */
const MOST_WAITING = 50;

/** What a person wants, and the scene they saw then. */
interface Asked {
  wish: Wish;
  scene: Scene;
  refused: (sentence: string) => void;
}

/** Sends intents and finds the answers to them; other views of the model get theirs. */
export class Intents {
  readonly #model: Model;
  readonly #watch: SilenceWatch;
  readonly #waiting = new Map<number, Settle>();
  #next = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  #busyUntil = 0;
  #underWay: Asked | null = null;
  #kept: Asked | null = null;

  constructor(model: Model, watch: SilenceWatch) {
    this.#model = model;
    this.#watch = watch;
  }

  send(wish: Wish, scene: Scene, settle: Settle): void {
    // Ids of two views must not meet, so each view counts from a place of its own.
    this.#next += 1;
    this.#waiting.set(this.#next, settle);
    const [oldest] = this.#waiting.keys();
    if (oldest !== undefined && this.#waiting.size > MOST_WAITING) {
      this.#waiting.delete(oldest);
    }
    const intent = { ...wish, id: this.#next, ply: scene.ply, line: scene.line } as Intent;
    try {
      this.#model.send(intent);
    } catch {
      // Jupyter throws when the kernel is known to be dead.
      this.#waiting.delete(intent.id);
      this.#underWay = null;
      this.#kept = null;
      this.#watch.lost();
    }
  }

  /** Send what changes the game; while such an intent is under way, the newest wish waits. */
  act(wish: Wish, scene: Scene, refused: (sentence: string) => void): void {
    const asked = { wish, scene, refused };
    // A kernel that is busy for long is asked again if the person asks again.
    if (this.#underWay && Date.now() < this.#busyUntil) {
      // The same once more is a double click, and no second move.
      this.#kept = isSameWish(this.#underWay, asked) ? null : asked;
      return;
    }
    this.#kept = null;
    this.#underWay = asked;
    this.#busyUntil = Date.now() + SILENT_AFTER;
    this.#watch.asked();
    this.#ask(asked, () => {
      if (this.#underWay === asked) {
        this.#free(scene);
      }
    });
  }

  /**
   * Take note of what is shown now. Another moment frees as an answer does: that one comes only
   * when all cells that follow the game have had their time.
   */
  follow(scene: Scene): void {
    if (this.#underWay && !isSameMoment(this.#underWay.scene, scene)) {
      this.#free(scene);
    }
  }

  answered(id: number, answer: Answer): void {
    const settle = this.#waiting.get(id);
    this.#waiting.delete(id);
    settle?.(answer);
  }

  #ask({ wish, scene, refused }: Asked, settled: () => void): void {
    this.send(wish, scene, (answer) => {
      if ("refused" in answer) {
        refused(answer.refused);
      }
      settled();
    });
  }

  /** Send what waited; a step is made from where the game stands now. */
  #free(scene: Scene): void {
    const kept = this.#kept;
    this.#underWay = null;
    this.#kept = null;
    if (kept && (kept.wish.do === "step" || isSameMoment(kept.scene, scene))) {
      this.act(kept.wish, scene, kept.refused);
    } else if (kept) {
      this.#ask(kept, () => undefined); // too late for it, and Python says so
    }
  }
}

function isSameWish(one: Asked, other: Asked): boolean {
  return (
    one.wish.do !== "step" &&
    isSameMoment(one.scene, other.scene) &&
    JSON.stringify(one.wish) === JSON.stringify(other.wish)
  );
}

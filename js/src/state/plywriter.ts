import type { Scene } from "../contract.ts";
import type { Model } from "./model.ts";
import type { SilenceWatch } from "./silencewatch.ts";

/** How long to wait for the kernel to show a ply before showing again where it is. */
const WAIT = 2000;

/**
 * Writes `ply`, one write at a time: while one is under way the newest wish waits and the others
 * are forgotten, so that a slider drawn across a long game does not queue up a hundred positions.
 */
export class PlyWriter {
  readonly #model: Model;
  readonly #watch: SilenceWatch;
  readonly #changed: () => void;
  #wanted: number | null = null;
  #underWay: number | null = null;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Model, signal: AbortSignal, watch: SilenceWatch, changed: () => void) {
    this.#model = model;
    this.#watch = watch;
    this.#changed = changed;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** The ply that is asked for, or the one that is shown. */
  target(scene: Scene): number {
    return this.#wanted ?? scene.ply;
  }

  go(ply: number, scene: Scene): void {
    this.#shown = scene.ply;
    const wanted = Math.min(Math.max(ply, 0), scene.plies);
    if (wanted === this.target(scene)) {
      return;
    }
    this.#wanted = wanted;
    if (this.#underWay === null) {
      this.#write(wanted);
    }
    this.#changed();
  }

  follow(scene: Scene): void {
    this.#shown = scene.ply;
    if (this.#underWay === null || scene.ply !== this.#underWay) {
      return;
    }
    clearTimeout(this.#timer);
    this.#underWay = null;
    if (this.#wanted === scene.ply || this.#wanted === null) {
      this.#wanted = null;
    } else {
      this.#write(this.#wanted);
    }
  }

  #write(ply: number): void {
    this.#underWay = ply;
    this.#model.set("ply", ply);
    this.#model.save_changes();
    this.#watch.asked();
    this.#timer = setTimeout(() => this.#giveUp(), WAIT);
  }

  #giveUp(): void {
    this.#underWay = null;
    this.#wanted = null;
    // Otherwise the model would hold a ply that is not shown, and not send the same wish again.
    this.#model.set("ply", this.#shown);
    this.#changed();
  }
}

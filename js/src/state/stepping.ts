import type { Scene } from "../contract.ts";
import type { Intents } from "./intents.ts";
import type { Model } from "./model.ts";
import { PlyWriter } from "./plywriter.ts";
import type { SilenceWatch } from "./silencewatch.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two steps while the game plays, at the speed of one. */
const BEAT = 1200;
export type StepBy = "event" | "turn";
export type StepTo = "start" | "back" | "forward" | "end";

interface Parts {
  model: Model;
  scene: Scene;
  signal: AbortSignal;
  intents: Intents;
  watch: SilenceWatch;
  refuse: (sentence: string) => void;
  changed: () => void;
}

/** Stepping through the game: by event or by turn, to any ply, or by itself at a chosen speed. */
export class Stepping {
  readonly #intents: Intents;
  readonly #plies: PlyWriter;
  readonly #refuse: (sentence: string) => void;
  readonly #changed: () => void;
  #scene: Scene;
  #beat: ReturnType<typeof setTimeout> | undefined;
  stepBy: StepBy = "event";
  speed = 1;
  playing = false;

  constructor({ model, scene, signal, intents, watch, refuse, changed }: Parts) {
    this.#scene = scene;
    this.#intents = intents;
    this.#plies = new PlyWriter(model, signal, watch, changed);
    this.#refuse = refuse;
    this.#changed = changed;
    signal.addEventListener("abort", () => clearTimeout(this.#beat));
  }

  /** Take note of the scene that is shown now. */
  follow(scene: Scene): void {
    this.#scene = scene;
    this.#plies.follow(scene);
    if (this.playing) {
      this.#schedule();
    }
  }

  /** The ply that is asked for, or the one that is shown. */
  get target(): number {
    return this.#plies.target(this.#scene);
  }

  /** Whether there is a way on: what was played, or at its end a bot that is to move. */
  get further(): boolean {
    return this.target < this.#scene.plies || this.#isBotNext();
  }

  go(ply: number): void {
    this.pause();
    this.#refuse("");
    this.#plies.go(ply, this.#scene);
  }

  step(to: StepTo): void {
    this.pause();
    this.#refuse("");
    this.#step(to);
  }

  togglePlay(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.#scene.plies === 0 && !this.#isBotNext()) {
      return;
    }
    this.#refuse("");
    this.playing = true;
    // From the end, playing means to see the game again.
    this.#step(this.further ? "forward" : "start");
    this.#changed();
  }

  pause(): void {
    clearTimeout(this.#beat);
    if (this.playing) {
      this.playing = false;
      this.#changed();
    }
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.#changed();
  }

  setStepBy(stepBy: StepBy): void {
    this.stepBy = stepBy;
    this.#changed();
  }

  #isBotNext(): boolean {
    const { bot, ply, plies } = this.#scene;
    return ply === plies && bot !== null;
  }

  #step(to: StepTo): void {
    const byTurn = this.stepBy === "turn";
    if ((byTurn && to === "back") || (to === "forward" && (byTurn || this.#isBotNext()))) {
      this.#intents.act({ do: "step", to }, this.#scene, this.#refuse);
      return;
    }
    const { target } = this;
    const ply = { start: 0, back: target - 1, forward: target + 1, end: this.#scene.plies }[to];
    this.#plies.go(ply, this.#scene);
  }

  #schedule(): void {
    clearTimeout(this.#beat);
    if (!this.further) {
      this.playing = false;
      return;
    }
    this.#beat = setTimeout(() => this.#step("forward"), BEAT / this.speed);
  }
}

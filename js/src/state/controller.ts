import type { Answer, Scene } from "../contract.ts";
import { Account } from "./announcements.ts";
import { Link, type Wish } from "./intents.ts";
import type { Model, Writable } from "./model.ts";
import { Moves } from "./movelog.ts";
import { Stepper } from "./plywriter.ts";
import { Patience } from "./silence.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1200;
export type StepBy = "event" | "turn";
export type StepTo = "start" | "back" | "forward" | "end";

/** What one view of the board does and remembers beside the traits. */
export class Desk {
  readonly #link: Link;
  readonly moves: Moves;
  readonly patience: Patience;
  readonly account: Account;
  readonly #model: Model;
  readonly #stepper: Stepper;
  readonly #changed: () => void;
  scene: Scene;
  refusal = "";
  /** Grows with every refusal, so that the same sentence twice is announced twice. */
  refusals = 0;
  stepBy: StepBy = "event";
  speed = 1;
  playing = false;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Model, signal: AbortSignal, changed: () => void) {
    this.scene = model.get("scene");
    this.#model = model;
    this.#changed = changed;
    this.patience = new Patience(signal, changed);
    this.#link = new Link(model, this.patience);
    this.#stepper = new Stepper(model, signal, this.patience, changed);
    const fetch: ConstructorParameters<typeof Moves>[0] = (from, to, settle) =>
      this.#link.send({ do: "log", from, to }, this.scene, settle);
    this.moves = new Moves(fetch, changed);
    this.moves.follow(this.scene);
    this.account = new Account(this.scene);
    signal.addEventListener("abort", () => clearTimeout(this.#beat));
  }

  /** Take note of a new scene. */
  show(scene: Scene): void {
    if (scene === this.scene) {
      return;
    }
    const moved = scene.ply !== this.scene.ply || scene.line !== this.scene.line;
    this.account.follow(this.scene, scene, this.#model.get("seats"));
    this.scene = scene;
    this.patience.heard();
    this.#link.shows(scene);
    this.moves.follow(scene);
    this.#stepper.arrived(scene);
    if (moved) {
      this.refusal = "";
    }
    if (this.playing) {
      this.#schedule();
    }
  }

  /** Take what Python says: to an intent of this view, or of what was written without one. */
  answered(answer: Answer): void {
    this.patience.heard();
    if (answer.id !== null) {
      this.#link.answered(answer.id, answer);
    } else if ("refused" in answer) {
      this.refuse(answer.refused);
    }
  }

  act(wish: Wish): void {
    this.pause();
    this.refuse("");
    this.#link.act(wish, this.scene, (sentence) => this.refuse(sentence));
  }

  /** Say on the board that something cannot be done; an empty sentence takes it back. */
  refuse(sentence: string): void {
    if (sentence || this.refusal) {
      this.refusal = sentence;
      this.refusals += 1;
      this.#changed();
    }
  }

  /** Write a view option: all views of this board have it. */
  choose<K extends "language" | "overlay">(option: K, value: Writable[K]): void {
    if (this.#model.get(option) !== value) {
      this.#model.set(option, value);
      this.#model.save_changes();
      this.patience.asked();
    }
  }

  get target(): number {
    return this.#stepper.target(this.scene);
  }

  go(ply: number): void {
    this.pause();
    this.refuse("");
    this.#stepper.go(ply, this.scene);
  }

  step(to: StepTo): void {
    this.pause();
    this.refuse("");
    this.#step(to);
  }

  /** Whether there is a way on: what was played, or at its end a bot that is to move. */
  get further(): boolean {
    return this.target < this.scene.plies || this.botNext;
  }

  get botNext(): boolean {
    const { ply, plies, turn, awaiting } = this.scene;
    const seats = this.#model.get("seats");
    return ply === plies && awaiting === "move" && turn !== null && seats[turn]?.bot === true;
  }

  #step(to: StepTo): void {
    const byTurn = this.stepBy === "turn" && (to === "back" || to === "forward");
    if (byTurn || (to === "forward" && this.botNext)) {
      const by = byTurn ? "turn" : "event";
      this.#link.act({ do: "step", by, to }, this.scene, (sentence) => this.refuse(sentence));
      return;
    }
    const { target } = this;
    const ply = { start: 0, back: target - 1, forward: target + 1, end: this.scene.plies }[to];
    this.#stepper.go(ply, this.scene);
  }

  togglePlay(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.scene.plies === 0 && !this.botNext) {
      return;
    }
    this.refuse("");
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

  #schedule(): void {
    clearTimeout(this.#beat);
    if (!this.further) {
      this.playing = false;
      return;
    }
    this.#beat = setTimeout(() => this.#step("forward"), BEAT / this.speed);
  }
}

import type { Answer, Scene, Writable } from "../contract.ts";
import { Announcements } from "./announcements.ts";
import { isSameMoment } from "./history.ts";
import { Intents, type Wish } from "./intents.ts";
import type { Model } from "./model.ts";
import { MoveLog } from "./movelog.ts";
import { SavedLog } from "./savedlog.ts";
import { SilenceWatch } from "./silencewatch.ts";
import { Stepping } from "./stepping.ts";

/** What one view of the board does and remembers beside the traits. */
export class Controller {
  readonly #model: Model;
  readonly #changed: () => void;
  readonly #intents: Intents;
  readonly watch: SilenceWatch;
  readonly stepping: Stepping;
  readonly moveLog: MoveLog;
  readonly announcements: Announcements;
  #scene: Scene;
  #question: number | undefined;
  /** Whether this is what a notebook was saved with, and Python has said nothing yet. */
  saved: boolean;
  refusal = "";
  /** Grows with every refusal, so that the same sentence twice is announced twice. */
  refusals = 0;

  constructor(model: Model, scene: Scene, signal: AbortSignal, changed: () => void) {
    this.#scene = scene;
    this.#question = model.get("question").number;
    this.#model = model;
    this.#changed = changed;
    this.watch = new SilenceWatch(signal, changed);
    const intents = new Intents(model, this.watch);
    this.#intents = intents;
    this.stepping = new Stepping({
      model,
      scene,
      signal,
      intents,
      watch: this.watch,
      refuse: (sentence) => this.refuse(sentence),
      changed,
    });
    const saved = new SavedLog(model);
    this.saved = saved.found !== null;
    this.moveLog = new MoveLog(
      (from, to, settle) => {
        intents.send({ do: "log", from, to }, this.#scene, settle);
      },
      changed,
      saved,
    );
    this.moveLog.follow(this.#scene);
    this.announcements = new Announcements(this.#scene);
  }

  /** Take note of the scene that is shown now. */
  follow(scene: Scene): void {
    const before = this.#scene;
    if (scene === before) {
      return;
    }
    this.#scene = scene;
    this.announcements.follow(before, scene, this.#model.get("seats"));
    this.saved = false;
    this.watch.heard();
    this.#intents.follow(scene);
    this.moveLog.follow(scene);
    this.stepping.follow(scene);
    if (!isSameMoment(before, scene)) {
      this.refusal = "";
    }
  }

  /** Take what Python says: to an intent of this view, or of what was written without one. */
  answered(answer: Answer): void {
    this.saved = false;
    this.watch.heard();
    if (answer.id !== null) {
      this.#intents.answered(answer.id, answer);
    } else if ("refused" in answer) {
      this.refuse(answer.refused);
    }
  }

  act(wish: Wish): void {
    this.stepping.pause();
    this.refuse("");
    this.#intents.act(wish, this.#scene, (sentence) => this.refuse(sentence));
  }

  /** Ask something of the game, or for it; the answer is for whoever asks alone. */
  ask(wish: Wish, settle: (answer: Answer) => void): void {
    this.#intents.send(wish, this.#scene, settle);
  }

  /** Whether a question has come since this view was last drawn. */
  isNew(question: number): boolean {
    const before = this.#question;
    this.#question = question;
    return before !== question;
  }

  /** Have something read out that is there to be seen. */
  announce(words: string): void {
    this.announcements.add(words);
    this.#changed();
  }

  /** Say on the board that something cannot be done; an empty sentence takes it back. */
  refuse(sentence: string): void {
    if (sentence || this.refusal) {
      this.refusal = sentence;
      this.refusals += 1;
      this.#changed();
    }
  }

  /** Point out a space or a card, "b1" or "tiger", or nothing: all views of this board show it. */
  point(what: string): void {
    if (this.#model.get("selected") !== what) {
      this.#model.set("selected", what);
      this.#model.save_changes();
    }
  }

  /** Say which panels are open, of those that Python has to fill. */
  openPanels(names: string[]): void {
    if (String(this.#model.get("panels")) !== String(names)) {
      this.#model.set("panels", names);
      this.#model.save_changes();
    }
  }

  /** Write a view option: all views of this board have it. */
  setViewOption<K extends "language" | "overlay">(option: K, value: Writable[K]): void {
    if (this.#model.get(option) !== value) {
      this.#model.set(option, value);
      this.#model.save_changes();
      this.watch.asked();
    }
  }
}

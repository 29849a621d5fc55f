import type { Answer, Intent, Scene, SentScene, Traits, Writable } from "../contract.ts";
import type { Model } from "../state/model.ts";
import type { PageData } from "./contract.ts";
import { Recording } from "./recording.ts";

type Listener = (...values: never[]) => void;

/** What nobody can do without a kernel, and so is not asked for. */
const NOTHING_TO_DO: Pick<
  Scene,
  "bot" | "curtain" | "drawable" | "entering" | "handover" | "luck" | "undo" | "why"
> = {
  bot: null,
  curtain: null,
  drawable: [],
  entering: false,
  handover: null,
  luck: false,
  undo: false,
  why: null,
};

/** Stands in for the model of a kernel: what it answers was all worked out beforehand. */
export class PageModel implements Model {
  readonly #data: PageData;
  readonly #recordings = new Map<string, Recording>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #written: Writable;
  #line: number;
  #moment: number;
  #traits: Traits;

  constructor(data: PageData) {
    this.#data = data;
    this.#line = data.line;
    this.#moment = data.shown;
    const [language = ""] = data.languages;
    this.#written = { ply: 0, selected: "", panels: [], language, overlay: null };
    this.#written.ply = this.#recording.moment(data.shown).scene.ply;
    this.#traits = this.#made(data.shown);
  }

  /** What the page is called, and whose cards are seen, in the language chosen. */
  get told(): { title: string; eyes: string } {
    return this.#recording.lasting;
  }

  get<K extends keyof Traits>(key: K): Traits[K] {
    return this.#traits[key];
  }

  set<K extends keyof Writable>(key: K, value: Writable[K]): void {
    this.#written[key] = value;
  }

  save_changes(): void {
    const moment = this.#recording.path(this.#line)[this.#written.ply] ?? this.#moment;
    this.#show(this.#line, moment);
  }

  send(intent: Intent): void {
    const answer = this.#answer(intent);
    // The board hears of it once it shows what has changed.
    queueMicrotask(() => this.#tell("msg:custom", answer));
  }

  on(event: string, listener: Listener): void {
    const heard = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, heard.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  get #recording(): Recording {
    const { language } = this.#written;
    const found = this.#recordings.get(language) ?? new Recording(this.#data, language);
    this.#recordings.set(language, found);
    return found;
  }

  #answer(intent: Intent): Answer {
    const { id } = intent;
    const recording = this.#recording;
    switch (intent.do) {
      case "log": {
        const { line } = this.#traits.scene;
        return { id, line: line ?? 0, log: recording.log(this.#line, intent.from, intent.to) };
      }
      case "rules":
        return { id, told: recording.lasting.rules };
      case "step":
        this.#step(intent.to);
        return { id, done: true };
      case "switch": {
        this.#show(intent.course, recording.firstShown(this.#line, intent.course));
        return { id, done: true };
      }
      default:
        return { id, refused: recording.lasting.words["ui.refused.now"] ?? "" };
    }
  }

  /** Step by a turn. */
  #step(to: "back" | "forward"): void {
    const turns = this.#recording.turns(this.#line);
    const { ply } = this.#traits;
    const there =
      to === "back" ? turns.findLast((each) => each < ply) : turns.find((each) => each > ply);
    this.#show(this.#line, this.#recording.path(this.#line)[there ?? ply] ?? this.#moment);
  }

  /** Show a moment as it stands in a line, with the options that were written. */
  #show(line: number, moment: number): void {
    const before = this.#moment;
    if (moment !== before && this.#written.selected === this.#traits.selected) {
      this.#written.selected = ""; // it was pointed out in another position
    }
    this.#line = line;
    this.#moment = moment;
    const old = this.#traits;
    this.#traits = this.#made(before);
    this.#written.ply = this.#traits.ply;
    for (const key of Object.keys(this.#traits) as (keyof Traits)[]) {
      if (old[key] !== this.#traits[key]) {
        this.#tell(`change:${key}`, this.#traits[key]);
      }
    }
  }

  #tell(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      (listener as (value: unknown) => void)(value);
    }
  }

  /** What the board is drawn from now, with what happened since a moment before. */
  #made(before: number): Traits {
    const recording = this.#recording;
    const { board, drawings, seats } = recording.lasting;
    const { language, overlay, panels, selected } = this.#written;
    const { scene, last, over, unseen: _, chances: __, ...drawn } = recording.moment(this.#moment);
    const { figures = {}, notice, reason = "" } = over[overlay ?? "none"] ?? {};
    const chances = recording.chances(this.#line, this.#moment);
    const happened = recording.happened(this.#line, before, this.#moment);
    const sent: Partial<SentScene> = {
      ...scene,
      plies: recording.path(this.#line).length - 1,
      entries: recording.line(this.#line).entries,
      line: this.#line * this.#data.languages.length + this.#data.languages.indexOf(language),
      reason,
      happened,
      last: happened.length > 0 || last.ply === undefined ? null : (last as Scene["last"]),
    };
    return {
      ...drawn,
      ...{ board, drawings, seats, language, overlay, panels, selected, figures },
      ply: scene.ply,
      scene: sent,
      aside: {
        ...NOTHING_TO_DO,
        ...(notice ? { notice } : {}),
      },
      words: recording.words(this.#line),
      courses: recording.courses(this.#line),
      unseen: panels.includes("unseen") ? recording.unseen(this.#moment) : {},
      chances: panels.includes("chances") ? chances : {},
      ...{ log: {}, legal_moves: [], many: {}, question: {}, last_event: "", position_text: "" },
    };
  }
}

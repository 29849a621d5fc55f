import type { Course, Lesson, Output, Said, Told } from "./contract.ts";
import type { Kept } from "./kept.ts";
import { Models } from "./models.ts";

/** What is used of a Python beside the page. */
export interface Beside {
  say(said: Said): void;
  end(): void;
}

export type CellState = "new" | "waits" | "runs" | "done" | "failed";

/** What has become of a cell. */
export interface Shown {
  state: CellState;
  /** How often it was run: what it has shown before goes when it shows something again. */
  run: number;
  outputs: Output[];
}

interface Waiting {
  cell: string;
  lesson: Lesson;
  code: string;
}

const NEW: Shown = { state: "new", run: 0, outputs: [] };

export type PythonState = "loads" | "ready" | "failed" | "stopped";

/** What is done on the page: cells are run one after the other, and what comes of it is shown. */
export class Session {
  readonly #begin: (hear: (told: Told) => void) => Beside;
  readonly #kept: Kept;
  readonly #course: Course;
  readonly #changed: () => void;
  #python: Beside;
  #models: Models;
  #cells = new Map<string, Shown>();
  #waiting: Waiting[] = [];
  python: PythonState = "loads";
  /** Why Python could not be started, or has stopped. */
  failure = "";
  /** Whether Python has been ended and begun anew. */
  restarted = false;

  constructor(
    course: Course,
    kept: Kept,
    begin: (hear: (told: Told) => void) => Beside,
    changed: () => void,
  ) {
    this.#course = course;
    this.#kept = kept;
    this.#begin = begin;
    this.#changed = changed;
    [this.#python, this.#models] = this.#start();
  }

  get models(): Models {
    return this.#models;
  }

  get works(): boolean {
    return this.#waiting.length > 0;
  }

  shown(cell: string): Shown {
    return this.#cells.get(cell) ?? NEW;
  }

  run(lesson: Lesson, cell: string, code: string): void {
    const gone = this.python === "failed" || this.python === "stopped";
    if (gone || this.#waiting.some((each) => each.cell === cell)) {
      return;
    }
    this.#waiting.push({ cell, lesson, code });
    this.#update(cell, { state: "waits" });
    if (this.#waiting.length === 1) {
      this.#runNext();
    }
  }

  /** End what Python does, and begin it anew; what is kept it finds again. */
  restart(): void {
    this.#python.end();
    this.#models.close();
    this.#cells = new Map();
    this.#waiting = [];
    this.python = "loads";
    this.restarted = true;
    [this.#python, this.#models] = this.#start();
    this.#changed();
  }

  #start(): [Beside, Models] {
    const models = new Models((id, data) => {
      python.say({ do: "widget", content: { comm_id: id, data } });
    });
    const python = this.#begin((told) => this.#hear(told, models));
    const files = { ...this.#course.files, ...this.#kept.all(FILES) };
    python.say({ do: "files", files });
    return [python, models];
  }

  #hear(told: Told, models: Models): void {
    if (models !== this.#models) {
      return; // from a Python that has been ended
    }
    switch (told.tell) {
      case "ready":
        this.python = "ready";
        break;
      case "failed":
        this.python = this.python === "loads" ? "failed" : "stopped";
        this.failure = told.said;
        this.#waitNoMore();
        break;
      case "output":
        this.#put(told.cell, told);
        break;
      case "done":
        this.#end(told.cell, told.well);
        break;
      case "file":
        this.#kept.set(FILES + told.name, told.text);
        break;
      default:
        models.hear(told);
        return;
    }
    this.#changed();
  }

  #put(cell: string, output: Output): void {
    const { outputs } = this.shown(cell);
    const last = outputs.at(-1);
    if (output.said !== undefined && last?.said !== undefined) {
      const said = last.said + output.said;
      this.#update(cell, { outputs: [...outputs.slice(0, -1), { said }] });
    } else {
      this.#update(cell, { outputs: [...outputs, output] });
    }
  }

  #end(cell: string, well: boolean): void {
    this.#update(cell, { state: well ? "done" : "failed" });
    this.#waiting.shift();
    if (!well) {
      this.#waitNoMore();
    }
    this.#runNext();
  }

  #waitNoMore(): void {
    for (const each of this.#waiting) {
      this.#update(each.cell, { state: "new" });
    }
    this.#waiting = [];
  }

  #runNext(): void {
    const [next] = this.#waiting;
    if (next) {
      const { cell, lesson, code } = next;
      this.#update(cell, { state: "runs", run: this.shown(cell).run + 1, outputs: [] });
      const { name, language } = lesson;
      this.#python.say({ do: "run", cell, lesson: name, language, code });
    }
  }

  #update(cell: string, part: Partial<Shown>): void {
    this.#cells.set(cell, { ...this.shown(cell), ...part });
    this.#changed();
  }
}

/** What the names of kept files begin with, beside the pupil's own texts and code. */
export const FILES = "files/";

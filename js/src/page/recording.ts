import type { Chances, CourseRow, Courses, Happening, Traits, Unseen } from "../contract.ts";
import type { Lasting, Line, Moment, PageData } from "./contract.ts";
import { patched } from "./patched.ts";

/** The words on the tab of the chances; without them there is none. */
const CHANCES = "ui.chances";

/** What luck brings, which is shown together with the move before it. */
const LUCK = ["deal", "draw", "roll", "roll-off"];

/** Of a leap over many events at most so many are told, as those before are no news. */
const MOST_TOLD = 4;

/** A whole game as it is told in one language. */
export class Recording {
  readonly lasting: Lasting;
  readonly #data: PageData;
  readonly #language: number;
  readonly #words: Traits["words"];
  readonly #moments = new Map<number, Moment>();
  readonly #paths = new Map<number, number[]>();

  constructor(data: PageData, language: string) {
    this.#data = data;
    this.#language = data.languages.indexOf(language);
    this.lasting = patched({}, data.lasting, this.#value) as Lasting;
    const { [CHANCES]: _, ...others } = this.lasting.words;
    this.#words = others;
  }

  /** What is shown of a moment; those on the way to it are kept as well. */
  moment(number: number): Moment {
    const way: number[] = [];
    let here: number | null = number;
    while (here !== null && !this.#moments.has(here)) {
      way.push(here);
      here = this.#before(here);
    }
    let found = here === null ? {} : this.#moments.get(here);
    for (const each of way.reverse()) {
      found = patched(found, this.#data.moments[each]?.[1] ?? {}, this.#value) as Moment;
      this.#moments.set(each, found as Moment);
    }
    return found as Moment;
  }

  line(number: number): Line {
    return this.#data.lines[number] as Line;
  }

  /** The words on a line: of chances only where they were worked out. */
  words(line: number): Traits["words"] {
    return this.line(line).chances === undefined ? this.#words : this.lasting.words;
  }

  /** The moments of a line by ply. */
  path(line: number): number[] {
    const known = this.#paths.get(line);
    if (known) {
      return known;
    }
    const path: number[] = [];
    for (let here: number | null = this.line(line).tip; here !== null; here = this.#before(here)) {
      path.push(here);
    }
    path.reverse();
    this.#paths.set(line, path);
    return path;
  }

  /** The courses of the game while a line is the current one; none where it is the only one. */
  courses(line: number): Partial<Courses> {
    const rows = this.#value(this.#data.courses) as CourseRow[];
    return rows.length === 0
      ? {}
      : { rows: rows.map((row) => ({ ...row, now: row.end === line })) };
  }

  /** What is shown first of a line that is gone to: what its own first event and luck lead to. */
  firstShown(from: number, to: number): number {
    const [before, path] = [this.path(from), this.path(to)];
    const own = path.findIndex((moment, ply) => moment !== before[ply]);
    const rest = path.slice(own + 1).map((moment) => this.moment(moment).last.kind ?? "");
    const luck = rest.findIndex((kind) => !LUCK.includes(kind));
    return path[own < 0 ? path.length - 1 : own + (luck < 0 ? rest.length : luck)] as number;
  }

  /** The chances at a moment of a line, and over all of it, if they were worked out. */
  chances(line: number, number: number): Partial<Chances> {
    const { chances } = this.line(line);
    return chances === undefined
      ? {}
      : { ...(this.#value(chances) as Chances), ...this.moment(number).chances };
  }

  /** What is unseen at a moment. */
  unseen(number: number): Partial<Unseen> {
    const { rows, ...told } = this.moment(number).unseen;
    return rows ? { ...told, rows: Object.values(rows).filter((row) => row !== null) } : {};
  }

  /** The entries of the list of moves from one to another, both included. */
  log(line: number, from: number, to: number): Happening[] {
    return this.path(line)
      .slice(1)
      .map((number) => this.moment(number).last as Happening)
      .filter(({ entry }) => from <= entry && entry <= to);
  }

  /** The plies of a line at which the turn goes to another seat, with its beginning and its end. */
  turns(line: number): number[] {
    const path = this.path(line);
    const turn = (ply: number): number | null => this.moment(path[ply] as number).turn;
    return path
      .map((_, ply) => ply)
      .filter((ply) => ply === 0 || ply === path.length - 1 || turn(ply) !== turn(ply - 1));
  }

  /** What to tell of the way from one moment on to another: the last turn; nothing of a way back. */
  happened(line: number, from: number, to: number): Happening[] {
    const path = this.path(line);
    const [start, end] = [path.indexOf(from), path.indexOf(to)];
    const told = start < 0 ? [] : path.slice(start + 1, end + 1).slice(-MOST_TOLD);
    const events = told.map((number) => this.moment(number).last as Happening);
    const others = events.findLastIndex(({ seat }) => seat !== events.at(-1)?.seat);
    return events.slice(others + 1);
  }

  #before(number: number): number | null {
    return this.#data.moments[number]?.[0] ?? null;
  }

  readonly #value = (number: number): unknown => {
    const said = this.#data.values[number] ?? [];
    return said.length > 1 ? said[this.#language] : said[0];
  };
}

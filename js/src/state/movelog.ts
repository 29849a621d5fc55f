import type { Answer, Happening, Scene } from "../contract.ts";
import { isPrivateDraw } from "./history.ts";
import type { SavedLog } from "./savedlog.ts";

const CHUNK = 50;
/** After so long what has not come is asked for again. */
const ASK_AGAIN = 4000;

type Fetch = (from: number, to: number, settle: (answer: Answer) => void) => void;

/** The part of the move list that is known here; the rest is asked for when it comes in sight. */
export class MoveLog {
  readonly #fetch: Fetch;
  readonly #changed: () => void;
  readonly #saved: SavedLog;
  readonly #known = new Map<number, Happening>();
  /** The plies of each entry that can be told in full, or will be when they are asked for. */
  readonly #entries = new Map<number, Set<number>>();
  readonly #entryAt = new Map<number, number>();
  readonly #asked = new Map<number, number>();
  #line: number | null = null;

  constructor(fetch: Fetch, changed: () => void, saved: SavedLog) {
    this.#fetch = fetch;
    this.#changed = changed;
    this.#saved = saved;
  }

  at(ply: number): Happening | undefined {
    return this.#known.get(ply);
  }

  /** What is known of an entry, the earliest first. */
  entry(entry: number): Happening[] {
    const plies = [...(this.#entries.get(entry) ?? [])].sort((a, b) => a - b);
    return plies.flatMap((ply) => this.#known.get(ply) ?? []);
  }

  /** The entry that a ply belongs to, or the nearest that is known. */
  entryAt(ply: number, { ply: shown, plies, last, entries }: Scene): number {
    if (ply === 0) {
      return 0;
    }
    const near = ply === shown ? last?.entry : undefined;
    return near ?? this.#entryAt.get(ply) ?? Math.round((ply / Math.max(1, plies)) * entries);
  }

  follow(scene: Scene): void {
    if (scene.line !== this.#line) {
      this.#known.clear();
      this.#entries.clear();
      this.#entryAt.clear();
      this.#asked.clear();
      const isFirst = this.#line === null;
      this.#line = scene.line;
      this.#take((isFirst && this.#saved.found) || []);
    }
    for (const happening of scene.happened) {
      // Who draws may see the card, but the list is also there when the next person looks.
      if (!isPrivateDraw(happening)) {
        this.#known.set(happening.ply, happening);
      }
      // An entry of which only the end was heard is yet to be asked for.
      if (happening.ply === 1 || this.#entryAt.has(happening.ply - 1)) {
        this.#file(happening);
      }
    }
    this.#keep();
    // The board and the status tell of the last move, whether or not the list is in sight.
    const at = scene.last?.entry ?? 0;
    this.want(at - 1, at, scene);
  }

  #take(log: Happening[]): void {
    for (const happening of log) {
      this.#known.set(happening.ply, happening);
      this.#file(happening);
    }
  }

  /** What was saved stays as it is until Python tells more. */
  #keep(): void {
    if (this.#saved.found === null) {
      this.#saved.keep(this.#known.values());
    }
  }

  #file({ ply, entry }: Happening): void {
    this.#entryAt.set(ply, entry);
    this.#entries.set(entry, (this.#entries.get(entry) ?? new Set()).add(ply));
  }

  #isWhole(entry: number): boolean {
    const plies = this.#entries.get(entry);
    return plies !== undefined && [...plies].every((ply) => this.#known.has(ply));
  }

  /** See to it that the entries from `first` to `last` become known. */
  want(first: number, last: number, scene: Scene): void {
    const from = Math.max(1, first);
    const to = Math.min(last, scene.entries);
    for (let chunk = Math.floor((from - 1) / CHUNK); chunk * CHUNK < to; chunk += 1) {
      this.#wantChunk(chunk, scene);
    }
  }

  #wantChunk(chunk: number, scene: Scene): void {
    let from = chunk * CHUNK + 1;
    const to = Math.min((chunk + 1) * CHUNK, scene.entries);
    while (from <= to && this.#isWhole(from)) {
      from += 1;
    }
    if (from > to || Date.now() < (this.#asked.get(chunk) ?? 0)) {
      return;
    }
    this.#asked.set(chunk, Date.now() + ASK_AGAIN);
    this.#fetch(from, to, (answer) => {
      this.#asked.delete(chunk);
      if ("log" in answer && answer.line === this.#line) {
        this.#take(answer.log);
        this.#keep();
        this.#changed();
      }
    });
  }
}

/**
 * What becomes of what somebody does here: the browser keeps it, cannot, has no more room, or keeps
 * what is done in another tab.
 */
export type Keeping = "kept" | "lost" | "full" | "elsewhere";

const PROBE = "probe";

/** Texts that the browser keeps for this page, by name. */
export class Kept {
  readonly #prefix: string;
  readonly #storage: Storage | null;
  /** Also where nothing is kept, until the page is closed. */
  readonly #texts = new Map<string, string>();
  keeping: Keeping;

  constructor(prefix: string, storage: () => Storage) {
    this.#prefix = `${prefix}/`;
    this.#storage = allowed(storage);
    for (const key of this.#keys()) {
      this.#texts.set(key.slice(this.#prefix.length), this.#storage?.getItem(key) ?? "");
    }
    this.keeping = this.#tried();
  }

  get(name: string): string | undefined {
    return this.#texts.get(name);
  }

  /** Give those whose names begin so, without that beginning. */
  all(beginning: string): Record<string, string> {
    const found = [...this.#texts].filter(([name]) => name.startsWith(beginning));
    return Object.fromEntries(found.map(([name, text]) => [name.slice(beginning.length), text]));
  }

  set(name: string, text: string | null): void {
    if (text === null) {
      this.#texts.delete(name);
      if (this.keeping !== "elsewhere") {
        this.#storage?.removeItem(this.#prefix + name);
      }
      return;
    }
    this.#texts.set(name, text);
    if (this.keeping === "elsewhere") {
      return;
    }
    try {
      this.#storage?.setItem(this.#prefix + name, text);
    } catch {
      this.keeping = "full";
    }
  }

  /** Delete all, whichever tab has kept it, and begin to keep again. */
  clear(): void {
    this.#texts.clear();
    for (const key of this.#keys()) {
      this.#storage?.removeItem(key);
    }
    this.keeping = this.#tried();
  }

  /**
   * Hear that another tab has written something. If it is this page there, what is done here is kept
   * no more: each would overwrite what the other has kept.
   */
  hear(key: string | null): void {
    if (key?.startsWith(this.#prefix) && key !== this.#prefix + PROBE) {
      this.keeping = "elsewhere";
    }
  }

  /** Find out whether anything can be written; a storage that is empty and takes nothing never will. */
  #tried(): Keeping {
    try {
      this.#storage?.setItem(this.#prefix + PROBE, PROBE);
      this.#storage?.removeItem(this.#prefix + PROBE);
      return this.#storage ? "kept" : "lost";
    } catch {
      return this.#storage?.length ? "full" : "lost";
    }
  }

  #keys(): string[] {
    return Object.keys(this.#storage ?? {}).filter((key) => key.startsWith(this.#prefix));
  }
}

/** Give what a browser keeps texts in: where it keeps none, asking for it may fail already. */
function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}

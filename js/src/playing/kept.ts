/** What becomes of what somebody does here: the browser keeps it, cannot, or has no more room. */
export type Keeping = "kept" | "lost" | "full";

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
    this.#storage = usable(storage);
    this.keeping = this.#storage ? "kept" : "lost";
    for (const key of Object.keys(this.#storage ?? {})) {
      if (key.startsWith(this.#prefix)) {
        this.#texts.set(key.slice(this.#prefix.length), this.#storage?.getItem(key) ?? "");
      }
    }
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
      this.#storage?.removeItem(this.#prefix + name);
      return;
    }
    this.#texts.set(name, text);
    try {
      this.#storage?.setItem(this.#prefix + name, text);
    } catch {
      this.keeping = "full";
    }
  }

  clear(): void {
    for (const name of [...this.#texts.keys()]) {
      this.set(name, null);
    }
  }
}

/** Find out whether a browser keeps anything: where it does not, asking for it may fail already. */
function usable(storage: () => Storage): Storage | null {
  try {
    const found = storage();
    found.setItem(PROBE, PROBE);
    found.removeItem(PROBE);
    return found;
  } catch {
    return null;
  }
}

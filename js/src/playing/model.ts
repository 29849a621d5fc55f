import type { State, Told, WidgetData } from "./contract.ts";

type Listener = (value: unknown) => void;

/** A widget in the page: what Python has told of it, and what its front end may do with that. */
export class Model {
  readonly #say: (data: WidgetData) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  #written: State = {};
  state: State;
  /** Whether Python has taken it away, or has ended itself. */
  closed = false;

  constructor(state: State, say: (data: WidgetData) => void) {
    this.state = state;
    this.#say = say;
  }

  get(name: string): unknown {
    return this.state[name];
  }

  set(name: string, value: unknown): void {
    this.state[name] = value;
    this.#written[name] = value;
    this.#hear(`change:${name}`, value);
  }

  save_changes(): void {
    const state = this.#written;
    this.#written = {};
    this.#tell({ method: "update", state, buffer_paths: [] });
  }

  send(content: unknown): void {
    this.#tell({ method: "custom", content });
  }

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }

  /** Take what Python says; what it repeats of what was written here is known already. */
  receive({ method, state, content }: (Told & { tell: "comm_msg" })["data"]): void {
    if (method === "custom") {
      this.#hear("msg:custom", content);
    } else if (method === "update" && state) {
      Object.assign(this.state, state);
      for (const [name, value] of Object.entries(state)) {
        this.#hear(`change:${name}`, value);
      }
    }
  }

  close(): void {
    this.closed = true;
    this.#hear("close", null);
  }

  /** As in Jupyter, what is asked of a widget that has no Python any more fails. */
  #tell(data: WidgetData): void {
    if (this.closed) {
      throw new Error("this widget has no Python any more");
    }
    this.#say(data);
  }

  #hear(name: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      listener(value);
    }
  }
}

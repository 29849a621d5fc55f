/**
 * What Python and the browser say to each other about a question in a box of its own; the other
 * half is sequence_widget/widget/question_widget.py.
 */
import type { Asked, Guess, Reading, Shown } from "../questions.ts";

export interface Reply {
  id: number | null;
  refused?: string;
  done?: true;
  read?: string;
}

type Listener = (...values: never[]) => void;

/** What anywidget hands us, as far as we use it. */
export interface Model {
  get(key: "asked"): Asked;
  get(key: "shown"): Shown;
  send(content: (Guess | Reading) & { id: number }): void;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

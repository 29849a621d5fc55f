/**
 * What a page that plays is given, and what it and its Python say to each other, as JSON; its other
 * half is sequence_widget/playing/.
 */

export interface Course {
  /** What the page's files are kept under in a browser. */
  storage: string;
  title: string;
  language: string;
  lessons: Lesson[];
  /** Text files that the cells find beside them, by their names with the language's folder. */
  files: Record<string, string>;
  /** Whether there is one game and no lesson: its cell is run without being asked for. */
  game: boolean;
  /** By language and key. */
  words: Record<string, Record<string, string>>;
}

export interface Lesson {
  name: string;
  language: string;
  title: string;
  question: string;
  cells: Cell[];
}

export interface Cell {
  id: string;
  kind: "text" | "code";
  /** HTML, or code. */
  source: string;
  hidden: boolean;
}

/** What comes of a cell: one of these is there. */
export interface Output {
  /** The model of a widget, by its id. */
  widget?: string;
  html?: string;
  text?: string;
  /** What was printed. */
  said?: string;
  error?: string;
}

export type State = Record<string, unknown>;

/** What is said to Python. */
export type Said =
  | { do: "files"; files: Record<string, string> }
  | { do: "run"; cell: string; lesson: string; language: string; code: string }
  | { do: "widget"; content: { comm_id: string; data: WidgetData } };

export type WidgetData =
  | { method: "update"; state: State; buffer_paths: string[][] }
  | { method: "custom"; content: unknown };

/** What Python, or the worker around it, tells. */
export type Told =
  | { tell: "ready" }
  | { tell: "failed"; said: string }
  | ({ tell: "output"; cell: string } & Output)
  | { tell: "done"; cell: string; well: boolean }
  | { tell: "file"; name: string; text: string | null }
  | { tell: "comm_open"; id: string; data: { state: State } }
  | {
      tell: "comm_msg";
      id: string;
      data: Partial<{ method: string; state: State; content: unknown }>;
    }
  | { tell: "comm_close"; id: string };

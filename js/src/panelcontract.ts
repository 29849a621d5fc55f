/** What Python tells the panels beside the moves, and what they ask; see contract.ts. */

export interface Unseen {
  title: string;
  /** Who may hold the cards: the players whose hands the viewer does not see. */
  holders: string[];
  /** The kinds of cards, or the sums of a roll. */
  rows: UnseenRow[];
  /** Whom the marked rows help, in a sentence. */
  helping: string;
  /** What the selected card or space has to hope for; empty if nothing is selected. */
  told: string;
}

export interface UnseenRow {
  kind?: string;
  sum?: number;
  /** How many cards of this kind are unseen; how many rolls show this sum. */
  count: number;
  /** In words, that it comes next. */
  chance: string;
  /** In words, that each of the holders has one. */
  held: string[];
  /** Whether it completes a line at once. */
  helps: boolean;
  /** Whether it is, or fills, what is selected. */
  chosen: boolean;
}

/** The chances of winning over the game; they come again and again, surer each time. */
export interface Chances {
  title: string;
  /** What the chances now come from, in a sentence. */
  how: string;
  /** The ply that the lines begin with. */
  first: number;
  /** By side: its first seat, and its chance now with both ends of the interval. */
  sides: { seat: number; text: string; level: number; low: number; high: number }[];
  /** By side and ply: the chance and both ends of its interval in thousandths, once known. */
  lines: (number[] | null)[][];
  /** By ply: what its event changed for who had the turn, in points, where that may be known. */
  swings: (number | null)[];
  /** The events that changed most, in words. */
  largest: { ply: number; say: string }[];
  /** The seats whose moves may be looked at again. */
  review: number[];
  /** Whether it may be asked what had been best instead of the last move. */
  better: boolean;
}

/** A move that cost much, to try again from the ply before. */
export interface Mistake {
  ply: number;
  say: string;
  /** What could have been played, in no order of merit. */
  moves: { text: string; say: string }[];
}

export interface Many {
  /** What can be tried from here; nothing, and only a title that says why, after the game. */
  kinds: TrialKind[];
  kind: TrialKind;
  state: "idle" | "runs" | "paused";
  /** How many trials there were. */
  title: string;
  /** What one of them is. */
  note: string;
  /** Whether the exact chance stands beside the share; else the interval of the estimate does. */
  exact: boolean;
  rows: ManyRow[];
  /** Whether real dice or cards may be entered. */
  by_hand: boolean;
  /** What was entered last; empty if nothing was. */
  last: string;
}

export type TrialKind = "rolls" | "draws" | "games";

export interface ManyRow {
  name: string;
  /** The kind of card, if it is one. */
  kind?: string;
  count: string;
  share: string;
  /** The share, and the exact chance if there is one, as numbers. */
  level: number;
  chance: number | null;
  /** The exact chance, or the interval, in words. */
  beside: string;
}

/** What can be done with the panel "many"; `kind` is what is tried, or comes to be. */
export type Trying = { kind: TrialKind } & (
  | { act: "choose" | "go-on" | "pause" | "stop" | "clear" | "take-back" }
  | { act: "run"; times: number; seed: string }
  | { act: "enter"; text: string }
);

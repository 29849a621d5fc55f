/** What stands in a page that steps through a game; its other half is sequence_widget/widget/page/. */
import type { Chances, Figure, Happening, Scene, Traits, Unseen, UnseenRow } from "../contract.ts";

/**
 * What makes one thing of another: the number of the value that takes its place, nothing where it
 * is gone, or what changes in it, by key or place.
 */
export type Patch = number | null | { [key: string]: Patch };

/** A game with every moment worked out as one viewer sees it. */
export interface PageData {
  /** The page begins in the first. */
  languages: string[];
  /** What makes `Lasting` of nothing. */
  lasting: Patch;
  /** Each with the moment before it, if that is told too, and what is other than there. */
  moments: [number | null, Patch][];
  lines: Line[];
  /** The number of the courses, one for each line. */
  courses: number;
  /** The line that is shown first. */
  line: number;
  /** The moment that is shown first. */
  shown: number;
  /** By number: what is the same in all languages, or one after the other what each says. */
  values: unknown[][];
}

/** A course of the game, from its beginning to its end. */
export interface Line {
  tip: number;
  entries: number;
  /** The number of what was worked out beforehand of the chances over this line. */
  chances?: number;
}

/** What stays the same for the whole game, in one language. */
export interface Lasting extends Pick<Traits, "board" | "seats" | "drawings" | "words"> {
  rules: string[];
  title: string;
  /** Whose cards are seen, in a sentence; empty where none are hidden. */
  eyes: string;
}

/** What is shown of one moment, in one language. */
export interface Moment
  extends Pick<Traits, "chips" | "hand" | "roll" | "supply" | "turn" | "winner"> {
  scene: Pick<
    Scene,
    "ply" | "awaiting" | "won" | "viewer" | "piles" | "deck" | "hints" | "status"
  > & { hands: (string[] | null)[] };
  /** The event that led here; empty at the very beginning. */
  last: Partial<Happening>;
  /** By the name of the overlay, or "none". */
  over: Record<string, Over>;
  /** A row that there is no more of is null. */
  unseen: Partial<Omit<Unseen, "rows">> & { rows?: Record<string, UnseenRow | null> };
  chances?: Pick<Chances, "sides">;
}

/** What lies over the spaces, why nothing does, and what is said beside the board then. */
export interface Over {
  figures: Record<string, Figure>;
  notice: string;
  reason: string;
}

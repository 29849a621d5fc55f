/** What Python and the browser say to each other of a question that is put together by pointing. */

/** A value and its words. */
type Option = [string, string];

/** A place in the sentence where something is chosen. */
export interface Chip {
  name: string;
  /** What is chosen there, for who cannot see the sentence. */
  label: string;
  /** A word that stands before it. */
  before: string;
  value: string;
  options: Option[];
}

export interface SentencePart {
  before: string;
  chips: Chip[];
  /** Whether what is pointed at goes into this part. */
  here: boolean;
  /** The button that takes it out; empty where it has to stay. */
  drop: string;
}

export interface WhatIf {
  /** Why no question can be put together about this game. */
  told?: string;
  parts: SentencePart[];
  /** The buttons that join something on. */
  presses: Option[];
  /** The sentence as far as it has grown. */
  grown: string;
  /** Whether the answer is being worked out. */
  works: boolean;
  /** What to do next, while the question is not complete. */
  next?: string;
  /** Why there is no answer. */
  refused?: string;
  /** The answer and whose eyes it is seen with; and as a number. */
  answer?: string;
  /** The answer as a fraction, where that is too long to be read at once; else empty. */
  exact?: string;
  level?: number;
  /** The calculation, as MathML; and why. */
  working?: string;
  why?: string;
  /** The pictures that there are, the one that is drawn, and how. */
  pictures?: Option[];
  picture?: string;
  drawn?: string;
  /** The line that asks the same in a cell, and the one that asks it of a class. */
  code?: string[];
  lesson?: string[];
  /** By claim: the spaces that it is about. */
  cells?: string[][];
  /** The kinds of cards that the question is about. */
  cards?: string[];
}

/** What can be done with the sentence. */
export type PuttingTogether =
  | { act: "choose"; chip: string; option: string }
  | { act: "press"; name: string }
  | { act: "point"; what: string }
  | { act: "stop" };

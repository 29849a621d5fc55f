/** What passes between Python and the browser of a question: on a board, or in a box of its own. */

/** A question on the board, and the number that a guess has to name. */
export interface BoardQuestion {
  number: number;
  asked: Asked;
  shown: Shown;
}

/** What is known of a question from the beginning: nothing that depends on the answer. */
export interface Asked {
  question: string;
  /** What can be chosen among; empty where the guess is typed. */
  choices: string[];
  language: string;
  words: Record<string, string>;
}

/** What has been guessed, and of the answer nothing before the phase is over. */
export interface Shown {
  /** `kept` is the end where the truth is told by another cell, later. */
  phase: "open" | "again" | "kept" | "over";
  /** Every guess, as it was typed. */
  guesses: string[];
  /** What is said to the last of them. */
  said: string;
  verdict: string;
  passed: boolean;
  /** Whether a kept guess may be changed. */
  changes?: boolean;
  /** Why guesses are not kept in a file, if they are not. */
  note: string;
  /** Only when the truth may be told. */
  answer?: string;
  /** The calculation of the answer as MathML, every word in it escaped; empty if there is none. */
  working?: string;
  why?: string;
  usual?: string;
  /** Where the answer and the last guess are on a scale from 0 to 1, if they can be there. */
  places?: { answer: number; guess?: number } | null;
}

/** What is asked of a question while somebody types: as what number it is read, if as any. */
export interface Reading {
  do: "read";
  text: string;
}

/** Has a guess read that is being typed; in words, or nothing. */
export type Read = (text: string, told: (words: string) => void) => void;

/** What is sent to a question. */
export type Guess =
  | { do: "guess"; text: string }
  | { do: "guess"; choice: number }
  | { do: "pass" };

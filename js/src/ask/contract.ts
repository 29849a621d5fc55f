/**
 * What Python and the browser say to each other about a question; the other half is
 * sequence_widget/widget/asking.py. Nothing depends on the answer before the guess is made.
 */

export interface Asked {
  question: string;
  /** What can be chosen among; empty where the guess is typed. */
  choices: string[];
  language: string;
  words: Record<string, string>;
}

export interface Shown {
  /** `kept` is the end where the truth is told by another cell, later. */
  phase: "open" | "again" | "kept" | "over";
  /** Every guess, as it was typed. */
  guesses: string[];
  /** What is said to the last of them. */
  said: string;
  verdict: string;
  passed: boolean;
  /** Why guesses are not kept in a file, if they are not. */
  note: string;
  /** Only when the truth may be told. */
  answer?: string;
  why?: string;
  usual?: string;
  /** Where the answer and the last guess are on a scale from 0 to 1, if they can be there. */
  places?: { answer: number; guess?: number } | null;
}

export type Wish = { do: "guess"; text: string } | { do: "guess"; choice: number } | { do: "pass" };

export interface Reply {
  id: number | null;
  refused?: string;
  done?: true;
}

type Listener = (...values: never[]) => void;

/** What anywidget hands us, as far as we use it. */
export interface Model {
  get(key: "asked"): Asked;
  get(key: "shown"): Shown;
  send(content: Wish & { id: number }): void;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

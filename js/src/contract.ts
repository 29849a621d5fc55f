// biome-ignore-all lint/style/noExcessiveLinesPerFile: what is exchanged is read in one place
/**
 * What Python and the browser say to each other; its other half is sequence_widget/widget/.
 *
 * Python holds the game. The browser draws what the traits show and sends back intents; it knows
 * no rules. Nothing that `show` hides is in any trait or message.
 */
import type { BoardQuestion, Guess, Reading } from "./questions.ts";
import type { PuttingTogether, WhatIf } from "./whatif.ts";

/** Stands for a card that is hidden. */
export const HIDDEN = "?";
/** The word of a free space. */
export const FREE = "free";

/** The synced traits. */
export interface Traits {
  /** How many events lie behind the position shown; writing it steps through the game. */
  ply: number;
  /** A view option: the language of everything the board says. */
  language: string;
  /**
   * A view option: which figures lie over the spaces, if any; "numbers", "dist" or "ratings" where
   * a cell has set values, which the browser cannot choose.
   */
  overlay: string | null;

  /** The space or card that is pointed out, "b1" or "tiger", or nothing; writing it says so. */
  selected: string;

  /** The panels that are open beside the moves, of those for which Python works something out. */
  panels: string[];
  /** What the panel "unseen" shows; empty while it is shut. */
  unseen: Partial<Unseen>;
  /** What the panel "many" shows; empty while it is shut. */
  many: Partial<Experiments>;
  /** What the panel "claims" shows; empty while it is shut, and a page without a kernel has none. */
  claims?: Partial<WhatIf>;
  /** The question that is asked on the board; empty without one. */
  question: Partial<BoardQuestion>;

  /** What the panel "chances" shows; empty while it is shut. */
  chances: Partial<Chances>;

  /** What stands beside a board that `sq.follow` made, as HTML; others have no such trait. */
  said?: string;

  /** For other cells, and part of the scene. */
  turn: number | null;
  winner: number | null;
  chips: Record<string, number>;
  roll: number[] | null;
  supply: number[];
  /** The cards of the hand that is seen, sorted; of whose turn it is where all hands are open. */
  hand: string[];
  /** "tiger b1", "swap tiger": what whose turn it is may do, where that hand is seen. */
  legal_moves: string[];
  /** The move list as far as a browser knows it, for a notebook that is saved; Python leaves it alone. */
  log: { told?: Happening[] };
  /** For other cells alone. */
  last_event: string;
  position_text: string;

  /** What stays the same for a whole game. */
  board: BoardTrait;
  seats: Seat[];
  /**
   * What else is shown now. A trait travels as a whole when it has changed, so the scene comes in
   * parts, of which `aside` is what a move seldom changes.
   */
  scene: Partial<SentScene>;
  aside: Partial<SentScene>;
  /** What lies over spaces, by cell, while an overlay is on. */
  figures: Record<string, Figure>;
  /** The lines that give it in a cell; a page without a kernel has none. */
  code?: string[];
  /** The drawings of this game's cards, by kind: what stands in an SVG of 32 by 32. */
  drawings: Record<string, string>;
  /** Every sentence and label the browser needs, by key, in the chosen language. */
  words: Record<string, string>;
}

/** The traits that together say what is shown now; state/scenereader.ts joins them. */
export const SCENE = [
  "aside",
  "chips",
  "figures",
  "hand",
  "legal_moves",
  "roll",
  "scene",
  "supply",
  "turn",
  "winner",
] as const;

/** The other traits from which the board is drawn. */
export const LASTING = [
  "board",
  "chances",
  "claims",
  "code",
  "drawings",
  "language",
  "many",
  "overlay",
  "panels",
  "question",
  "said",
  "seats",
  "selected",
  "unseen",
  "words",
] as const;

/** What the browser may write. */
export type Writable = Pick<Traits, "ply" | "selected" | "panels" | "language" | "overlay">;

export interface BoardTrait {
  /** Whether players hold cards. */
  has_hands: boolean;
  /** Whether dice are rolled. */
  has_dice: boolean;
  width: number;
  height: number;
  /** In reading order. */
  spaces: Space[];
  /** What cards, and words on spaces such as "free", are called in the chosen language. */
  names: Record<string, string>;
  /** The faces of each die; empty without dice. */
  dice: number[];
  /** Cards in a full hand; 0 without hands. */
  hand_size: number;
  /** The game's name. */
  title: string;
  /** What numbers do that do more than bear a chip, in a few words each. */
  legend: string[];
}

export interface Space {
  cell: string;
  /** The animal's or number's word, or `FREE`. */
  word: string;
  /** A number that a removal spares. */
  protected?: boolean;
}

export interface Seat {
  name: string;
  /** Seats of one side share a colour and a mark. */
  side: number;
  colour: "green" | "red" | "blue" | "yellow";
  /** Letters or a sign, so that colour never speaks alone. */
  mark: string;
  bot: boolean;
}

/** The scene as it travels, without what other traits tell already. */
export type SentScene = Omit<Scene, keyof Traits | "hands" | "choices" | "actions"> &
  Pick<Scene, "ply"> & {
    /** By seat, as in a scene; null for the hand that the trait `hand` tells. */
    hands: (string[] | null)[];
  };

export interface Scene {
  ply: number;
  /** The last ply of the current line. */
  plies: number;
  /** The last entry of the move list, in which a move stands together with its luck. */
  entries: number;
  /** Changes whenever entries of the move list that were there before may have changed. */
  line: number;
  /** Whose turn it is or how the game ended, in a sentence. */
  status: string;
  /** What the figures over the spaces mean, if there are any. */
  legend?: string;
  /**
   * What led from the position sent before to this one, oldest first: all of what was played, and
   * of what was leafed forward over the last turn. Empty after a way back or to another line.
   */
  happened: Happening[];
  /** The event that led to this position, whether stepped to or played. */
  last: Happening | null;
  /** By cell: the side whose chip stands there. */
  chips: Record<string, number>;
  turn: number | null;
  awaiting: "move" | "deal" | "draw" | "roll" | "roll-off" | null;
  winner: number | null;
  /** Every cell of the winning lines. */
  won: string[];
  /** Whose hand is open; null if nobody's, "all" if everybody's. */
  viewer: number | "all" | null;
  /** By seat, sorted; `HIDDEN` for a hidden card. Empty lists without hands. */
  hands: string[][];
  /** By seat, the last card on top. */
  piles: string[][];
  deck: number;
  /** Chips left, by seat (partners share one supply). */
  supply: number[];
  roll: number[] | null;
  /** What a person may do now: by card, or in a game without cards by action (place, replace, remove), the cells. */
  choices: Record<string, string[]>;
  /** Moves without a cell that a person may make now: "swap tiger", "pass". */
  actions: string[];
  /** Why nothing may be done on this screen now, in a sentence; null where it may. */
  why: string | null;
  /** What may be done on this screen now and why, in a sentence or two; empty where `why` is not null. */
  reason: string;
  /** By card of the hand that is seen: what it would do as the board stands, in a sentence. */
  hints: Record<string, string>;
  /** Whether the bot whose turn it is thinks, or is to be let; null if it is no bot's turn. */
  bot: "thinks" | "next" | null;
  /**
   * Whether luck waits to be asked for (a Roll or Draw button, or entering what real ones showed);
   * "held" where it cannot be yet, as a guess comes first.
   */
  luck: boolean | "held";
  /** Whether what real dice or cards showed may be entered on this screen now. */
  entering: boolean;
  /** The seat to move where one has stepped back to, whose cards may be asked for there. */
  handover: number | null;
  /** Cards to choose from when entering one; none where that is not for the viewer to do. */
  drawable: string[];
  undo: boolean;
  /** Other courses of the game, each in words. */
  variations: string[];
  /** How many there are beyond those, in words. */
  more: string | null;
  /** Why what could tell an answer is shut, if the question is asked elsewhere. */
  shut?: string;
  /** What is wrong with the file of the game, what a damaged record lost, or what is not shown. */
  notice?: string;
  /** A sentence that asks to hand the screen over; while it is there, all hands are hidden. */
  curtain: string | null;
  /** What lies over spaces, by cell, while an overlay is on. */
  figures: Record<string, Figure>;
}

export interface Figure {
  text: string;
  /** What it means in words; empty where the space's name says it. */
  say: string;
  /** From 0 to 1, for a bar as long as that. */
  level?: number;
  /** Whether one chip here wins: the text names whose. */
  threat?: boolean;
  /** The kind of card that it is for, where others reach the space too. */
  card?: string;
}

export interface Happening {
  ply: number;
  /** Its place in the move list. */
  entry: number;
  /** "tiger b1", "draw lion", "draw ?", "roll 3+4". */
  text: string;
  /** The same in words, for the status line, the move list and screen readers. */
  say: string;
  seat: number;
  kind:
    | "play"
    | "swap"
    | "pass"
    | "place"
    | "replace"
    | "remove"
    | "deal"
    | "draw"
    | "roll"
    | "roll-off";
  card?: string;
  cell?: string;
  faces?: number[];
}

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
  /** The lines that give it in a cell; a page without a kernel has none. */
  code?: string[];
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
  /** All of it with nothing rounded; a page without a kernel has none. */
  say?: string;
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
  /** By side: its first seat, and its chance now in words. */
  sides: { seat: number; text: string }[];
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
  /** The line that gives the chances now in a cell. */
  code?: string[];
}

/** A move that cost much, to try again from the ply before. */
export interface Mistake {
  ply: number;
  say: string;
  /** What could have been played, in no order of merit. */
  moves: { text: string; say: string }[];
}

export interface Experiments {
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
  rows: OutcomeRow[];
  /** Whether real dice or cards may be entered. */
  by_hand: boolean;
  /** What was entered last; empty if nothing was. */
  last: string;
  /** The lines that give it in a cell. */
  code?: string[];
}

export type TrialKind = "rolls" | "draws" | "games";

export interface OutcomeRow {
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

/** What the browser sends. `ply` and `line` are those of the scene the person was looking at. */
export type Intent = { id: number; ply: number; line: number } & (
  | { do: "play"; text: string } // a move, or what real dice or cards showed: "roll 3+4"
  | { do: "luck" }
  | { do: "undo" }
  | { do: "new"; seed: "same" | "other" }
  | { do: "switch"; variation: number }
  | { do: "step"; to: "back" | "forward" } // by a turn; forward from the end a bot moves
  | { do: "reveal" }
  | { do: "handover" } // the screen is asked for by whoever moves where one has stepped back to
  | Setup
  | { do: "rules" } // the rules in words, a paragraph a line
  | { do: "setup" } // what can be chosen for a new game
  | { do: "copy" } // the position as the viewer sees it
  | { do: "go" } // let the bots move that a cell, or the beginning, has left to move
  | { do: "mistakes"; seat: number } // the moves of a player that cost most
  | { do: "attempt"; at: number; text: string } // whether another move had been better
  | { do: "better"; at: number } // what had been best instead of the last move before a ply
  | { do: "stop" } // wait no longer for the bot that thinks
  | ({ do: "many" } & Trying)
  | ({ do: "claims" } & PuttingTogether)
  | { do: "ask-class" } // what was put together is asked on this board
  | { do: "log"; from: number; to: number } // entries of the move list, both included
  | (Reading & { asked: number })
  | (Guess & { asked: number }) // to the question of this number, whatever moment is shown
);

/** Another game, begun in the place of this one. */
export interface Setup {
  do: "begin";
  /** A name that `Choices` offers. */
  edition: string;
  /** By seat; `bot` is a name that `Choices` offers, or null for a person. */
  players: { name: string; bot: string | null }[];
  /** Which seat begins; null where that is not for anybody to say. */
  first: number | null;
  luck: "auto" | "ask";
  entering: boolean;
  /** A number or a word that stands for one course of luck; empty for a fresh one. */
  seed: string;
  /** A position to begin from instead of an edition. */
  position?: string;
}

/** What can be chosen for a new game, and what is played now. */
export interface Choices extends Pick<Setup, "edition" | "luck"> {
  /** By seat; `person` is what a person would be called who takes it over. */
  players: (Setup["players"][number] & { person: string })[];
  /** Null where a cell has said that nothing is entered: then it is no choice. */
  entering: boolean | null;
  editions: { name: string; said: string; players: number[]; first: boolean }[];
  bots: { name: string; said: string }[];
}

/**
 * What Python answers; views show only answers to their own ids, and those to no one's. That an
 * intent is done is told by the scene of another moment alone, where it leads to one.
 */
export type Answer =
  | { id: number | null; refused: string }
  | { id: number; done: true }
  | { id: number; told: string[] }
  | { id: number; mistakes: Mistake[] }
  | { id: number; setup: Choices }
  | { id: number; text: string }
  | { id: number; read: string }
  | { id: number; line: number; log: Happening[] };

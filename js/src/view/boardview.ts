import type { Controller } from "../state/controller.ts";
import type { DrawnTraits } from "../state/model.ts";
import type { Say } from "../state/words.ts";
import type { Fit } from "./fit.ts";
import type { Mistakes } from "./mistakes.ts";

export type Points = "on" | "paused" | "";

/** One view of the board on a page: everything its parts are drawn from. */
export interface BoardView extends DrawnTraits {
  say: Say;
  controller: Controller;
  /** Begins the ids of this view, since one page may hold many views. */
  prefix: string;
  fit: Fit;
  /** Whether something is still to be seen, of which nothing is told before. */
  unfolds: boolean;
  /** Whether dice still tumble. */
  tumbles: boolean;
  /** Whether what is clicked goes into a question that is put together; empty without one. */
  points: Points;
  /** Told when the question comes into sight, or goes. */
  onQuestion: (isHere: boolean) => void;
  onPaused: (paused: boolean) => void;
  /** The spaces lit by what is pointed at in a picture; null if nothing is. */
  lights: string[] | null;
  onLights: (cells: string[] | null) => void;
  /** The moves that are looked at again. */
  mistakes: Mistakes;
  /** Make a move, or answer with it where a mistake is tried again. */
  play: (text: string) => void;
}

/** Whether what could tell an answer is shut, since a guess is waited for, here or elsewhere. */
export function isShut(view: Pick<BoardView, "question" | "scene">): boolean {
  return waitsForGuess(view) || view.scene.shut !== undefined;
}

/** Why what could tell an answer is shut. */
export function whyShut(view: Pick<BoardView, "say" | "scene">): string {
  return view.scene.shut ?? view.say("ui.shut");
}

/** Whether the board waits for a guess. */
export function waitsForGuess({ question: { shown } }: Pick<BoardView, "question">): boolean {
  return shown?.phase === "open" || shown?.phase === "again";
}

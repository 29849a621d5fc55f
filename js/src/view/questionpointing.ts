import { useState } from "preact/hooks";
import { HIDDEN } from "../contract.ts";
import { handSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import type { MoveChoice } from "./movechoice.ts";

export type QuestionPointing = Pick<
  BoardView,
  "points" | "onQuestion" | "onPaused" | "lights" | "onLights"
>;

/**
 * Whether clicks go into a question that is put together, and what a picture of it lights. Whoever
 * has paused it finds it paused when the question is looked at again.
 */
export function useQuestionPointing(): QuestionPointing {
  const [isHere, onQuestion] = useState(false);
  const [paused, onPaused] = useState(false);
  const [lights, onLights] = useState<BoardView["lights"]>(null);
  const asked = paused ? "paused" : "on";
  return { points: isHere ? asked : "", onQuestion, onPaused, lights, onLights };
}

/** What clicks on the board and on cards do while a question is put together. */
export function intoTheQuestion({
  controller,
  scene,
}: BoardView): Pick<MoveChoice, "picked" | "chosen" | "asking" | "onPick" | "onSpace"> {
  const point = (what: string): void =>
    controller.ask({ do: "claims", act: "point", what }, (answer) =>
      controller.refuse("refused" in answer ? answer.refused : ""),
    );
  const seat = handSeat(scene);
  const hand = seat === null ? [] : (scene.hands[seat] ?? []);
  return {
    picked: null,
    chosen: null,
    asking: null,
    onSpace: point,
    onPick: (place) => {
      const kind = hand[place];
      if (kind !== undefined && kind !== HIDDEN) {
        point(kind);
      }
    },
  };
}

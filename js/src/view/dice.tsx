import type { JSX } from "preact";
import { lastRoll } from "../state/history.ts";
import type { BoardView } from "./boardview.ts";
import { Die } from "./drawings/die.tsx";

/** The dice as they lie, with their sum once they have come to rest. */
export function Dice({ view }: { view: BoardView }): JSX.Element {
  const { board, controller, say, scene, tumbles } = view;
  const over = scene.awaiting === null;
  const faces = scene.roll ?? (over ? lastRoll(scene, controller.moveLog) : null);
  const sum = tumbles ? undefined : faces?.reduce((a, b) => a + b, 0);
  const label =
    faces && sum !== undefined
      ? say("ui.dice.rolled", { faces: faces.join(" + "), sum })
      : say("ui.dice.waiting");
  return (
    <div class="sqw-dice" role="img" aria-label={label}>
      {board.dice.map((_, die) => (
        <Die key={die} face={faces?.[die] ?? null} />
      ))}
      {faces && faces.length > 1 ? (
        <span class="sqw-sum">{sum === undefined ? "" : `= ${sum}`}</span>
      ) : null}
    </div>
  );
}

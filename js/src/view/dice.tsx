import type { JSX } from "preact";
import type { Faces } from "../motion/motion.ts";
import { lastRoll } from "../state/history.ts";
import type { BoardView } from "./boardview.ts";
import { Die } from "./drawings/die.tsx";

interface Properties {
  view: BoardView;
  /** What the dice show while a roll is told of, whatever has come after it. */
  told: Faces;
}

/** The dice as they lie, with their sum. */
export function Dice({ view, told }: Properties): JSX.Element {
  const { board, controller, say, scene } = view;
  const over = scene.awaiting === null;
  const own = scene.roll ?? (over ? lastRoll(scene, controller.moveLog) : null);
  const faces = told === undefined ? own : told;
  const sum = faces?.reduce((a, b) => a + b, 0);
  const label = faces
    ? say("ui.dice.rolled", { faces: faces.join(" + "), sum: sum ?? 0 })
    : say("ui.dice.waiting");
  return (
    <div class="sqw-dice" role="img" aria-label={label}>
      {board.dice.map((_, die) => (
        <Die key={die} face={faces?.[die] ?? null} />
      ))}
      {faces && faces.length > 1 ? <span class="sqw-sum">= {sum}</span> : null}
    </div>
  );
}

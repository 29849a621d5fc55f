import type { JSX, TargetedEvent } from "preact";
import { useState } from "preact/hooks";
import type { BoardTrait, Space as SpaceTrait } from "../contract.ts";
import { effectAt, optionsAt } from "../state/allowedmoves.ts";
import { sinceLastDecision } from "../state/history.ts";
import type { BoardView } from "./boardview.ts";
import { claim } from "./keyboard.ts";
import type { MoveChoice } from "./movechoice.ts";
import { MoveChooser } from "./movechooser.tsx";
import { Space } from "./space.tsx";

interface Properties {
  view: BoardView;
  choice: MoveChoice;
}

/** How far each key leads, across and down; it never leaves the board. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
};

/** Where a key leads from a space, by column and row; null for other keys. */
function arrowTarget(key: string, at: number, width: number, height: number): number | null {
  const step = STEPS[key];
  if (!step) {
    return null;
  }
  const x = Math.min(Math.max((at % width) + step[0], 0), width - 1);
  const y = Math.min(Math.max(Math.floor(at / width) + step[1], 0), height - 1);
  return y * width + x;
}

/** The spaces in rows, and the arrow keys that walk over them. */
export function Board({ view, choice }: Properties): JSX.Element {
  const { chosen, asking, onSpace, onChoose, cancel } = choice;
  const { board, controller, say, scene } = view;
  const { current, onKeyDown, onFocusIn } = useWalk(board);
  const rows = Array.from({ length: board.height }, (_, row) =>
    board.spaces.slice(row * board.width, (row + 1) * board.width),
  );
  const last = sinceLastDecision(scene, controller.moveLog).at(0)?.cell;
  const points = view.points === "on";
  const asked = new Set(view.lights ?? view.claims?.cells?.flat());

  return (
    <div
      class="sqw-board"
      data-choosing={chosen !== null || undefined}
      data-bare={view.fit.bare || undefined}
      data-small={view.fit.small || undefined}
      style={{ "--sqw-columns": board.width, "--sqw-rows": board.height }}
    >
      <div class="sqw-columns" aria-hidden="true">
        {rows[0]?.map((space) => (
          <span key={space.cell}>{space.cell[0]}</span>
        ))}
      </div>
      <div
        class="sqw-grid"
        role="grid"
        aria-label={say("ui.board")}
        onClick={({ target }) => {
          const cell = cellOf(target);
          if (cell) {
            onSpace(cell);
          }
        }}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
      >
        {rows.map((row, y) => (
          <div role="row" class="sqw-row" key={row[0]?.cell}>
            <span class="sqw-row-name" aria-hidden="true">
              {y + 1}
            </span>
            {row.map((space, x) => (
              <Space
                key={space.cell}
                view={view}
                space={space}
                can={points ? null : effectAt(scene, space.cell, chosen)}
                last={last === space.cell}
                lit={!points && isLit(view, space, chosen)}
                asks={points}
                asked={asked.has(space.cell)}
                roving={y * board.width + x === current}
              />
            ))}
          </div>
        ))}
      </div>
      {asking === null ? null : (
        <MoveChooser view={view} cell={asking} onChoose={onChoose} onCancel={cancel} />
      )}
    </div>
  );
}

/** Whether a space shows that something can be done there. */
function isLit(
  { board, mistakes, scene }: BoardView,
  { cell, word }: SpaceTrait,
  chosen: string | null,
): boolean {
  // What could be done steps back for what was best, and for what is pointed out there.
  if (mistakes.marks.some((mark) => mark.kind === "best" || mark.cell === cell)) {
    return false;
  }
  // What goes almost anywhere would light up almost everything.
  return !board.has_hands || chosen !== null
    ? effectAt(scene, cell, chosen) !== null
    : optionsAt(scene, cell).some((option) => option === word);
}

/** The space that something happened to. */
function cellOf(target: EventTarget | null): string | undefined {
  return (target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell;
}

interface Walk {
  /** The number of the space at which the keyboard enters the board. */
  current: number;
  onKeyDown: (event: TargetedEvent<HTMLElement, KeyboardEvent>) => void;
  onFocusIn: (event: FocusEvent) => void;
}

/** The arrow keys lead from space to space. */
function useWalk({ spaces, width, height }: BoardTrait): Walk {
  const [current, setCurrent] = useState(0);
  return {
    current,
    onKeyDown: (event) => {
      const to = arrowTarget(event.key, current, width, height);
      if (to !== null && claim(event)) {
        event.currentTarget.querySelectorAll<HTMLElement>("[data-cell]")[to]?.focus();
      }
    },
    onFocusIn: ({ target }) => {
      const cell = cellOf(target);
      setCurrent(
        Math.max(
          0,
          spaces.findIndex((space) => space.cell === cell),
        ),
      );
    },
  };
}

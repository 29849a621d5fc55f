import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { effectAt, optionsAt } from "../state/allowedmoves.ts";
import { sinceLastDecision } from "../state/history.ts";
import type { BoardView } from "./boardview.ts";
import type { MoveChoice } from "./movechoice.ts";
import { MoveChooser } from "./movechooser.tsx";
import { Space } from "./space.tsx";

interface Properties {
  view: BoardView;
  choice: MoveChoice;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a space, by column and row; null for other keys. */
function arrowTarget(key: string, at: number, width: number, height: number): number | null {
  const column = at % width;
  const row = Math.floor(at / width);
  if (key === "Home") {
    return row * width;
  }
  if (key === "End") {
    return row * width + width - 1;
  }
  const step = STEPS[key];
  if (!step) {
    return null;
  }
  const x = Math.min(Math.max(column + step[0], 0), width - 1);
  const y = Math.min(Math.max(row + step[1], 0), height - 1);
  return y * width + x;
}

/** The spaces in rows, and the arrow keys that walk over them. */
export function Board({ view, choice }: Properties): JSX.Element {
  const { chosen, asking, onSpace, onChoose, cancel } = choice;
  const { board, controller, say, scene } = view;
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const rows = Array.from({ length: board.height }, (_, row) =>
    board.spaces.slice(row * board.width, (row + 1) * board.width),
  );
  const lit = (cell: string): boolean => {
    if (board.game === "dice" || chosen !== null) {
      return effectAt(scene, cell, chosen) !== null;
    }
    // What goes almost anywhere would light up almost everything.
    const word = board.spaces.find((space) => space.cell === cell)?.word;
    return optionsAt(scene, cell).some((option) => option === word);
  };
  const last = sinceLastDecision(scene, controller.moveLog).at(0)?.cell;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const to = arrowTarget(event.key, current, board.width, board.height);
    if (to !== null) {
      event.preventDefault();
      event.stopPropagation();
      grid.current?.querySelectorAll<HTMLElement>("[data-cell]")[to]?.focus();
    }
  };
  const onFocus = (event: FocusEvent): void => {
    const cell = (event.target as HTMLElement).dataset.cell;
    setCurrent(
      Math.max(
        0,
        board.spaces.findIndex((space) => space.cell === cell),
      ),
    );
  };

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
        ref={grid}
        class="sqw-grid"
        role="grid"
        aria-label={say("ui.board")}
        onKeyDown={onKeyDown}
        onFocusIn={onFocus}
      >
        {rows.map((row, y) => (
          <div role="row" class="sqw-row" key={row[0]?.cell}>
            <span class="sqw-row-name" aria-hidden="true">
              {y + 1}
            </span>
            {row.map((space, x) => {
              const can = effectAt(scene, space.cell, chosen);
              return (
                <div role="gridcell" class="sqw-cell" key={space.cell}>
                  <Space
                    view={view}
                    space={space}
                    can={can}
                    last={last === space.cell}
                    lit={lit(space.cell)}
                    roving={y * board.width + x === current}
                    onPress={() => onSpace(space.cell)}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {asking === null ? null : (
        <MoveChooser view={view} cell={asking} onChoose={onChoose} onCancel={cancel} />
      )}
    </div>
  );
}

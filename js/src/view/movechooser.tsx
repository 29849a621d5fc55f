import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { optionsAt } from "../state/allowedmoves.ts";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { CardPicture, isDrawn } from "./drawings/cards.tsx";
import { cardName } from "./names.ts";

interface Properties {
  view: BoardView;
  cell: string;
  onChoose: (option: string) => void;
  onCancel: () => void;
}

/** Asks, beside a space, which of several things to do there. */
export function MoveChooser({ view, cell, onChoose, onCancel }: Properties): JSX.Element {
  const { board, say } = view;
  const ref = useRef<HTMLDivElement>(null);
  const at = board.spaces.findIndex((space) => space.cell === cell);
  const column = at % board.width;
  const row = Math.floor(at / board.width);
  useLayoutEffect(() => {
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const label = say("ui.chooser", { cell });
  return (
    <div
      ref={ref}
      class="sqw-chooser"
      role="dialog"
      aria-label={label}
      data-below={row < board.height / 2 || undefined}
      style={{ "--sqw-x": (column + 0.5) / board.width, "--sqw-y": row / board.height }}
    >
      <p>{label}</p>
      <div class="sqw-chooser-cards">
        {optionsAt(view.scene, cell).map((option) => (
          <Button key={option} name={`choose ${option}`} onDo={() => onChoose(option)}>
            {isDrawn(view, option) ? <CardPicture view={view} kind={option} /> : null}
            <span>{board.has_hands ? cardName(view, option) : say(ACTIONS[option] ?? option)}</span>
          </Button>
        ))}
        <Button name="cancel" look="link" onDo={onCancel}>
          {say("ui.cancel")}
        </Button>
      </div>
    </div>
  );
}

/** The keys of the words for what is done without a card. */
const ACTIONS: Record<string, string> = {
  place: "ui.place",
  replace: "ui.replace",
  remove: "ui.remove",
};

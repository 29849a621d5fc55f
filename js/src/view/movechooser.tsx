import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cardName, optionsAt, type Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { isDrawn, Picture } from "./drawings.tsx";

interface Properties {
  shown: Shown;
  cell: string;
  onChoose: (option: string) => void;
  onCancel: () => void;
}

/** Asks, beside a space, which of several cards to play there. */
export function Chooser({ shown, cell, onChoose, onCancel }: Properties): JSX.Element {
  const { board, say } = shown;
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
        {optionsAt(shown, cell).map((option) => (
          <Action key={option} name={`choose ${option}`} onDo={() => onChoose(option)}>
            {isDrawn(option) ? <Picture shown={shown} kind={option} /> : null}
            <span>
              {board.game === "kids" ? cardName(shown, option) : say(DICE[option] ?? option)}
            </span>
          </Action>
        ))}
        <Action name="cancel" look="link" onDo={onCancel}>
          {say("ui.cancel")}
        </Action>
      </div>
    </div>
  );
}

const DICE: Record<string, string> = {
  place: "ui.place",
  replace: "ui.replace",
  remove: "ui.remove",
};

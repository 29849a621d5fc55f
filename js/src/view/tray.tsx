import type { JSX, RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { BoardView } from "./boardview.ts";
import { Deck } from "./deck.tsx";
import { Dice } from "./dice.tsx";
import { Hand } from "./hand.tsx";
import { usePointed } from "./pointed.ts";
import { TrayButtons } from "./traybuttons.tsx";

interface Properties {
  view: BoardView;
  root: RefObject<HTMLElement | null>;
  picked: number | null;
  onPick: (place: number) => void;
}

/** What lies between the player and the board: the hand and the deck, or the dice. */
export function Tray({ view, root, picked, onPick }: Properties): JSX.Element {
  const { board, fit } = view;
  const hint = usePointed(root, "[data-card]", view.scene);
  const buttons = TrayButtons({ view });
  // Where buttons have been, their place stays: nothing below jumps.
  const kept = useRef(false);
  kept.current ||= buttons !== null;
  return (
    <div
      class="sqw-tray"
      data-awaiting={view.scene.awaiting ?? undefined}
      data-beside={fit.beside || undefined}
      data-kept={kept.current || undefined}
    >
      {board.has_hands ? (
        <>
          <Hand view={view} picked={picked} onPick={onPick} />
          <Deck view={view} />
        </>
      ) : null}
      {board.has_dice ? <Dice view={view} /> : null}
      {buttons}
      {fit.beside && hint ? <p class="sqw-hint">{hint}</p> : null}
    </div>
  );
}

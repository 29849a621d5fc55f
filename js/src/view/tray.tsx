import type { JSX } from "preact";
import type { Faces } from "../motion/motion.ts";
import type { BoardView } from "./boardview.ts";
import { Deck } from "./deck.tsx";
import { Dice } from "./dice.tsx";
import { Hand } from "./hand.tsx";
import { TrayButtons } from "./traybuttons.tsx";

interface Properties {
  view: BoardView;
  /** What the dice show while a roll is told of, whatever has come after it. */
  faces: Faces;
  picked: number | null;
  onPick: (place: number) => void;
}

/** What lies between the player and the board: the hand and the deck, or the dice. */
export function Tray({ view, faces, picked, onPick }: Properties): JSX.Element {
  const { board } = view;
  return (
    <div class="sqw-tray" data-awaiting={view.scene.awaiting ?? undefined}>
      {board.game === "kids" ? (
        <>
          <Hand view={view} picked={picked} onPick={onPick} />
          <Deck view={view} />
        </>
      ) : (
        <Dice view={view} told={faces} />
      )}
      <TrayButtons view={view} />
    </div>
  );
}

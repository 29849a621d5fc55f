import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Scene } from "../contract.ts";
import { type Faces, Motion } from "../motion/motion.ts";
import type { BoardView } from "./boardview.ts";
import { CardSymbols } from "./drawings/cards.tsx";
import { type Fit, fitInto, nameWidths } from "./fit.ts";
import { useFocusKept } from "./focus.ts";
import { onKey } from "./keyboard.ts";
import { Layout } from "./layout.tsx";
import { useRoom } from "./measuredroom.ts";
import { useMoveChoice } from "./movechoice.ts";
import { useRevealed } from "./reveal.ts";
import type { OpenDialog } from "./topbar.tsx";

type Root = RefObject<HTMLDivElement | null>;
type Given = Omit<BoardView, "fit">;

/** The whole of the board on a page, with its keys, what moves over it and what is read out. */
export function App({ given }: { given: Given }): JSX.Element {
  const { board, controller, language, say } = given;
  const root = useRef<HTMLDivElement>(null);
  const [opened, onOpen] = useState<OpenDialog>(null);
  const { motion, faces } = useMotion(root, given);
  // While a roll is still seen, who has won by what came after it is told nowhere.
  const waits = faces !== undefined && given.scene.winner !== null;
  const scene = waits ? unwon(given.scene) : given.scene;
  const view = { ...given, scene, fit: useFit(root, given, scene) };
  useFocusKept(root, given.scene);
  useRevealed(root);

  const focusCell = (cell: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  const choice = useMoveChoice(view, focusCell, (place) => motion.leave(root.current, place));

  return (
    <div
      ref={root}
      class="sqw"
      lang={language}
      role="group"
      aria-label={say("ui.label")}
      data-sequence-widget={true}
      data-ply={scene.ply}
      data-saved={controller.saved || undefined}
      data-hands={board.has_hands || undefined}
      data-size={view.fit.size}
      data-wide={view.fit.wide || undefined}
      data-lm-suppress-shortcuts="true"
      style={view.fit.style}
      onKeyDown={(event) => onKey(event, { view, choice, opened, onOpen })}
      onClickCapture={() => motion.stop()}
    >
      <CardSymbols view={view} />
      <Layout
        view={view}
        root={root}
        faces={faces}
        choice={choice}
        opened={opened}
        onOpen={onOpen}
      />
      {scene.notice ? (
        <p class="sqw-notice" role="status">
          {scene.notice}
        </p>
      ) : null}
      <div class="sqw-ghosts" aria-hidden="true" />
      <div class="sqw-live" aria-live="polite">
        {controller.announcements.lines
          .slice(0, waits ? -1 : undefined)
          .map(({ number, words }) => (
            <p key={number}>{words}</p>
          ))}
      </div>
    </div>
  );
}

/** What moves over the board, and what its dice show while a roll is told of. */
function useMotion(root: Root, given: Given): { motion: Motion; faces: Faces | undefined } {
  const [faces, setFaces] = useState<Faces>();
  const [motion] = useState(() => new Motion(setFaces));
  useLayoutEffect(() => motion.follow(root.current, given), [given.scene]);
  useLayoutEffect(() => () => motion.stop(), []);
  return { motion, faces };
}

/** How large everything is in the room there is now. */
function useFit(root: Root, { board, seats }: Given, scene: Scene): Fit {
  const room = useRoom(root);
  const ems = useMemo(() => nameWidths(board, room.font), [board, room.font]);
  const cards = Math.max(board.hand_size, ...scene.hands.map((hand) => hand.length));
  return fitInto(room, { board, seats }, cards, ems);
}

/** What is shown of the end of a game before it is told. */
function unwon(scene: Scene): Scene {
  return { ...scene, winner: null, won: [], status: "" };
}

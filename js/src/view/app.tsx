import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Motion } from "../motion/motion.ts";
import type { DrawnTraits } from "../state/model.ts";
import type { BoardView } from "./boardview.ts";
import { CardSymbols } from "./drawings/cards.tsx";
import { type Fit, fitInto, nameWidths } from "./fit.ts";
import { useFocusKept } from "./focus.ts";
import { onKey } from "./keyboard.ts";
import { Layout } from "./layout.tsx";
import { useRoom } from "./measuredroom.ts";
import { sceneToTry, useMistakes } from "./mistakes.ts";
import { useMoveChoice } from "./movechoice.ts";
import { intoTheQuestion, type QuestionPointing, useQuestionPointing } from "./questionpointing.ts";
import { useRevealed } from "./reveal.ts";
import type { OpenDialog } from "./topbar.tsx";

type Root = RefObject<HTMLDivElement | null>;
type Given = Omit<BoardView, Own>;
/** What a view finds out for itself. */
type Own = "fit" | "mistakes" | "play" | "tumbles" | "unfolds" | keyof QuestionPointing;

/** The whole of the board on a page, with its keys, what moves over it and what is read out. */
export function App({ given }: { given: Given }): JSX.Element {
  const { board, controller, language, say } = given;
  const root = useRef<HTMLDivElement>(null);
  const [opened, onOpen] = useState<OpenDialog>(null);
  const { motion, shown } = useMotion(root, given);
  const fit = useFit(root, given);
  const { tumbles, unfolds } = motion;
  const pointing = useQuestionPointing();
  const mistakes = useMistakes(given);
  const { mistake, trying } = mistakes;
  const play = (text: string): void =>
    trying && mistake
      ? mistakes.ask({ do: "attempt", at: mistake.ply, text })
      : controller.act({ do: "play", text });
  const scene = sceneToTry(shown.scene, mistakes);
  const own = { tumbles, unfolds, fit, mistakes, play, ...pointing };
  const view = { ...given, ...shown, scene, ...own };
  // What can be done can be done at once, by whoever does not wait to see it.
  const now = { ...view, scene: sceneToTry(given.scene, mistakes) };
  useFocusKept(root, given.scene);
  useRevealed(root);

  const focusCell = (cell: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  const played = useMoveChoice(now, focusCell, (place) => motion.leave(root.current, place));
  const choice = view.points === "on" && !trying ? { ...played, ...intoTheQuestion(now) } : played;

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
      onKeyDown={(event) => onKey(event, { view: now, choice, opened, onOpen })}
      onClickCapture={() => motion.stop()}
    >
      <CardSymbols view={view} />
      <Layout view={view} root={root} choice={choice} opened={opened} onOpen={onOpen} />
      {scene.notice ? (
        <p class="sqw-notice" role="status">
          {scene.notice}
        </p>
      ) : null}
      <div class="sqw-ghosts" aria-hidden="true" />
      <div class="sqw-live" aria-live="polite">
        {useSeen(controller.announcements.lines, unfolds).map(({ number, words }) => (
          <p key={number}>{words}</p>
        ))}
      </div>
    </div>
  );
}

/** What moves over the board, and what is shown of it meanwhile. */
function useMotion(root: Root, given: Given): { motion: Motion; shown: DrawnTraits } {
  const [, drawAgain] = useState(0);
  const [motion] = useState(() => new Motion(() => drawAgain((times) => times + 1)));
  const shown = motion.shown(given);
  useLayoutEffect(() => motion.follow(root.current, shown), [shown]);
  useLayoutEffect(() => () => motion.stop(), []);
  return { motion, shown };
}

/** What there was before something began to unfold, until that has been seen. */
function useSeen<T>(told: T, unfolds: boolean): T {
  const seen = useRef(told);
  if (!unfolds) {
    seen.current = told;
  }
  return seen.current;
}

/** How large everything is in the room there is now. */
function useFit(root: Root, { board, scene, seats }: Given): Fit {
  const room = useRoom(root);
  const ems = useMemo(() => nameWidths(board, room.font), [board, room.font]);
  const cards = Math.max(board.hand_size, ...scene.hands.map((hand) => hand.length));
  return fitInto(room, { board, seats }, cards, ems);
}

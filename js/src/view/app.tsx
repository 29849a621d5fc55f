import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Faces, Motion } from "../motion/motion.ts";
import { Board } from "./board.tsx";
import type { BoardView } from "./boardview.ts";
import { CardSymbols } from "./drawings/cards.tsx";
import { useFocusKept } from "./focus.ts";
import { onKey } from "./keyboard.ts";
import { useMoveChoice } from "./movechoice.ts";
import { MoveList } from "./movelist.tsx";
import { Players } from "./players.tsx";
import { SteppingBar } from "./steppingbar.tsx";
import { type OpenDialog, TopBar } from "./topbar.tsx";
import { Tray } from "./tray.tsx";
import { Variations } from "./variations.tsx";

/** The whole of the board, from the line on top to the controls below. */
export function App({ view }: { view: BoardView }): JSX.Element {
  const { board, controller, language, say, scene } = view;
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenDialog>(null);

  const [faces, setFaces] = useState<Faces>();
  const motion = useRef<Motion>(null);
  motion.current ??= new Motion(setFaces);
  useLayoutEffect(() => motion.current?.follow(root.current, view), [scene]);
  useLayoutEffect(() => () => motion.current?.stop(), []);
  useFocusKept(root, scene);

  const focusCell = (cell: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  const choice = useMoveChoice(view, focusCell, (place) =>
    motion.current?.leave(root.current, place),
  );
  const { picked, onPick } = choice;

  return (
    <div
      ref={root}
      class="sqw"
      lang={language}
      role="group"
      aria-label={say("ui.label")}
      data-sequence-widget={true}
      data-ply={scene.ply}
      data-game={board.game}
      data-lm-suppress-shortcuts="true"
      onKeyDown={(event) => onKey(event, { view, choice, opened, onOpen: setOpened })}
      onClickCapture={() => motion.current?.stop()}
    >
      <CardSymbols view={view} />
      <div class="sqw-body" style={{ "--sqw-columns": board.width, "--sqw-rows": board.height }}>
        <TopBar view={view} opened={opened} onOpen={setOpened} />
        <div class="sqw-table">
          <Board view={view} choice={choice} />
          {board.spaces.some((space) => space.protected) ? (
            <p class="sqw-legend">
              <span aria-hidden="true" />
              {say("ui.legend.protected")}
            </p>
          ) : null}
          <Tray view={view} faces={faces} picked={picked} onPick={onPick} />
        </div>
        <aside class="sqw-side" aria-label={say("ui.side")}>
          <Players view={view} />
          <MoveList view={view} />
          <Variations view={view} />
        </aside>
        <SteppingBar view={view} />
      </div>
      {scene.notice ? (
        <p class="sqw-notice" role="status">
          {scene.notice}
        </p>
      ) : null}
      <div class="sqw-ghosts" aria-hidden="true" />
      <div class="sqw-live" aria-live="polite">
        {controller.announcements.lines.map(({ number, words }) => (
          <p key={number}>{words}</p>
        ))}
      </div>
    </div>
  );
}

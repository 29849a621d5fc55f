import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Faces, Motion } from "../motion/motion.ts";
import { Board } from "./board.tsx";
import { cardName, cellsFor, handSeat, optionsAt, type Shown } from "./boardview.ts";
import { Symbols } from "./drawings.tsx";
import { useFocusKept } from "./focus.ts";
import { isTyping, press } from "./keyboard.ts";
import { MoveList } from "./movelist.tsx";
import { Players } from "./players.tsx";
import { type Opened, Top } from "./statusbar.tsx";
import { Controls } from "./steppingbar.tsx";
import { Tray } from "./tray.tsx";
import { Variations } from "./variations.tsx";

interface Choosing {
  /** The moment it belongs to; at any other it is forgotten. */
  at: string;
  picked: number | null;
  asking: string | null;
}

export function App({ shown }: { shown: Shown }): JSX.Element {
  const { board, desk, language, say, scene } = shown;
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const at = `${scene.line} ${scene.ply} ${scene.viewer}`;
  const [choosing, setChoosing] = useState<Choosing>({ at, picked: null, asking: null });
  const { picked, asking } = choosing.at === at ? choosing : { picked: null, asking: null };
  const set = (change: Partial<Choosing>): void => setChoosing({ picked, asking, ...change, at });

  const seat = handSeat(shown);
  const hand = seat === null ? [] : (scene.hands[seat] ?? []);
  const chosen = picked === null ? null : (hand[picked] ?? null);

  const [faces, setFaces] = useState<Faces>();
  const motion = useRef<Motion>(null);
  motion.current ??= new Motion(setFaces);
  useLayoutEffect(() => motion.current?.show(root.current, shown), [scene]);
  useLayoutEffect(() => () => motion.current?.stop(), []);
  useFocusKept(root, scene);

  const focusCell = (cell: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  const play = (text: string): void => {
    if (asking !== null) {
      focusCell(asking); // what has the focus is about to go
    }
    set({ picked: null, asking: null });
    motion.current?.leave(root.current, picked);
    desk.act({ do: "play", text });
  };
  const onSpace = (cell: string): void => {
    const options = optionsAt(shown, cell);
    const only = options.length === 1 ? options[0] : undefined;
    if (chosen !== null && options.includes(chosen)) {
      play(`${chosen} ${cell}`);
    } else if (chosen !== null) {
      desk.refuse(say("ui.refused.card", { card: cardName(shown, chosen), cell }));
    } else if (only !== undefined) {
      play(`${only} ${cell}`);
    } else if (options.length > 1) {
      desk.refuse("");
      set({ asking: cell });
    } else {
      desk.refuse(scene.why ?? say("ui.refused.cell", { cell }));
    }
  };
  const onPick = (place: number): void => {
    const kind = hand[place];
    if (kind === undefined) {
      return;
    }
    if (cellsFor(shown, kind).length === 0) {
      desk.refuse(scene.why ?? say("ui.refused.now", { card: cardName(shown, kind) }));
      return;
    }
    desk.refuse("");
    set({ picked: picked === place ? null : place, asking: null });
  };
  const cancel = (): boolean => {
    if (picked === null && asking === null && !desk.refusal) {
      return false;
    }
    desk.refuse("");
    set({ picked: null, asking: null });
    if (asking !== null) {
      focusCell(asking);
    }
    return true;
  };
  const luck = (): void => {
    if (scene.luck) {
      desk.act({ do: "luck" });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      letThrough(root.current);
      return;
    }
    // JupyterLab tries its shortcuts on what has the focus before it looks for our attribute.
    event.stopPropagation();
    if (opened !== null || isTyping(event.target) || inDialog(event.target)) {
      return;
    }
    const doings = {
      pick: onPick,
      cancel,
      luck,
      help: () => setOpened("help"),
      fresh: () => setOpened("new"),
    };
    if (press(event.key, shown, doings)) {
      event.preventDefault();
    }
  };

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
      onKeyDown={onKeyDown}
      onClickCapture={() => motion.current?.stop()}
    >
      <Symbols shown={shown} />
      <div class="sqw-body" style={{ "--sqw-columns": board.width, "--sqw-rows": board.height }}>
        <Top shown={shown} opened={opened} onOpen={setOpened} />
        <div class="sqw-table">
          <Board
            shown={shown}
            chosen={chosen}
            asking={asking}
            onSpace={onSpace}
            onChoose={(option) => play(`${option} ${asking}`)}
            onCancel={cancel}
          />
          {board.spaces.some((space) => space.protected) ? (
            <p class="sqw-legend">
              <span aria-hidden="true" />
              {say("ui.legend.protected")}
            </p>
          ) : null}
          <Tray shown={shown} faces={faces} picked={picked} onPick={onPick} />
        </div>
        <aside class="sqw-side" aria-label={say("ui.side")}>
          <Players shown={shown} />
          <MoveList shown={shown} />
          <Variations shown={shown} />
        </aside>
        <Controls shown={shown} />
      </div>
      <div class="sqw-ghosts" aria-hidden="true" />
      <div class="sqw-live" aria-live="polite">
        {desk.account.lines.map(({ number, words }) => (
          <p key={number}>{words}</p>
        ))}
      </div>
    </div>
  );
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}

/**
 * Lumino passes over keys from inside an element with this attribute. Plain keys are ours, but
 * the notebook's Ctrl+S and the like must work from here too. It looks after us, as the event
 * bubbles to the document.
 */
function letThrough(root: HTMLElement | null): void {
  root?.removeAttribute("data-lm-suppress-shortcuts");
  setTimeout(() => root?.setAttribute("data-lm-suppress-shortcuts", "true"));
}

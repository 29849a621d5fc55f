import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { FREE, type Scene } from "../contract.ts";
import { type Faces, Motion } from "../motion/motion.ts";
import { Board } from "./board.tsx";
import type { BoardView } from "./boardview.ts";
import { CardSymbols } from "./drawings/cards.tsx";
import { fitInto, widestName } from "./fit.ts";
import { useFocusKept } from "./focus.ts";
import { onKey } from "./keyboard.ts";
import { Legend } from "./legend.tsx";
import { useMoveChoice } from "./movechoice.ts";
import { Panels } from "./panels/panels.tsx";
import { Players } from "./players.tsx";
import { useRoom } from "./room.ts";
import { Status } from "./status.tsx";
import { SteppingBar } from "./steppingbar.tsx";
import { type OpenDialog, TopBar } from "./topbar.tsx";
import { Tray } from "./tray.tsx";

/** The whole of the board: the wooden board itself, and beside it all that belongs to a turn. */
export function App({ given }: { given: Omit<BoardView, "fit"> }): JSX.Element {
  const { board, controller, language, say } = given;
  const [faces, setFaces] = useState<Faces>();
  // While a roll is still seen, who has won by what came after it is told nowhere.
  const waits = faces !== undefined && given.scene.winner !== null;
  const scene = waits ? unwon(given.scene) : given.scene;
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenDialog>(null);

  const room = useRoom(root);
  const ems = useMemo((): [number, number] => {
    const kinds = new Set(board.spaces.map((space) => space.word));
    const names = Object.entries(board.names).filter(([kind]) => kind !== FREE);
    const onBoard = names.filter(([kind]) => kinds.has(kind));
    const widest = (some: [string, string][]): number =>
      widestName(
        some.map(([, name]) => name),
        room.font,
      );
    return [widest(onBoard), widest(names)];
  }, [board, room.font]);
  const cards = Math.max(board.hand_size, ...scene.hands.map((hand) => hand.length));
  const view = { ...given, scene, fit: fitInto(room, board, cards, ems) };

  const motion = useRef<Motion>(null);
  motion.current ??= new Motion(setFaces);
  useLayoutEffect(() => motion.current?.follow(root.current, given), [given.scene]);
  useLayoutEffect(() => () => motion.current?.stop(), []);
  useFocusKept(root, given.scene);

  const focusCell = (cell: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  const choice = useMoveChoice(view, focusCell, (place) =>
    motion.current?.leave(root.current, place),
  );
  const { picked, onPick } = choice;

  const { size, under } = view.fit;
  const phone = size === "phone";
  const table = <Board view={view} choice={choice} />;
  const legend = <Legend view={view} />;
  const tray = <Tray view={view} root={root} faces={faces} picked={picked} onPick={onPick} />;
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
      data-size={size}
      data-lm-suppress-shortcuts="true"
      style={view.fit.style}
      onKeyDown={(event) => onKey(event, { view, choice, opened, onOpen: setOpened })}
      onClickCapture={() => motion.current?.stop()}
      onFocusOut={(event) => isOutside(event) && controller.pointing.tell()}
      onPointerLeave={(event) => event.pointerType === "mouse" && controller.pointing.tell()}
    >
      <CardSymbols view={view} />
      <div class="sqw-body">
        {phone ? null : (
          <div class="sqw-left">
            {table}
            {under === "tray" && tray}
            {under === "legend" && legend}
          </div>
        )}
        <div class="sqw-column">
          <TopBar view={view} root={root} opened={opened} onOpen={setOpened} />
          <Status view={view} root={root} />
          {phone && table}
          {phone && legend}
          {phone && tray}
          <Players view={view} />
          {!phone && under !== "tray" && tray}
          {!phone && under !== "legend" && legend}
          <Panels view={view} />
          <SteppingBar view={view} />
        </div>
      </div>
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

/** Whether the focus goes elsewhere on the page; not where what had it has merely gone. */
function isOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !(currentTarget as Node | null)?.contains(relatedTarget);
}

/** What is shown of the end of a game before it is told. */
function unwon(scene: Scene): Scene {
  return { ...scene, winner: null, won: [], status: "" };
}

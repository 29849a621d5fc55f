import type { JSX, RefObject } from "preact";
import { useMemo } from "preact/hooks";
import { Board } from "./board.tsx";
import type { BoardView } from "./boardview.ts";
import { Legend } from "./legend.tsx";
import type { MoveChoice } from "./movechoice.ts";
import { Panels } from "./panels/panels.tsx";
import { Players } from "./players.tsx";
import { Status } from "./status.tsx";
import { SteppingBar } from "./steppingbar.tsx";
import { type OpenDialog, TopBar } from "./topbar.tsx";
import { Tray } from "./tray.tsx";
import { ViewOptions } from "./viewoptions.tsx";

interface Properties {
  view: BoardView;
  root: RefObject<HTMLElement | null>;
  choice: MoveChoice;
  opened: OpenDialog;
  onOpen: (opened: OpenDialog) => void;
}

/** Where everything lies: the board, and beside or below it all that belongs to a turn. */
export function Layout({ view, root, choice, opened, onOpen }: Properties): JSX.Element {
  const { picked, onPick } = choice;
  const { size, under } = view.fit;
  const single = size === "phone" || size === "half";
  const table = <Board view={view} choice={choice} />;
  const legend = <Legend view={view} />;
  const tray = <Tray view={view} root={root} picked={picked} onPick={onPick} />;
  const top = useMemo(
    () => <TopBar view={view} root={root} opened={opened} onOpen={onOpen} />,
    [view.board, view.scene.undo, view.words, opened, opened && view],
  );
  return (
    <div class="sqw-body">
      {single ? null : (
        <div class="sqw-left">
          {table}
          {under === "tray" && tray}
          {under === "legend" && legend}
        </div>
      )}
      <div class="sqw-column">
        {top}
        {opened === "view" ? <ViewOptions view={view} onClose={() => onOpen(null)} /> : null}
        <Status view={view} root={root} />
        {single ? table : null}
        {single ? legend : null}
        {single ? tray : null}
        <Players view={view} />
        {!single && under !== "tray" && tray}
        {!single && under !== "legend" && legend}
        <Panels view={view} />
        <SteppingBar view={view} />
      </div>
    </div>
  );
}

import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { isOffered } from "../state/words.ts";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { Help } from "./dialogs/help.tsx";
import { NewGame } from "./dialogs/newgame.tsx";
import { Icon } from "./drawings/icon.tsx";
import { isPresented } from "./measuredroom.ts";

/** A dialog, or the strip with the view options, beside which the board goes on. */
export type OpenDialog = "help" | "new" | "view" | null;

interface Properties {
  view: BoardView;
  root: RefObject<HTMLElement | null>;
  opened: OpenDialog;
  onOpen: (opened: OpenDialog) => void;
}

/** The name of the game, and the buttons for the game as a whole. */
export function TopBar({ view, root, opened, onOpen }: Properties): JSX.Element {
  const { board, controller, say, scene, words } = view;
  return (
    <div class="sqw-top">
      <h2 class="sqw-title">{board.title}</h2>
      <div class="sqw-top-buttons">
        {isOffered(words, "ui.undo") ? (
          <Button
            name="undo"
            label={say("ui.undo")}
            off={!scene.undo}
            onDo={() => controller.act({ do: "undo" })}
          >
            <Icon name="undo" />
          </Button>
        ) : null}
        {isOffered(words, "ui.new") ? (
          <Button name="new" label={say("ui.new")} onDo={() => onOpen("new")}>
            <Icon name="fresh" />
          </Button>
        ) : null}
        <Button
          name="view"
          label={say("ui.view")}
          pressed={opened === "view"}
          onDo={() => onOpen(opened === "view" ? null : "view")}
        >
          <Icon name="view" />
        </Button>
        <Present label={say("ui.present")} root={root} />
        <Button name="help" label={say("ui.help")} onDo={() => onOpen("help")}>
          <b>?</b>
        </Button>
      </div>
      {opened === "help" ? <Help view={view} onClose={() => onOpen(null)} /> : null}
      {opened === "new" ? <NewGame view={view} onClose={() => onOpen(null)} /> : null}
    </div>
  );
}

/** Lets the board fill the screen, and leaves it again; some pages do not let it. */
function Present({ label, root }: { label: string } & Pick<Properties, "root">): JSX.Element {
  const [presented, setPresented] = useState(false);
  useLayoutEffect(() => {
    const look = (): void => setPresented(isPresented(root.current));
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = (): void => {
    const done = presented ? document.exitFullscreen() : root.current?.requestFullscreen();
    done?.catch(() => setPresented(false));
  };
  return (
    <Button
      name="present"
      label={label}
      pressed={presented}
      off={!document.fullscreenEnabled}
      onDo={toggle}
    >
      <Icon name={presented ? "leave" : "present"} />
    </Button>
  );
}

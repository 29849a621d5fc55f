import type { JSX } from "preact";
import { sinceLastDecision } from "../state/history.ts";
import { paragraph } from "../state/words.ts";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { Help } from "./dialogs/help.tsx";
import { NewGame } from "./dialogs/newgame.tsx";
import { ViewOptions } from "./dialogs/viewoptions.tsx";
import { Chip } from "./drawings/chip.tsx";
import { Icon } from "./drawings/icon.tsx";

export type OpenDialog = "help" | "new" | "view" | null;

interface Properties {
  view: BoardView;
  opened: OpenDialog;
  onOpen: (opened: OpenDialog) => void;
}

/** Whose turn it is, what has just happened, and the buttons for the game as a whole. */
export function TopBar({ view, opened, onOpen }: Properties): JSX.Element {
  const { controller, say, scene, seats } = view;
  const seat = seats[scene.turn ?? scene.winner ?? -1];
  const told =
    controller.announcements.told.length > 1
      ? controller.announcements.told
      : sinceLastDecision(scene, controller.moveLog);
  const { silent } = controller.watch;
  const refusal = silent ? say("ui.silent") : controller.refusal;
  const news = paragraph(told.map((happening) => happening.say));
  return (
    <div class="sqw-top" data-won={scene.winner !== null || undefined}>
      <span class="sqw-top-chip">
        {scene.winner === null ? null : <Icon name="trophy" />}
        {seat ? <Chip seat={seat} /> : null}
      </span>
      <div class="sqw-said">
        <p class="sqw-status">{scene.status}</p>
        {refusal ? null : (
          <p class="sqw-news" title={news}>
            {news}
          </p>
        )}
        <div class="sqw-refusal" role="alert">
          {refusal ? <p key={`${silent} ${controller.refusals}`}>{refusal}</p> : null}
        </div>
      </div>
      <div class="sqw-top-buttons">
        <Button
          name="undo"
          label={say("ui.undo")}
          off={!scene.undo}
          onDo={() => controller.act({ do: "undo" })}
        >
          <Icon name="undo" />
        </Button>
        <Button name="new" label={say("ui.new")} onDo={() => onOpen("new")}>
          <Icon name="fresh" />
        </Button>
        <Button name="view" label={say("ui.view")} onDo={() => onOpen("view")}>
          <Icon name="view" />
        </Button>
        <Button name="help" label={say("ui.help")} onDo={() => onOpen("help")}>
          <b>?</b>
        </Button>
      </div>
      {opened === "help" ? <Help view={view} onClose={() => onOpen(null)} /> : null}
      {opened === "view" ? <ViewOptions view={view} onClose={() => onOpen(null)} /> : null}
      {opened === "new" ? <NewGame view={view} onClose={() => onOpen(null)} /> : null}
    </div>
  );
}

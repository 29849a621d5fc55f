import type { JSX } from "preact";
import { paragraph } from "../state/words.ts";
import { recent, type Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { Dialog } from "./dialogs/dialog.tsx";
import { Options } from "./dialogs/viewoptions.tsx";
import { Chip, Icon } from "./drawings.tsx";
import { SHORTCUTS } from "./keyboard.ts";

export type Opened = "help" | "new" | "view" | null;

interface Properties {
  shown: Shown;
  opened: Opened;
  onOpen: (opened: Opened) => void;
}

/** Whose turn it is, what has just happened, and the buttons for the game as a whole. */
export function Top({ shown, opened, onOpen }: Properties): JSX.Element {
  const { desk, say, scene, seats } = shown;
  const seat = seats[scene.turn ?? scene.winner ?? -1];
  const told = desk.account.told.length > 1 ? desk.account.told : recent(shown);
  const { silent } = desk.patience;
  const refusal = silent ? say("ui.silent") : desk.refusal;
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
          {refusal ? <p key={`${silent} ${desk.refusals}`}>{refusal}</p> : null}
        </div>
      </div>
      <div class="sqw-top-buttons">
        <Action
          name="undo"
          label={say("ui.undo")}
          off={!scene.undo}
          onDo={() => desk.act({ do: "undo" })}
        >
          <Icon name="undo" />
        </Action>
        <Action name="new" label={say("ui.new")} onDo={() => onOpen("new")}>
          <Icon name="fresh" />
        </Action>
        <Action name="view" label={say("ui.view")} onDo={() => onOpen("view")}>
          <Icon name="view" />
        </Action>
        <Action name="help" label={say("ui.help")} onDo={() => onOpen("help")}>
          <b>?</b>
        </Action>
      </div>
      {opened === "help" ? <Help shown={shown} onClose={() => onOpen(null)} /> : null}
      {opened === "view" ? <Options shown={shown} onClose={() => onOpen(null)} /> : null}
      {opened === "new" ? <Fresh shown={shown} onClose={() => onOpen(null)} /> : null}
    </div>
  );
}

function Help({ shown: { say }, onClose }: { shown: Shown; onClose: () => void }): JSX.Element {
  return (
    <Dialog label={say("ui.help")} onClose={onClose}>
      <dl class="sqw-keys">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <Action name="close" look="main" onDo={onClose}>
        {say("ui.close")}
      </Action>
    </Dialog>
  );
}

function Fresh({ shown, onClose }: { shown: Shown; onClose: () => void }): JSX.Element {
  const { desk, say } = shown;
  const begin = (seed: "same" | "other") => (): void => {
    onClose();
    desk.act({ do: "new", seed });
  };
  return (
    <Dialog label={say("ui.new")} onClose={onClose}>
      <p>{say("ui.new.question")}</p>
      <div class="sqw-dialog-buttons">
        <Action name="new-other" look="main" onDo={begin("other")}>
          {say("ui.new.other")}
        </Action>
        <Action name="new-same" onDo={begin("same")}>
          {say("ui.new.same")}
        </Action>
        <Action name="cancel" onDo={onClose}>
          {say("ui.cancel")}
        </Action>
      </div>
    </Dialog>
  );
}

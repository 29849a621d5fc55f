import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Choices } from "../../contract.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";
import { GameForm } from "./gameform.tsx";

/** The same game again, with other luck or the same; or another one. */
export function NewGame({ view, onClose }: { view: BoardView; onClose: () => void }): JSX.Element {
  const { controller, say } = view;
  const [choices, setChoices] = useState<Choices | null>(null);
  const [copied, setCopied] = useState("ui.copy");
  const [text, setText] = useState("");
  const other = (): void =>
    controller.ask({ do: "setup" }, (answer) => {
      if ("setup" in answer) {
        setChoices(answer.setup);
      }
    });
  const copy = (): void =>
    controller.ask({ do: "copy" }, (answer) => {
      if ("text" in answer) {
        // Pages without https have no clipboard: there the text can be taken from a box.
        const done = navigator.clipboard?.writeText(answer.text) ?? Promise.reject();
        done.then(
          () => setCopied(answer.text.includes("?") ? "ui.copied.hidden" : "ui.copied"),
          () => setText(answer.text),
        );
      }
    });
  const begin = (seed: "same" | "other") => (): void => {
    onClose();
    controller.act({ do: "new", seed });
  };
  return (
    <Dialog label={say("ui.new")} onClose={onClose}>
      {choices ? (
        <GameForm view={view} choices={choices} onClose={onClose} />
      ) : (
        <>
          <p>{say("ui.new.question")}</p>
          <div class="sqw-dialog-buttons">
            <Button name="new-other" look="main" onDo={begin("other")}>
              {say("ui.new.other")}
            </Button>
            <Button name="new-same" onDo={begin("same")}>
              {say("ui.new.same")}
            </Button>
            <Button name="other-game" onDo={other}>
              {say("ui.begin.other")}
            </Button>
            <Button name="copy" onDo={copy}>
              {say(copied)}
            </Button>
          </div>
        </>
      )}
      {text ? (
        <label class="sqw-setup">
          {say("ui.copy")}
          <input name="copied" readOnly={true} value={text} />
        </label>
      ) : null}
      <Button name="cancel" onDo={onClose}>
        {say("ui.cancel")}
      </Button>
    </Dialog>
  );
}

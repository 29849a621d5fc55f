import type { JSX } from "preact";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asks whether to begin again with the same luck or with other luck. */
export function NewGame({ view, onClose }: { view: BoardView; onClose: () => void }): JSX.Element {
  const { controller, say } = view;
  const begin = (seed: "same" | "other") => (): void => {
    onClose();
    controller.act({ do: "new", seed });
  };
  return (
    <Dialog label={say("ui.new")} onClose={onClose}>
      <p>{say("ui.new.question")}</p>
      <div class="sqw-dialog-buttons">
        <Button name="new-other" look="main" onDo={begin("other")}>
          {say("ui.new.other")}
        </Button>
        <Button name="new-same" onDo={begin("same")}>
          {say("ui.new.same")}
        </Button>
        <Button name="cancel" onDo={onClose}>
          {say("ui.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

import type { JSX } from "preact";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { SHORTCUTS } from "../keyboard.ts";
import { Dialog } from "./dialog.tsx";

/** The keys, and what they do. */
export function Help({
  view: { say },
  onClose,
}: {
  view: BoardView;
  onClose: () => void;
}): JSX.Element {
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
      <Button name="close" look="main" onDo={onClose}>
        {say("ui.close")}
      </Button>
    </Dialog>
  );
}

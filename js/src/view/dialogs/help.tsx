import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { isOffered } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { SHORTCUTS } from "../keyboard.ts";
import { Dialog } from "./dialog.tsx";

const TABS = ["rules", "keys", "marks"] as const;
const TAB = "ui.help.";
const MARKS = "ui.marks.";

/** The rules of the game in play, the keys, and what colours and marks mean. */
export function Help({ view, onClose }: { view: BoardView; onClose: () => void }): JSX.Element {
  const { board, controller, language, prefix, say } = view;
  const [shown, setShown] = useState<(typeof TABS)[number]>("rules");
  const [rules, setRules] = useState<string[]>([]);
  useLayoutEffect(() => {
    controller.ask({ do: "rules" }, (answer) => {
      if ("told" in answer) {
        setRules(answer.told);
      }
    });
  }, [language]);
  const marks = [
    ...Object.keys(view.words)
      .filter((key) => key.startsWith(MARKS))
      .map((key) => say(key)),
    ...(board.spaces.some((space) => space.protected) ? [say("ui.legend.protected")] : []),
  ];
  return (
    <Dialog label={say("ui.help")} onClose={onClose}>
      <div class="sqw-dialog-buttons" role="tablist">
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            class="sqw-button"
            data-action={`help-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${prefix}help`}
            onClick={() => setShown(tab)}
          >
            {say(TAB + tab)}
          </button>
        ))}
      </div>
      <div
        class="sqw-told"
        id={`${prefix}help`}
        role="tabpanel"
        aria-label={say(TAB + shown)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keys
        tabIndex={0}
      >
        {shown === "keys" ? (
          <dl class="sqw-keys">
            {SHORTCUTS.filter(([, does]) => isOffered(view.words, does)).map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{say(does)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          (shown === "rules" ? rules : marks).map((words) => <p key={words}>{words}</p>)
        )}
      </div>
      <Button name="close" look="main" onDo={onClose}>
        {say("ui.close")}
      </Button>
    </Dialog>
  );
}

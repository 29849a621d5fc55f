import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { isOffered, type Say } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { SHORTCUTS } from "../keyboard.ts";
import { PANELS } from "../panels/panels.tsx";
import { Dialog } from "./dialog.tsx";
import { Marks } from "./marks.tsx";

const TABS = ["rules", "keys", "marks", "panels"] as const;
const TAB = "ui.help.";
const OVER = "ui.told.over.";

/** The rules of the game in play, the keys, what colours and marks mean, and what there is to see. */
export function Help({ view, onClose }: { view: BoardView; onClose: () => void }): JSX.Element {
  const { controller, language, prefix, say } = view;
  const [shown, setShown] = useState<(typeof TABS)[number]>("rules");
  const [rules, setRules] = useState<string[]>([]);
  useLayoutEffect(() => {
    controller.ask({ do: "rules" }, (answer) => {
      if ("told" in answer) {
        setRules(answer.told);
      }
    });
  }, [language]);
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
        {shown === "rules" ? rules.map((words) => <p key={words}>{words}</p>) : null}
        {shown === "keys" ? <Keys view={view} /> : null}
        {shown === "marks" ? <Marks view={view} /> : null}
        {shown === "panels" ? <PanelsTold view={view} /> : null}
      </div>
      <Button name="close" look="main" onDo={onClose}>
        {say("ui.close")}
      </Button>
    </Dialog>
  );
}

function Keys({ view: { say, words } }: { view: BoardView }): JSX.Element {
  return (
    <dl class="sqw-keys">
      {SHORTCUTS.filter(([, does]) => isOffered(words, does)).map(([keys, does]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What each panel shows, and each overlay. */
function PanelsTold({ view }: { view: BoardView }): JSX.Element {
  const { say, words } = view;
  const overlays = Object.keys(words)
    .filter((key) => key.startsWith(OVER))
    .map((key) => [`ui.overlay.${key.slice(OVER.length)}`, key] as const)
    .filter(([name]) => isOffered(words, name));
  const panels = PANELS.filter(
    ({ label, opens, shown }) => isOffered(words, label) && (!opens || shown?.(view)),
  );
  return (
    <>
      <Told say={say} terms={panels.map(({ label, told }) => [label, told])} />
      <p>{say("ui.told.over")}</p>
      <Told say={say} terms={overlays} />
    </>
  );
}

function Told({ say, terms }: { say: Say; terms: (readonly [string, string])[] }): JSX.Element {
  return (
    <dl class="sqw-keys">
      {terms.map(([term, told]) => (
        <div key={term}>
          <dt>
            <b>{say(term)}</b>
          </dt>
          <dd>{say(told)}</dd>
        </div>
      ))}
    </dl>
  );
}

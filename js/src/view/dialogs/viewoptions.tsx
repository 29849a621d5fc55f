import type { JSX } from "preact";
import type { Shown } from "../boardview.ts";
import { Action } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

const LANGUAGES = "ui.language.";
const OVERLAYS = "ui.overlay.";
const NONE = "none";

/** Which language the board speaks, and what lies over its spaces. */
export function Options({ shown, onClose }: { shown: Shown; onClose: () => void }): JSX.Element {
  const { desk, language, overlay, say } = shown;
  return (
    <Dialog label={say("ui.view")} onClose={onClose}>
      <div class="sqw-options">
        <Choice
          shown={shown}
          name="language"
          label={say("ui.view.language")}
          family={LANGUAGES}
          chosen={language}
          onChoose={(value) => desk.choose("language", value)}
        />
        <Choice
          shown={shown}
          name="overlay"
          label={say("ui.view.overlay")}
          family={OVERLAYS}
          chosen={overlay ?? NONE}
          onChoose={(value) => desk.choose("overlay", value === NONE ? null : value)}
        />
      </div>
      <Action name="close" look="main" onDo={onClose}>
        {say("ui.close")}
      </Action>
    </Dialog>
  );
}

interface Properties {
  shown: Shown;
  name: string;
  label: string;
  /** What the keys of the words begin with; what they end with is what is written. */
  family: string;
  chosen: string;
  onChoose: (value: string) => void;
}

/** The choices are those that Python has words for, so that a new one needs nothing here. */
function Choice({ shown, name, label, family, chosen, onChoose }: Properties): JSX.Element {
  const keys = Object.keys(shown.words).filter((key) => key.startsWith(family));
  return (
    <fieldset class="sqw-choice">
      <legend>{label}</legend>
      {keys.map((key) => {
        const value = key.slice(family.length);
        return (
          <label key={key} lang={family === LANGUAGES ? value : undefined}>
            <input
              type="radio"
              name={`${shown.prefix}${name}`}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {shown.say(key)}
          </label>
        );
      })}
    </fieldset>
  );
}

import type { JSX } from "preact";
import { type BoardView, isShut, whyShut } from "./boardview.ts";

const LANGUAGES = "ui.language.";
const OVERLAYS = "ui.overlay.";
const NONE = "none";

/** The overlays that could tell an answer. */
const TELLING = ["fills", "chances"];

/** What lies over the spaces, and which language the board speaks: a strip, so that the board is seen. */
export function ViewOptions({
  view,
  onClose,
}: {
  view: BoardView;
  onClose: () => void;
}): JSX.Element {
  const { controller, language, overlay, say } = view;
  return (
    <div
      class="sqw-options"
      role="group"
      aria-label={say("ui.view")}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          event.currentTarget
            .closest<HTMLElement>(".sqw")
            ?.querySelector<HTMLElement>("[data-action=view]")
            ?.focus();
          onClose();
        }
      }}
    >
      <RadioGroup
        view={view}
        name="overlay"
        label={say("ui.view.overlay")}
        family={OVERLAYS}
        chosen={overlay ?? NONE}
        shut={isShut(view) ? TELLING : []}
        onChoose={(value) => controller.setViewOption("overlay", value === NONE ? null : value)}
      />
      <RadioGroup
        view={view}
        name="language"
        label={say("ui.view.language")}
        family={LANGUAGES}
        chosen={language}
        onChoose={(value) => controller.setViewOption("language", value)}
      />
    </div>
  );
}

interface Properties {
  view: BoardView;
  name: string;
  label: string;
  /** What the keys of the words begin with; what they end with is what is written. */
  family: string;
  chosen: string;
  /** What cannot be chosen while a question waits. */
  shut?: string[];
  onChoose: (value: string) => void;
}

/** The choices are those that Python has words for, so that a new one needs nothing here. */
function RadioGroup({
  view,
  name,
  label,
  family,
  chosen,
  shut = [],
  onChoose,
}: Properties): JSX.Element {
  const keys = Object.keys(view.words).filter((key) => key.startsWith(family));
  return (
    <div class="sqw-switches" role="radiogroup" aria-label={label} title={label}>
      {keys.map((key) => {
        const value = key.slice(family.length);
        return (
          <label key={key} lang={family === LANGUAGES ? value : undefined}>
            <input
              type="radio"
              name={`${view.prefix}${name}`}
              value={value}
              checked={value === chosen}
              disabled={shut.includes(value)}
              onChange={() => onChoose(value)}
            />
            {view.say(key)}
          </label>
        );
      })}
      {shut.length > 0 ? <p class="sqw-shut">{whyShut(view)}</p> : null}
    </div>
  );
}

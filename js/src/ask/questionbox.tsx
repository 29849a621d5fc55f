import type { JSX } from "preact";
import { Question, type QuestionProperties } from "../view/question/question.tsx";

/** A question in a box of its own, below a cell. */
export function QuestionBox(properties: QuestionProperties): JSX.Element {
  const { asked, shown, prefix } = properties;
  return (
    <div
      class="sqw sqw-ask"
      lang={asked.language}
      role="group"
      aria-labelledby={`${prefix}-question`}
      data-sequence-ask={shown.phase}
      data-lm-suppress-shortcuts="true"
      onKeyDown={keepKeys}
    >
      <Question {...properties} />
    </div>
  );
}

/** Keep keys from the notebook: Enter with a modifier would run the cell again. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) {
    event.preventDefault();
  }
  event.stopPropagation();
}

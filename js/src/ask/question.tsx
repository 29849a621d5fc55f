import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Say } from "../state/words.ts";
import type { Asked, Shown, Wish } from "./contract.ts";
import { GuessForm } from "./guessform.tsx";
import { Outcome } from "./outcome.tsx";

export interface QuestionProperties {
  asked: Asked;
  shown: Shown;
  say: Say;
  /** Begins every id here, since a page may show a question twice. */
  prefix: string;
  refused: string;
  silent: boolean;
  busy: boolean;
  wish: (wish: Wish) => void;
}

/** A question, the form for a guess, and what came of it. */
export function Question(properties: QuestionProperties): JSX.Element {
  const { asked, shown, say, prefix, refused, silent } = properties;
  const root = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(shown.phase);
  const isOver = shown.phase === "over" || shown.phase === "kept";
  useLayoutEffect(() => {
    // The form goes with the focus that was in it: who guessed goes on reading from the outcome.
    const wasHere = document.activeElement === document.body || focused(root.current);
    if (isOver && before.current !== shown.phase && wasHere) {
      outcome.current?.focus({ preventScroll: true });
    }
    before.current = shown.phase;
  }, [shown.phase]);

  return (
    <div
      ref={root}
      class="sqw sqw-ask"
      lang={asked.language}
      role="group"
      aria-labelledby={`${prefix}-question`}
      data-sequence-ask={shown.phase}
      data-lm-suppress-shortcuts="true"
      onKeyDown={keepKeys}
    >
      <p class="sqw-ask-question" id={`${prefix}-question`}>
        {asked.question}
      </p>
      {shown.guesses.length > 0 ? (
        <p class="sqw-ask-guesses">
          {say("ask.guessed", { typed: shown.guesses.join(" → ") })}
          {shown.passed ? ` ${say("ask.passed")}` : ""}
        </p>
      ) : null}
      <div class="sqw-ask-said" role="status" data-verdict={shown.verdict}>
        {shown.said ? <p>{shown.said}</p> : null}
        {shown.passed && shown.guesses.length === 0 ? <p>{say("ask.passed")}</p> : null}
        {shown.phase === "again" ? <p>{say("ask.again")}</p> : null}
        {refused ? <p data-refused={true}>{refused}</p> : null}
        {silent ? <p>{say("ask.silent")}</p> : null}
      </div>
      {isOver ? (
        <div ref={outcome} tabIndex={-1} class="sqw-ask-outcome">
          {shown.phase === "over" ? (
            <Outcome shown={shown} say={say} language={asked.language} />
          ) : null}
        </div>
      ) : (
        <GuessForm {...properties} />
      )}
      {shown.note ? <p class="sqw-ask-note">{shown.note}</p> : null}
    </div>
  );
}

function focused(root: HTMLElement | null): boolean {
  return root?.contains(root.ownerDocument.activeElement) ?? false;
}

/** Keep keys from the notebook: Enter with a modifier would run the cell again. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) {
    event.preventDefault();
  }
  event.stopPropagation();
}

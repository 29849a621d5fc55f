import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Asked, Guess, Shown } from "../../questions.ts";
import { type Say, unbroken } from "../../state/words.ts";
import { inFocus } from "../infocus.ts";
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
  wish: (guess: Guess) => void;
  /** What follows the truth, such as a button to go on with. */
  children?: ComponentChildren;
}

/** A question, the form for a guess, and what came of it. */
export function Question(properties: QuestionProperties): JSX.Element {
  const { asked, shown, say, prefix, refused, silent, children } = properties;
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(shown.phase);
  const isOver = shown.phase === "over" || shown.phase === "kept";
  useLayoutEffect(() => {
    // The form goes with the focus that was in it: who guessed goes on from the outcome.
    const active = inFocus();
    const wasHere =
      active === document.body || outcome.current?.parentElement?.contains(active) === true;
    if (isOver && before.current !== shown.phase && wasHere) {
      const next = outcome.current?.querySelector("button") ?? outcome.current;
      next?.focus({ preventScroll: true });
    }
    before.current = shown.phase;
  }, [shown.phase]);

  return (
    <>
      <p class="sqw-ask-question" id={`${prefix}-question`}>
        {unbroken(asked.question)}
      </p>
      {shown.guesses.length > 0 ? (
        <p class="sqw-ask-guesses">
          {say("ask.guessed", { typed: shown.guesses.join(" → ") })}
          {shown.passed ? ` ${say("ask.passed")}` : ""}
        </p>
      ) : null}
      <div class="sqw-ask-said" role="status" data-verdict={shown.verdict}>
        {shown.said ? <p>{unbroken(shown.said)}</p> : null}
        {shown.passed && shown.guesses.length === 0 ? <p>{say("ask.passed")}</p> : null}
        {shown.phase === "over" && shown.verdict !== "right" ? (
          <p class="sqw-ask-answer">{unbroken(say("ask.truth", { answer: shown.answer ?? "" }))}</p>
        ) : null}
        {shown.phase === "again" ? <p>{say("ask.again")}</p> : null}
        {refused ? <p data-refused={true}>{refused}</p> : null}
        {silent ? <p>{say("ask.silent")}</p> : null}
      </div>
      {isOver ? (
        <div ref={outcome} tabIndex={-1} class="sqw-ask-outcome">
          <Outcome shown={shown} say={say} language={asked.language}>
            {children}
          </Outcome>
        </div>
      ) : (
        <GuessForm {...properties} />
      )}
      {shown.note ? <p class="sqw-ask-note">{shown.note}</p> : null}
    </>
  );
}

import type { ComponentChildren, JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Asked, Guess, Read, Shown } from "../../questions.ts";
import { type Say, unbroken } from "../../state/words.ts";
import { Button } from "../button.tsx";
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
  read: Read;
  /** What follows the truth, such as a button to go on with. */
  children?: ComponentChildren;
}

/** A question, the form for a guess, and what came of it. */
export function Question(properties: QuestionProperties): JSX.Element {
  const { asked, shown, say, prefix, children } = properties;
  const said = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const kept = shown.phase === "kept";
  const isOver = shown.phase === "over" || kept;
  const asks = !isOver || (changing && shown.changes === true);
  const told = useRef(shown);
  if (told.current !== shown) {
    told.current = shown;
    setChanging(false);
  }
  useFocusOf(said, asks);

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
      <div ref={said} class="sqw-ask-said" role="status" tabIndex={-1} data-verdict={shown.verdict}>
        <Said {...properties} />
      </div>
      {asks ? (
        <GuessForm {...properties} onLeave={kept ? () => setChanging(false) : undefined} />
      ) : (
        <div class="sqw-ask-outcome" tabIndex={-1}>
          <Outcome shown={shown} say={say} language={asked.language}>
            {children}
            {shown.changes ? (
              <Button name="change" look="link" onDo={() => setChanging(true)}>
                {say("ask.change")}
              </Button>
            ) : null}
          </Outcome>
        </div>
      )}
      {shown.note ? <p class="sqw-ask-note">{shown.note}</p> : null}
    </>
  );
}

/**
 * Keep the keyboard here when the form comes or goes with the focus that was in it: who guessed goes
 * on from the first button after it, or from what is said; who wants to guess anew, in the box.
 */
function useFocusOf(said: RefObject<HTMLElement | null>, asks: boolean): void {
  const before = useRef(asks);
  useLayoutEffect(() => {
    const here = said.current?.parentElement;
    const active = inFocus();
    const wasHere = active === document.body || here?.contains(active) === true;
    if (before.current !== asks && wasHere) {
      const find = (css: string): HTMLElement | null | undefined => here?.querySelector(css);
      const after = find(".sqw-ask-outcome button") ?? find(".sqw-ask-outcome:not(:empty)");
      (find("input") ?? after ?? said.current)?.focus({ preventScroll: true });
    }
    before.current = asks;
  }, [asks]);
}

/** What is said to a guess, and the answer where it was not guessed. */
function Said({ shown, say, refused, silent }: QuestionProperties): JSX.Element {
  return (
    <>
      {shown.said ? <p>{unbroken(shown.said)}</p> : null}
      {shown.passed && shown.guesses.length === 0 ? <p>{say("ask.passed")}</p> : null}
      {shown.phase === "over" && shown.verdict !== "right" ? (
        <p class="sqw-ask-answer">{unbroken(say("ask.truth", { answer: shown.answer ?? "" }))}</p>
      ) : null}
      {shown.phase === "again" ? <p>{say("ask.again")}</p> : null}
      {refused ? <p data-refused={true}>{refused}</p> : null}
      {silent ? <p>{say("ask.silent")}</p> : null}
    </>
  );
}

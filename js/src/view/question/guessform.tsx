import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../button.tsx";
import type { QuestionProperties } from "./question.tsx";

/** The box for a guess, or the choices, and the way to pass. */
export function GuessForm({
  asked,
  shown,
  say,
  prefix,
  busy,
  wish,
}: QuestionProperties): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const chosen = asked.choices.length > 0;
  // What is typed next takes the place of the guess that got a hint.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>("input:focus")?.select();
  }, [shown.guesses.length]);
  const guess = (): void => {
    const text = String(new FormData(form.current ?? undefined).get("guess") ?? "").trim();
    if (busy || text === "") {
      form.current?.querySelector("input")?.focus();
    } else {
      wish(chosen ? { do: "guess", choice: Number(text) } : { do: "guess", text });
    }
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        guess();
      }}
    >
      {chosen ? (
        <div
          class="sqw-choices"
          role="radiogroup"
          aria-labelledby={`${prefix}-question`}
          aria-describedby={`${prefix}-help`}
        >
          <p id={`${prefix}-help`}>{say("ask.choose")}</p>
          {asked.choices.map((choice, number) => (
            <label key={number}>
              <input type="radio" name="guess" value={number} data-choice={number} />
              <span>{choice}</span>
            </label>
          ))}
        </div>
      ) : (
        <>
          <label for={`${prefix}-box`}>{say("ask.box")}</label>
          <input
            id={`${prefix}-box`}
            name="guess"
            maxLength={200}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby={`${prefix}-question ${prefix}-help`}
          />
        </>
      )}
      <button
        type="submit"
        class="sqw-button"
        data-look="main"
        data-action="guess"
        aria-disabled={busy || undefined}
      >
        {say("ask.guess")}
      </button>
      {chosen ? null : <p id={`${prefix}-help`}>{say("ask.help")}</p>}
      <Button name="pass" off={busy} onDo={() => wish({ do: "pass" })}>
        {say("ask.pass")}
      </Button>
    </form>
  );
}

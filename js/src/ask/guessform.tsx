import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../view/button.tsx";
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
  // What is typed next takes the place of the guess that got a hint.
  useLayoutEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>("input[type=text]");
    if (box && box === box.ownerDocument.activeElement) {
      box.select();
    }
  }, [shown.guesses.length]);
  const guess = (): void => {
    const fields = new FormData(form.current ?? undefined);
    const text = String(fields.get("guess") ?? "").trim();
    if (busy || text === "") {
      form.current?.querySelector<HTMLInputElement>("input")?.focus();
    } else {
      wish(
        asked.choices.length > 0 ? { do: "guess", choice: Number(text) } : { do: "guess", text },
      );
    }
  };
  return (
    <form
      ref={form}
      class="sqw-ask-form"
      onSubmit={(event) => {
        event.preventDefault();
        guess();
      }}
    >
      {asked.choices.length > 0 ? (
        <div
          class="sqw-ask-choices"
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
        <div class="sqw-ask-box">
          <label for={`${prefix}-box`}>{say("ask.box")}</label>
          <input
            id={`${prefix}-box`}
            type="text"
            name="guess"
            maxLength={200}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby={`${prefix}-question ${prefix}-help`}
          />
          <p id={`${prefix}-help`}>{say("ask.help")}</p>
        </div>
      )}
      <div class="sqw-ask-buttons">
        <button
          type="submit"
          class="sqw-button"
          data-look="main"
          data-action="guess"
          aria-disabled={busy || undefined}
        >
          {say("ask.guess")}
        </button>
        <Button name="pass" off={busy} onDo={() => wish({ do: "pass" })}>
          {say("ask.pass")}
        </Button>
      </div>
    </form>
  );
}

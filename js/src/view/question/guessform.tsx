import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Read } from "../../questions.ts";
import { unbroken } from "../../state/words.ts";
import { Button } from "../button.tsx";
import type { QuestionProperties } from "./question.tsx";

interface GuessFormProperties extends QuestionProperties {
  /** Leaves a guess as it was that could be changed. */
  onLeave?: (() => void) | undefined;
}

/** So long nothing was typed before it is read. */
const PAUSE = 200;

/** The box for a guess, or the choices, and the way to pass or to leave it as it is. */
export function GuessForm({
  asked,
  shown,
  say,
  prefix,
  busy,
  wish,
  read,
  onLeave,
}: GuessFormProperties): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const chosen = asked.choices.length > 0;
  const [readAs, onInput] = useReading(read);
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
            onInput={(event) => onInput(event.currentTarget.value)}
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
      {chosen ? null : (
        <p id={`${prefix}-help`} aria-live="polite" data-read={readAs !== "" || undefined}>
          {unbroken(readAs) || say("ask.help")}
        </p>
      )}
      {onLeave ? (
        <Button name="leave" off={busy} onDo={onLeave}>
          {say("ask.leave")}
        </Button>
      ) : (
        <Button name="pass" off={busy} onDo={() => wish({ do: "pass" })}>
          {say("ask.pass")}
        </Button>
      )}
    </form>
  );
}

/** As what a guess is read that is being typed, once the typing rests; and what hears the typing. */
function useReading(read: Read): [string, (text: string) => void] {
  const [text, setText] = useState("");
  const [[readText, readAs], setRead] = useState(["", ""]);
  useEffect(() => {
    const told = (words: string): void => setRead([text, words]);
    const timer = setTimeout(() => (text.trim() === "" ? told("") : read(text, told)), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return [readText === text ? readAs : "", setText];
}

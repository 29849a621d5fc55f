import type { ComponentChildren, JSX } from "preact";
import type { Shown } from "../../questions.ts";
import { type Say, unbroken } from "../../state/words.ts";

interface OutcomeProperties {
  shown: Shown;
  say: Say;
  language: string;
  /** What stands between the scale and the words. */
  children?: ComponentChildren;
}

/** The truth beside the guess, why it is so, and what classes usually think. */
export function Outcome({ shown, say, language, children }: OutcomeProperties): JSX.Element {
  return (
    <>
      {shown.places ? <Scale places={shown.places} say={say} language={language} /> : null}
      {children}
      {shown.working ? <Worked mathml={shown.working} title={say("ask.working")} /> : null}
      {(["why", "usual"] as const).map((part) =>
        shown[part] ? (
          <div key={part}>
            <h3>{say(`ask.${part}`)}</h3>
            <p class="sqw-ask-why">{unbroken(shown[part])}</p>
          </div>
        ) : null,
      )}
    </>
  );
}

/** The calculation, as mathematics. */
export function Worked({ mathml, title }: { mathml: string; title: string }): JSX.Element {
  return (
    <div>
      <h3>{title}</h3>
      <div
        class="sqw-ask-working"
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own mathematics, its words escaped
        dangerouslySetInnerHTML={{ __html: mathml }}
      />
    </div>
  );
}

interface ScaleProperties {
  places: { answer: number; guess?: number };
  say: Say;
  language: string;
}

/** The guess above a line from 0 to 1, the answer on it and named below, each with its shape. */
function Scale({ places, say, language }: ScaleProperties): JSX.Element {
  const { answer, guess } = places;
  const told = (share: number): string =>
    share.toLocaleString(language, { maximumFractionDigits: 3 });
  const label =
    guess === undefined
      ? say("ask.scale.alone", { answer: told(answer) })
      : say("ask.scale", { answer: told(answer), guess: told(guess) });
  const marks: [string, string, number | undefined][] = [
    ["tick", "0", 0],
    ["tick", "½", 0.5],
    ["tick", "1", 1],
    ["guess", say("ask.scale.guess"), guess],
    ["answer", say("ask.scale.answer"), answer],
  ];
  return (
    <div class="sqw-scale" role="img" aria-label={label}>
      {marks.map(([mark, words, share]) =>
        share === undefined ? null : (
          <span key={words} data-mark={mark} style={{ "--sqw-at": `${100 * share}%` }}>
            {words}
          </span>
        ),
      )}
    </div>
  );
}

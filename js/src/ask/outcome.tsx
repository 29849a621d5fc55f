import type { JSX } from "preact";
import type { Say } from "../state/words.ts";
import type { Shown } from "./contract.ts";

const WIDTH = 400;
const EDGE = 24;
const LINE = 34;

interface OutcomeProperties {
  shown: Shown;
  say: Say;
  language: string;
}

/** The truth beside the guess, why it is so, and what classes usually think. */
export function Outcome({ shown, say, language }: OutcomeProperties): JSX.Element {
  return (
    <>
      {shown.verdict === "right" ? null : (
        <p class="sqw-ask-answer">{say("ask.truth", { answer: shown.answer ?? "" })}</p>
      )}
      {shown.places ? <Scale places={shown.places} say={say} language={language} /> : null}
      {shown.why ? (
        <>
          <h3>{say("ask.why")}</h3>
          <p class="sqw-ask-why">{shown.why}</p>
        </>
      ) : null}
      {shown.usual ? (
        <>
          <h3>{say("ask.usual")}</h3>
          <p class="sqw-ask-why">{shown.usual}</p>
        </>
      ) : null}
    </>
  );
}

interface ScaleProperties {
  places: { answer: number; guess?: number };
  say: Say;
  language: string;
}

/** The guess above a line from 0 to 1, the answer below it, each with its own shape. */
function Scale({ places, say, language }: ScaleProperties): JSX.Element {
  const { answer, guess } = places;
  const label =
    guess === undefined
      ? say("ask.scale.alone", { answer: short(answer, language) })
      : say("ask.scale", { answer: short(answer, language), guess: short(guess, language) });
  return (
    <svg class="sqw-ask-scale" viewBox={`0 0 ${WIDTH} 72`} role="img" aria-label={label}>
      <path class="sqw-ask-line" d={`M${at(0)} ${LINE}H${at(1)}`} />
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <path key={tick} class="sqw-ask-line" d={`M${at(tick)} ${LINE - 4}v8`} />
      ))}
      {[0, 1].map((end) => (
        <text key={end} x={at(end) + 16 * end - 8} y={LINE + 4} text-anchor={end ? "start" : "end"}>
          {end}
        </text>
      ))}
      {guess === undefined ? null : (
        <g class="sqw-ask-guess">
          <circle cx={at(guess)} cy={LINE - 11} r="6" />
          <text x={at(guess)} y={LINE - 22} text-anchor={anchor(guess)}>
            {say("ask.scale.guess")}
          </text>
        </g>
      )}
      <g class="sqw-ask-truth">
        <path d={`M${at(answer)} ${LINE + 4}l7 12h-14z`} />
        <text x={at(answer)} y={LINE + 31} text-anchor={anchor(answer)}>
          {say("ask.scale.answer")}
        </text>
      </g>
    </svg>
  );
}

function at(share: number): number {
  return EDGE + share * (WIDTH - 2 * EDGE);
}

/** Words near an end of the scale stay within the picture. */
function anchor(share: number): "start" | "middle" | "end" {
  if (share < 0.1) {
    return "start";
  }
  return share > 0.9 ? "end" : "middle";
}

function short(share: number, language: string): string {
  return share.toLocaleString(language, { maximumFractionDigits: 3 });
}

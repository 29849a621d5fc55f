import type { JSX } from "preact";
import type { Faces } from "../motion/motion.ts";
import { cardName, lastRoll, type Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { Enter } from "./dialogs/enterluck.tsx";
import { Die, Icon, isDrawn, Picture } from "./drawings.tsx";
import { Hand } from "./hand.tsx";

interface Properties {
  shown: Shown;
  /** What the dice show while a roll is told of, whatever has come after it. */
  faces: Faces;
  picked: number | null;
  onPick: (place: number) => void;
}

/** What lies between the player and the board: the hand and the deck, or the dice. */
export function Tray({ shown, faces, picked, onPick }: Properties): JSX.Element {
  const { board } = shown;
  return (
    <div class="sqw-tray" data-awaiting={shown.scene.awaiting ?? undefined}>
      {board.game === "kids" ? (
        <>
          <Hand shown={shown} picked={picked} onPick={onPick} />
          <Deck shown={shown} />
        </>
      ) : (
        <Dice shown={shown} told={faces} />
      )}
      <Doing shown={shown} />
    </div>
  );
}

function Deck({ shown: { say, scene } }: { shown: Shown }): JSX.Element {
  const label = say("ui.deck.label", { n: scene.deck });
  return (
    <div class="sqw-deck" role="img" aria-label={label} title={label}>
      <span class="sqw-back" data-empty={scene.deck === 0 || undefined}>
        <b>{scene.deck}</b>
      </span>
      <span class="sqw-name">{say("ui.deck")}</span>
    </div>
  );
}

function Dice({ shown, told }: { shown: Shown; told: Faces }): JSX.Element {
  const { board, say, scene } = shown;
  const over = scene.awaiting === null;
  const own = scene.roll ?? (over ? lastRoll(shown) : null);
  const faces = told === undefined ? own : told;
  const sum = faces?.reduce((a, b) => a + b, 0);
  const label = faces
    ? say("ui.dice.rolled", { faces: faces.join(" + "), sum: sum ?? 0 })
    : say("ui.dice.waiting");
  return (
    <div class="sqw-dice" role="img" aria-label={label}>
      {board.dice.map((_, die) => (
        <Die key={die} face={faces?.[die] ?? null} />
      ))}
      {faces && faces.length > 1 ? <span class="sqw-sum">= {sum}</span> : null}
    </div>
  );
}

const LUCK = {
  roll: ["roll", "ui.roll"],
  "roll-off": ["roll", "ui.roll"],
  draw: ["draw", "ui.draw"],
  deal: ["deal", "ui.deal"],
} as const;

/** The buttons for what needs no space: luck, swaps and passes. */
function Doing({ shown }: { shown: Shown }): JSX.Element | null {
  const { board, desk, scene, say } = shown;
  const { awaiting } = scene;
  const luck = scene.luck && awaiting !== null && awaiting !== "move" ? LUCK[awaiting] : null;
  if (luck === null && scene.actions.length === 0) {
    return null;
  }
  return (
    <div class="sqw-doing">
      {luck ? (
        <>
          <Action name={luck[0]} look="main" onDo={() => desk.act({ do: "luck" })}>
            <Icon name={board.game === "dice" ? "dice" : "cards"} />
            {say(luck[1])}
          </Action>
          {board.game === "dice" || scene.drawable.length > 0 ? <Enter shown={shown} /> : null}
        </>
      ) : null}
      {scene.actions.map((text) => (
        <Action key={text} name={text} look="main" onDo={() => desk.act({ do: "play", text })}>
          <ActionWords shown={shown} text={text} />
        </Action>
      ))}
    </div>
  );
}

function ActionWords({ shown, text }: { shown: Shown; text: string }): JSX.Element {
  const [verb, card] = text.split(" ");
  if (verb === "swap" && card) {
    return (
      <>
        {isDrawn(card) ? <Picture shown={shown} kind={card} /> : null}
        {shown.say("ui.swap", { card: cardName(shown, card) })}
      </>
    );
  }
  const words = verb === "pass" ? shown.say("ui.pass") : text;
  return <span>{words}</span>;
}

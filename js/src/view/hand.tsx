import type { JSX } from "preact";
import { cardName, cellsFor, HIDDEN, handSeat, type Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { Chip, hue, Picture } from "./drawings.tsx";

interface Properties {
  shown: Shown;
  /** The place in the hand of the card that is chosen. */
  picked: number | null;
  onPick: (place: number) => void;
}

/** The open hand as large cards, or what stands in its place. */
export function Hand({ shown, picked, onPick }: Properties): JSX.Element | null {
  const { desk, say, scene, seats } = shown;
  if (scene.curtain !== null) {
    return (
      <div class="sqw-curtain">
        <p>{scene.curtain}</p>
        <Action name="reveal" look="main" onDo={() => desk.act({ do: "reveal" })}>
          {say("ui.reveal")}
        </Action>
      </div>
    );
  }
  const number = handSeat(shown);
  const seat = number === null ? undefined : seats[number];
  const hand = number === null ? undefined : scene.hands[number];
  if (number === null || !seat || !hand) {
    return null;
  }
  return (
    <section class="sqw-hand" aria-label={say("ui.hand", { name: seat.name })}>
      <h3>
        <Chip seat={seat} />
        {say("ui.hand", { name: seat.name })}
      </h3>
      <div class="sqw-cards" data-hand={number}>
        {hand.map((kind, place) => (
          <Card
            key={place}
            shown={shown}
            kind={kind}
            place={place}
            picked={picked === place}
            mine={scene.turn === number}
            onPick={() => onPick(place)}
          />
        ))}
      </div>
    </section>
  );
}

interface CardProperties {
  shown: Shown;
  kind: string;
  place: number;
  picked: boolean;
  mine: boolean;
  onPick: () => void;
}

function Card({ shown, kind, place, picked, mine, onPick }: CardProperties): JSX.Element {
  const { say, scene } = shown;
  if (kind === HIDDEN) {
    return <span class="sqw-back" role="img" aria-label={say("ui.card.hidden")} />;
  }
  const name = cardName(shown, kind);
  const spaces = mine ? cellsFor(shown, kind).length : 0;
  const asked = mine && Object.keys(scene.choices).length > 0;
  let label = name;
  if (spaces > 0) {
    label = say("ui.card.playable", { card: name, n: spaces });
  } else if (asked) {
    label = say("ui.card.unplayable", { card: name });
  }
  return (
    <button
      type="button"
      class="sqw-card"
      data-card={kind}
      data-idle={(asked && spaces === 0) || undefined}
      style={{ "--sqw-hue": hue(kind) }}
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={spaces === 0 || undefined}
      onClick={onPick}
    >
      <span class="sqw-card-number" aria-hidden="true">
        {place + 1}
      </span>
      <Picture shown={shown} kind={kind} />
      <span class="sqw-name">{name}</span>
    </button>
  );
}

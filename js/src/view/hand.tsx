import type { JSX } from "preact";
import { HIDDEN } from "../contract.ts";
import { cellsFor } from "../state/allowedmoves.ts";
import { handSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { CardPicture, hue } from "./drawings/cards.tsx";
import { cardName } from "./names.ts";

interface Properties {
  view: BoardView;
  /** The place in the hand of the card that is chosen. */
  picked: number | null;
  onPick: (place: number) => void;
}

/** The open hand as large cards, or what stands in its place. */
export function Hand({ view, picked, onPick }: Properties): JSX.Element | null {
  const { controller, say, scene, seats } = view;
  if (scene.curtain !== null) {
    return (
      <div class="sqw-curtain">
        <p>{scene.curtain}</p>
        <Button name="reveal" look="main" onDo={() => controller.act({ do: "reveal" })}>
          {say("ui.reveal")}
        </Button>
      </div>
    );
  }
  const number = handSeat(scene);
  const seat = number === null ? undefined : seats[number];
  const hand = number === null ? undefined : scene.hands[number];
  if (number === null || !seat || !hand) {
    return null;
  }
  return (
    <section class="sqw-hand" aria-label={say("ui.hand", { name: seat.name })}>
      <div class="sqw-cards" data-hand={number}>
        {hand.map((kind, place) => (
          <Card
            key={place}
            view={view}
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
  view: BoardView;
  kind: string;
  place: number;
  picked: boolean;
  mine: boolean;
  onPick: () => void;
}

function Card({ view, kind, place, picked, mine, onPick }: CardProperties): JSX.Element {
  const { say, scene } = view;
  if (kind === HIDDEN) {
    return <span class="sqw-back" role="img" aria-label={say("ui.card.hidden")} />;
  }
  const name = cardName(view, kind);
  const spaces = mine ? cellsFor(scene, kind).length : 0;
  const asked = mine && Object.keys(scene.choices).length > 0;
  const points = view.points === "on";
  let label = name;
  if (points) {
    label = `${name}, ${say("ui.space.asks")}`;
  } else if (spaces > 0) {
    label = say("ui.card.playable", { card: name, n: spaces });
  } else if (asked) {
    label = say("ui.card.unplayable", { card: name });
  }
  return (
    <button
      type="button"
      class="sqw-card"
      data-card={kind}
      data-selected={view.selected === kind || undefined}
      data-asked={view.claims?.cards?.includes(kind) || undefined}
      data-idle={(asked && spaces === 0 && !points) || undefined}
      style={{ "--sqw-hue": hue(kind) }}
      aria-label={label}
      title={points ? label : (scene.hints[kind] ?? label)}
      aria-pressed={picked}
      aria-disabled={(spaces === 0 && !points) || undefined}
      onClick={onPick}
    >
      <span class="sqw-card-number" aria-hidden="true">
        {place + 1}
      </span>
      <CardPicture view={view} kind={kind} short={view.fit.bareCards} />
      {view.fit.bareCards ? null : <span class="sqw-name">{name}</span>}
    </button>
  );
}

import type { JSX } from "preact";
import type { Seat } from "../contract.ts";
import { cardName, HIDDEN, handSeat, type Shown } from "./boardview.ts";
import { Chip, hue, Icon, Picture } from "./drawings.tsx";

/** Who plays, with what each has before them. */
export function Players({ shown }: { shown: Shown }): JSX.Element {
  return (
    <section class="sqw-players" aria-label={shown.say("ui.players")}>
      <ul>
        {shown.seats.map((seat, number) => (
          <Player key={seat.name} shown={shown} seat={seat} number={number} />
        ))}
      </ul>
    </section>
  );
}

interface Properties {
  shown: Shown;
  seat: Seat;
  number: number;
}

function Player({ shown, seat, number }: Properties): JSX.Element {
  const { board, say, scene } = shown;
  const turn = scene.turn === number;
  const winner = scene.winner !== null && shown.seats[scene.winner]?.side === seat.side;
  const supply = scene.supply[number] ?? 0;
  return (
    <li
      class="sqw-player"
      data-seat={number}
      data-colour={seat.colour}
      data-turn={turn || undefined}
      data-winner={winner || undefined}
    >
      <span class="sqw-player-chip">
        <Chip seat={seat} />
      </span>
      <div class="sqw-player-about">
        <span class="sqw-player-name">
          {seat.name}
          {seat.bot ? (
            <span
              class="sqw-bot"
              role="img"
              aria-label={say("ui.player.bot")}
              title={say("ui.player.bot")}
            >
              <Icon name="robot" />
            </span>
          ) : null}
          {winner ? (
            <span class="sqw-tag">
              <Icon name="trophy" />
              {say("ui.player.won")}
            </span>
          ) : null}
          {turn ? <span class="sqw-tag">{say("ui.player.turn")}</span> : null}
        </span>
        <span class="sqw-player-supply">{say("ui.player.chips", { n: supply })}</span>
      </div>
      {board.game === "kids" ? <Cards shown={shown} seat={seat} number={number} /> : null}
    </li>
  );
}

/** A player's hand in small, unless it is the large one, and the discard pile. */
function Cards({ shown, seat, number }: Properties): JSX.Element {
  const { say, scene } = shown;
  const hand = scene.hands[number] ?? [];
  const pile = scene.piles[number] ?? [];
  const top = pile.at(-1);
  const large = scene.curtain === null && handSeat(shown) === number;
  return (
    <span class="sqw-player-cards">
      <Held shown={shown} hand={hand} large={large} />
      <span
        class="sqw-pile"
        data-pile={number}
        role="img"
        aria-label={
          top === undefined
            ? say("ui.pile.empty", { name: seat.name })
            : say("ui.pile", { name: seat.name, card: cardName(shown, top), n: pile.length })
        }
        title={say("ui.pile.title")}
      >
        {top === undefined ? (
          <span class="sqw-mini" data-empty={true} />
        ) : (
          <Mini shown={shown} kind={top} />
        )}
        {top === undefined ? null : <b>{pile.length}</b>}
      </span>
    </span>
  );
}

function Held({
  shown,
  hand,
  large,
}: {
  shown: Shown;
  hand: string[];
  large: boolean;
}): JSX.Element {
  const open = hand.some((kind) => kind !== HIDDEN) && !large;
  const label = open
    ? hand.map((kind) => cardName(shown, kind)).join(", ")
    : shown.say("ui.player.cards", { n: hand.length });
  return (
    <span
      class="sqw-held"
      data-open={open || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      {hand.map((kind, place) => (
        <Mini key={place} shown={shown} kind={large ? HIDDEN : kind} />
      ))}
    </span>
  );
}

function Mini({ shown, kind }: { shown: Shown; kind: string }): JSX.Element {
  if (kind === HIDDEN) {
    return <span class="sqw-mini sqw-back" />;
  }
  return (
    <span class="sqw-mini" style={{ "--sqw-hue": hue(kind) }}>
      <Picture shown={shown} kind={kind} />
    </span>
  );
}

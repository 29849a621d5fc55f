import type { JSX } from "preact";
import { HIDDEN, type Seat } from "../contract.ts";
import { handSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import { CardPicture, hue } from "./drawings/cards.tsx";
import { Chip } from "./drawings/chip.tsx";
import { Icon } from "./drawings/icon.tsx";
import { cardName } from "./names.ts";

/** Who plays, with what each has before them. */
export function Players({ view }: { view: BoardView }): JSX.Element {
  return (
    <section class="sqw-players" aria-label={view.say("ui.players")}>
      <ul>
        {view.seats.map((seat, number) => (
          <Player key={seat.name} view={view} seat={seat} number={number} />
        ))}
      </ul>
    </section>
  );
}

interface Properties {
  view: BoardView;
  seat: Seat;
  number: number;
}

function Player({ view, seat, number }: Properties): JSX.Element {
  const { board, say, scene } = view;
  const turn = scene.turn === number;
  const winner = scene.winner !== null && view.seats[scene.winner]?.side === seat.side;
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
      {board.game === "kids" ? <PlayerCards view={view} seat={seat} number={number} /> : null}
    </li>
  );
}

/** A player's hand in small, unless it is the large one, and the discard pile. */
function PlayerCards({ view, seat, number }: Properties): JSX.Element {
  const { say, scene } = view;
  const hand = scene.hands[number] ?? [];
  const pile = scene.piles[number] ?? [];
  const top = pile.at(-1);
  const large = scene.curtain === null && handSeat(scene) === number;
  return (
    <span class="sqw-player-cards">
      <SmallHand view={view} hand={hand} large={large} />
      <span
        class="sqw-pile"
        data-pile={number}
        role="img"
        aria-label={
          top === undefined
            ? say("ui.pile.empty", { name: seat.name })
            : say("ui.pile", { name: seat.name, card: cardName(view, top), n: pile.length })
        }
        title={say("ui.pile.title")}
      >
        {top === undefined ? (
          <span class="sqw-mini" data-empty={true} />
        ) : (
          <SmallCard view={view} kind={top} />
        )}
        {top === undefined ? null : <b>{pile.length}</b>}
      </span>
    </span>
  );
}

function SmallHand({
  view,
  hand,
  large,
}: {
  view: BoardView;
  hand: string[];
  large: boolean;
}): JSX.Element {
  const open = hand.some((kind) => kind !== HIDDEN) && !large;
  const label = open
    ? hand.map((kind) => cardName(view, kind)).join(", ")
    : view.say("ui.player.cards", { n: hand.length });
  return (
    <span
      class="sqw-held"
      data-open={open || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      {hand.map((kind, place) => (
        <SmallCard key={place} view={view} kind={large ? HIDDEN : kind} />
      ))}
    </span>
  );
}

function SmallCard({ view, kind }: { view: BoardView; kind: string }): JSX.Element {
  if (kind === HIDDEN) {
    return <span class="sqw-mini sqw-back" />;
  }
  return (
    <span class="sqw-mini" style={{ "--sqw-hue": hue(kind) }}>
      <CardPicture view={view} kind={kind} />
    </span>
  );
}

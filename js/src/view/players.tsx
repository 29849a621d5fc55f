import type { JSX } from "preact";
import { HIDDEN, type Seat } from "../contract.ts";
import { handSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import { CardPicture, hue } from "./drawings/cards.tsx";
import { Chip } from "./drawings/chip.tsx";
import { Icon } from "./drawings/icon.tsx";
import { cardName } from "./names.ts";

/** Who plays, with what each has before them; partners share a box and their chips. */
export function Players({ view }: { view: BoardView }): JSX.Element {
  const sides = [...new Set(view.seats.map((seat) => seat.side))];
  return (
    <section class="sqw-players" aria-label={view.say("ui.players")}>
      <ul>
        {sides.map((side) => (
          <Player key={side} view={view} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Player({ view, side }: { view: BoardView; side: number }): JSX.Element {
  const { say, scene, seats } = view;
  const partners = seats.flatMap((each, number) => (each.side === side ? [number] : []));
  const [first = 0] = partners;
  const seat = seats[first] as Seat;
  const turn = partners.includes(scene.turn ?? -1);
  const winner = scene.winner !== null && seats[scene.winner]?.side === side;
  const chips = say("ui.player.chips", { n: scene.supply[first] ?? 0 });
  return (
    <li
      class="sqw-player"
      data-colour={seat.colour}
      data-turn={turn || undefined}
      data-winner={winner || undefined}
    >
      <span class="sqw-player-chip">
        <Chip seat={seat} />
      </span>
      <div class="sqw-partners" data-many={partners.length > 1 || undefined}>
        {partners.map((number) => (
          <Partner key={number} view={view} number={number} />
        ))}
      </div>
      {winner ? (
        <span class="sqw-trophy" role="img" aria-label={say("ui.player.won")}>
          <Icon name="trophy" />
        </span>
      ) : null}
      <span class="sqw-supply" role="img" aria-label={chips} title={chips}>
        {scene.supply[first]}
      </span>
    </li>
  );
}

function Partner({ view, number }: { view: BoardView; number: number }): JSX.Element {
  const { board, say, scene } = view;
  const seat = view.seats[number] as Seat;
  const label = say("ui.player.bot");
  return (
    <div class="sqw-partner" data-seat={number} data-turn={scene.turn === number || undefined}>
      <bdi class="sqw-player-name" title={seat.name}>
        {seat.name}
      </bdi>
      {scene.turn === number ? <span class="sqw-unseen">{say("ui.player.turn")}</span> : null}
      {seat.bot ? (
        <span class="sqw-bot" role="img" aria-label={label} title={label}>
          <Icon name="robot" />
        </span>
      ) : null}
      {board.has_hands ? <PlayerCards view={view} seat={seat} number={number} /> : null}
    </div>
  );
}

interface Properties {
  view: BoardView;
  seat: Seat;
  number: number;
}

/** A player's hand in small, unless it is the large one, and the discard pile. */
function PlayerCards({ view, seat, number }: Properties): JSX.Element {
  const { say, scene } = view;
  const hand = scene.hands[number] ?? [];
  const pile = scene.piles[number] ?? [];
  const top = pile.at(-1);
  const told =
    top === undefined
      ? say("ui.pile.empty", { name: seat.name })
      : say("ui.pile", { name: seat.name, card: cardName(view, top), n: pile.length });
  const large = scene.curtain === null && handSeat(scene) === number;
  return (
    <span class="sqw-player-cards">
      <SmallHand view={view} hand={hand} large={large} />
      <span class="sqw-pile" data-pile={number} role="img" aria-label={told} title={told}>
        {top === undefined ? (
          <span class="sqw-mini" data-empty={true} />
        ) : (
          <SmallCard view={view} kind={top} />
        )}
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
  // A full hand goes without saying.
  const shown = open || hand.length !== view.board.hand_size ? hand : [];
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
      {shown.map((kind, place) => (
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
      <CardPicture view={view} kind={kind} short={true} />
    </span>
  );
}

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Figure, FREE, type Mark, type Seat, type Space as SpaceData } from "../contract.ts";
import type { Effect } from "../state/allowedmoves.ts";
import { sideSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import { CardPicture, hue } from "./drawings/cards.tsx";
import { Chip } from "./drawings/chip.tsx";
import { Star } from "./drawings/star.tsx";
import { cardName, hasName, sideNames } from "./names.ts";
import { withoutPercent } from "./percent.ts";

interface Properties {
  view: BoardView;
  space: SpaceData;
  /** What a click would do with it, for the card that is chosen or for any. */
  can: Effect | null;
  lit: boolean;
  /** Whether a click puts it into a question, and whether the question is about it. */
  asks: boolean;
  asked: boolean;
  /** Whether the last move was made here. */
  last: boolean;
  roving: boolean;
}

const CAN = { place: "ui.space.place", take: "ui.space.take", replace: "ui.space.replace" };

/** What a screen reader says: "tiger, b1, open, you can play here". */
function spokenName({ view, space, can, last, asks, pointed }: Drawn): string {
  const { say, scene } = view;
  const side = scene.chips[space.cell];
  const parts = [
    space.word === FREE ? say("ui.space.free") : cardName(view, space.word),
    space.cell,
  ];
  if (side !== undefined) {
    const mark = sideSeat(view.seats, side)?.mark ?? "";
    parts.push(say("ui.space.chip", { name: sideNames(view, side), mark }));
  } else if (space.word === FREE) {
    parts.push(say("ui.space.everyone"));
  } else {
    parts.push(say("ui.space.open"));
  }
  if (space.protected) {
    parts.push(say("ui.space.protected"));
  }
  if (scene.won.includes(space.cell)) {
    parts.push(say("ui.space.won"));
  } else if (last) {
    parts.push(say("ui.space.last"));
  }
  const figure = scene.figures[space.cell];
  if (figure?.say) {
    parts.push(figure.say);
  }
  if (pointed) {
    parts.push(pointed.say);
  }
  if (can) {
    parts.push(say(CAN[can]));
  }
  if (asks) {
    parts.push(say("ui.space.asks"));
  }
  return parts.join(", ");
}

/** A space. With a move few of a hundred change, and the others are not drawn anew. */
export function Space(properties: Properties): JSX.Element {
  const { view, space, can, lit, last, roving, asks, asked } = properties;
  const { cell } = space;
  const { drawings, fit, scene, seats, words } = view;
  const side = scene.chips[cell];
  const drawn = {
    space,
    can,
    lit,
    last,
    roving,
    asks,
    asked,
    drawings,
    words,
    seats,
    bare: fit.bare,
    small: fit.small,
    seat: side === undefined ? undefined : sideSeat(seats, side),
    figure: scene.figures[cell],
    pointed: view.mistakes.marks.find((each) => each.cell === cell),
    won: scene.won.includes(cell),
    selected: view.selected === cell,
  };
  return useMemo(
    () => (
      <div role="gridcell" class="sqw-cell">
        <DrawnSpace view={view} {...drawn} />
      </div>
    ),
    Object.values(drawn),
  );
}

interface Drawn extends Properties {
  seat: Seat | undefined;
  figure: Figure | undefined;
  /** The move that is pointed out here. */
  pointed: Mark | undefined;
  won: boolean;
  selected: boolean;
}

/** What is so of a space, as attributes for styles. */
function marks(known: Record<string, boolean>): Record<string, true | undefined> {
  return Object.fromEntries(
    Object.entries(known).map(([name, is]) => [`data-${name}`, is || undefined]),
  );
}

function DrawnSpace(drawn: Drawn): JSX.Element {
  const { view, space, can, lit, last, roving, asks, asked, seat, figure, won, selected } = drawn;
  const { pointed } = drawn;
  return (
    <button
      type="button"
      class="sqw-space"
      data-selected={selected || undefined}
      data-cell={space.cell}
      data-free={space.word === FREE || undefined}
      data-chip={seat?.colour}
      data-can={can ?? undefined}
      {...marks({ lit, asks, asked, last, won, protected: space.protected ?? false })}
      data-mark={pointed?.kind}
      title={pointed?.say}
      data-figure={(figure && (figure.threat ? "threat" : "strip")) || undefined}
      style={{ "--sqw-hue": hue(space.word) }}
      tabIndex={roving ? 0 : -1}
      aria-label={spokenName(drawn)}
      aria-disabled={(can === null && !asks) || undefined}
    >
      {seat ? (
        <span class="sqw-chip-place" key="chip">
          <Chip seat={seat} plain={true} />
        </span>
      ) : null}
      <Face view={view} word={space.word} />
      {seat ? <b class="sqw-badge">{seat.mark}</b> : null}
      {figure ? <SpaceFigure view={view} figure={figure} /> : null}
    </button>
  );
}

/** What an overlay says of a space, with a bar as long as the chance it tells of; the legend has the sign for per cent. */
function SpaceFigure({ view, figure }: { view: BoardView; figure: Figure }): JSX.Element {
  const { text, level, threat, card } = figure;
  const shown = view.fit.small ? withoutPercent(text) : text;
  return (
    <b class="sqw-figure" data-threat={threat}>
      {card ? <CardPicture view={view} kind={card} short={true} /> : null}
      {shown}
      {level === undefined ? null : <i style={{ inlineSize: `${level * 100}%` }} />}
    </b>
  );
}

/** What is printed on a space. */
export function Face({ view, word }: { view: BoardView; word: string }): JSX.Element {
  if (word === FREE) {
    return <Star />;
  }
  if (!hasName(view.board, word)) {
    return <span class="sqw-number">{word}</span>;
  }
  return (
    <span class="sqw-face">
      <CardPicture view={view} kind={word} short={view.fit.bare} />
      {view.fit.bare ? null : <span class="sqw-name">{cardName(view, word)}</span>}
    </span>
  );
}

import type { JSX } from "preact";
import type { Seat } from "../contract.ts";
import { cardName, type Shown } from "./boardview.ts";

/** The drawings of the cards, put in by the build. */
declare const ARTWORK: Record<string, string>;

const KINDS = Object.keys(ARTWORK);

/** Whether there is a drawing of a card: a game of one's own may have any animals. */
export function isDrawn(kind: string): boolean {
  return Object.hasOwn(ARTWORK, kind);
}

/** The drawings this game needs, once, for every <use> in this view. */
export function Symbols({ shown }: { shown: Shown }): JSX.Element | null {
  const kinds = Object.keys(shown.board.names).filter(isDrawn);
  if (kinds.length === 0) {
    return null;
  }
  return (
    <svg class="sqw-symbols" width="0" height="0" aria-hidden="true">
      {kinds.map((kind) => (
        <symbol
          key={kind}
          id={`${shown.prefix}${kind}`}
          viewBox="0 0 32 32"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, from the build
          dangerouslySetInnerHTML={{ __html: ARTWORK[kind] ?? "" }}
        />
      ))}
    </svg>
  );
}

/** A card's drawing, or its word where there is none. */
export function Picture({ shown, kind }: { shown: Shown; kind: string }): JSX.Element {
  if (!isDrawn(kind)) {
    const name = cardName(shown, kind);
    return (
      <span class="sqw-word" style={{ "--sqw-letters": name.length }}>
        {name}
      </span>
    );
  }
  return (
    <svg class="sqw-picture" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${shown.prefix}${kind}`} />
    </svg>
  );
}

/** A hue for each kind, so that the two spaces of an animal look related. */
export function hue(kind: string): number {
  const index = KINDS.indexOf(kind);
  return ((index < 0 ? kind.length * 3 + kind.charCodeAt(0) : index) * 137.5) % 360;
}

const SHAPES: Record<Seat["colour"], JSX.Element> = {
  green: <circle cx="20" cy="20" r="16" />,
  red: <rect x="5" y="5" width="30" height="30" rx="6" />,
  blue: <path d="M12.5 4.5h15L36 20l-8.5 15.5h-15L4 20z" />,
  yellow: <path d="M20 2 38 20 20 38 2 20z" />,
};

/** A chip: its side is told by colour, by shape and by a letter. */
export function Chip({ seat }: { seat: Seat }): JSX.Element {
  return (
    <svg class="sqw-chip" data-colour={seat.colour} viewBox="0 0 40 40" aria-hidden="true">
      <g class="sqw-chip-rim">{SHAPES[seat.colour]}</g>
      <g class="sqw-chip-face">{SHAPES[seat.colour]}</g>
      <circle class="sqw-chip-ring" cx="20" cy="20" r="12.6" />
      <text x="20" y="26.4">
        {seat.mark}
      </text>
    </svg>
  );
}

/** A free space counts for everyone, so its star has all four colours. */
export function Star(): JSX.Element {
  const points = "20,3 24.7,14.6 37.1,15.4 27.6,23.4 30.6,35.5 20,28.9";
  return (
    <svg class="sqw-star" viewBox="0 0 40 40" aria-hidden="true">
      <path
        class="sqw-star-back"
        d="M20 3 24.7 14.6 37.1 15.4 27.6 23.4 30.6 35.5 20 28.9 9.4 35.5 12.4 23.4 2.9 15.4 15.3 14.6z"
      />
      <path data-colour="green" d="M20 20.5V3l4.7 11.6 6 .4z" />
      <path data-colour="red" d="M20 20.5 30.7 15l6.4.4-9.5 8 1.5 6z" />
      <path data-colour="blue" d="M20 20.5l9.1 8.9 1.5 6.1L20 28.9 9.4 35.5l1.5-6.1z" />
      <path data-colour="yellow" d="M20 20.5 10.9 29.4l1.5-6-9.5-8 12.4-.8L20 3z" />
      <polygon class="sqw-star-line" points={`${points} 9.4,35.5 12.4,23.4 2.9,15.4 15.3,14.6`} />
    </svg>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};
/** A die with pips; a number where pips would not do; blank before the roll. */
export function Die({ face }: { face: number | null }): JSX.Element {
  const pips = face === null ? [] : PIPS[face];
  return (
    <svg
      class="sqw-die"
      data-blank={face === null || undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {pips?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={10.5 + x * 9.5} cy={10.5 + y * 9.5} r="3.7" />
      ))}
      {face === null ? (
        <text x="20" y="27">
          ?
        </text>
      ) : null}
      {pips ? null : (
        <text x="20" y="27">
          {face}
        </text>
      )}
    </svg>
  );
}

const ICONS = {
  view: "M12 4.500C6.500 4.500 2.300 8.600.8 12c1.500 3.400 5.700 7.500 11.200 7.500s9.700-4.100 11.200-7.500C21.700 8.600 17.500 4.500 12 4.500m0 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9m0 2.300a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400",
  start: "M5 4v16h2.6V4zM20 4 9 12l11 8z",
  back: "M17 4 6 12l11 8z",
  forward: "M7 4l11 8-11 8z",
  end: "M16.4 4v16H19V4zM4 4l11 8-11 8z",
  play: "M6 3.5 20.5 12 6 20.5z",
  pause: "M6 4h4.4v16H6zM13.6 4H18v16h-4.4z",
  undo: "M9.5 3 3 9l6.5 6v-4H14a4 4 0 0 1 0 8H8v3h6a7 7 0 0 0 0-14H9.5z",
  fresh: "M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z",
  dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.100.9-2 2-2m3 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4m8 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-4-4a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  cards:
    "M4.500 3h9A1.500 1.500 0 0 1 15 4.500v1.500H9.500A2.500 2.500 0 0 0 7 8.500V18H4.500A1.500 1.500 0 0 1 3 16.500v-12A1.500 1.500 0 0 1 4.500 3m5.500 4h9.500A1.500 1.500 0 0 1 21 8.500v11a1.500 1.500 0 0 1-1.500 1.500H10a1.500 1.500 0 0 1-1.500-1.500v-11A1.500 1.500 0 0 1 10 7",
  branch:
    "M6 2a3 3 0 0 1 1.500 5.600v8.800A3 3 0 1 1 4.500 16.400V7.600A3 3 0 0 1 6 2m12 0a3 3 0 0 1 1.500 5.600V9a5 5 0 0 1-5 5h-5v-3h5a2 2 0 0 0 2-2V7.600A3 3 0 0 1 18 2",
  trophy:
    "M6 3h12v2h3v3a5 5 0 0 1-4.300 5A6 6 0 0 1 13.500 15.800V18H17v3H7v-3h3.500v-2.200A6 6 0 0 1 7.300 13 5 5 0 0 1 3 8V5h3zM5 7v1a3 3 0 0 0 1.300 2.400A9 9 0 0 1 6 8V7zm14 0h-1v1a9 9 0 0 1-.3 2.400A3 3 0 0 0 19 8z",
  robot:
    "M10.800 2h2.400v3H18a2 2 0 0 1 2 2v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7c0-1.100.9-2 2-2h4.800zM9 10a1.600 1.600 0 1 0 0 3.200A1.600 1.600 0 0 0 9 10m6 0a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200m-6.500 5v1.600h7V15z",
} as const;

export function Icon({ name }: { name: keyof typeof ICONS }): JSX.Element {
  return (
    <svg class="sqw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} fill-rule="evenodd" />
    </svg>
  );
}

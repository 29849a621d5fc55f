import { type BoardTrait, FREE, type Seat } from "../contract.ts";
import { hasName } from "./names.ts";

/** The room a board has on its page, in pixels, and the font it is written in. */
export interface Room {
  width: number;
  height: number;
  font: string;
}

type Size = "phone" | "half" | "laptop" | "desk" | "wall";

/** How large everything is. */
export interface Fit {
  size: Size;
  /** Whether there is room for much beside the board, as on a desk or a wall. */
  wide: boolean;
  /** What lies under the board and not in the column. */
  under: "tray" | "legend" | null;
  /** Spaces are so small that badges and signs hang over their corners. */
  small: boolean;
  /** Names have left the spaces: there is no room for them at a size that can be read. */
  bare: boolean;
  /** The same of the cards of the hand. */
  bareCards: boolean;
  /** Whether buttons and hints have room beside the cards of the hand. */
  beside: boolean;
  style: Record<string, string>;
}

interface Shape {
  padding: number;
  /** Of the board: its rim, the letters above, the numbers beside, and between two spaces. */
  rim: number;
  letters: number;
  numbers: number;
  gap: number;
  /** The least and the largest width of the column; without one most of it is below the board. */
  column: [number, number];
  /** The width of the buttons where they stand beside the board in a row of their own. */
  buttons: number;
  /** What lies under the board: its height with what is between, with hands and without. */
  under: [number, number];
  /** Of a card: its largest width, and of the deck beside. */
  card: number;
  deck: number;
}

const BETWEEN = 8;
const SHAPES: Record<Size, Shape> = {
  phone: {
    ...{ padding: 4, rim: 3, letters: 15, numbers: 14, gap: 2 },
    ...{ column: [0, 0], buttons: 0, under: [0, 0], card: 84, deck: 40 },
  },
  half: {
    ...{ padding: 4, rim: 3, letters: 15, numbers: 14, gap: 2 },
    ...{ column: [0, 0], buttons: 36, under: [222, 244], card: 84, deck: 40 },
  },
  laptop: {
    ...{ padding: 6, rim: 5, letters: 16, numbers: 18, gap: 3 },
    ...{ column: [250, 480], buttons: 0, under: [114, 30], card: 94, deck: 46 },
  },
  desk: {
    ...{ padding: 6, rim: 5, letters: 16, numbers: 18, gap: 3 },
    ...{ column: [390, 640], buttons: 0, under: [0, 0], card: 112, deck: 54 },
  },
  wall: {
    ...{ padding: 8, rim: 7, letters: 22, numbers: 24, gap: 4 },
    ...{ column: [620, 860], buttons: 0, under: [42, 42], card: 150, deck: 66 },
  },
};
/** No type is smaller: it is read from the next row of desks, too. */
const SMALLEST = 12;
const LARGEST_SPACE = 170;
/** Lower screens scroll. */
const LEAST_HEIGHT = 540;
/** What the column needs for six moves, however small the board. */
const USUAL_HEIGHT = 647;
const CARD_GAP = 6;
/** Beside the cards, the least room for a button. */
const ROOM_BESIDE = 112;

function frameOf({ rim, letters, numbers, gap }: Shape, board: BoardTrait): [number, number] {
  return [
    2 * rim + numbers + gap * (board.width - 1),
    2 * rim + letters + gap * (board.height - 1),
  ];
}

function heightUnder(size: Size, { has_hands }: BoardTrait, seats: Seat[]): number {
  const height = SHAPES[size].under[has_hands ? 0 : 1];
  return size === "half" ? height + heightOfPlayers(seats) : height;
}

/** A box for each side, which is higher where several share it. */
function heightOfPlayers(seats: Seat[]): number {
  const sides = seats.map(({ side }) => side);
  const boxes = [...new Set(sides)].map((side) =>
    sides.indexOf(side) === sides.lastIndexOf(side) ? 34 : 46,
  );
  return boxes.reduce((sum, height) => sum + height + 4, -4);
}

/** The side of a space, in whole pixels. */
function spaceAt(size: Size, { width, height }: Room, board: BoardTrait, seats: Seat[]): number {
  const shape = SHAPES[size];
  const [wide, high] = frameOf(shape, board);
  const across = width - 2 * shape.padding - wide;
  const column = Math.max(shape.column[0], shape.buttons);
  const sides = [(across - (column && BETWEEN + column)) / board.width, LARGEST_SPACE];
  if (size !== "phone") {
    const down = Math.max(height, LEAST_HEIGHT) - 2 * shape.padding - high;
    sides.push((down - heightUnder(size, board, seats)) / board.height);
  }
  return Math.max(16, Math.floor(Math.min(...sides)));
}

function sizeFor(room: Room, board: BoardTrait, seats: Seat[]): Size {
  if (room.width < 480) {
    return "phone";
  }
  if (room.width < 640) {
    return "half";
  }
  if (room.width < 1160) {
    return "laptop";
  }
  const roomy = room.width >= 1400 && room.height >= 950;
  // The wide column is not worth much smaller spaces.
  return roomy && spaceAt("wall", room, board, seats) > 0.9 * spaceAt("desk", room, board, seats)
    ? "wall"
    : "desk";
}

/** The largest type up to `largest` in which every name keeps to a width. */
function typeFor(width: number, em: number, largest: number): number {
  return Math.floor(Math.min(largest, (0.92 * width) / em) * 10) / 10;
}

/** Work out the sizes; `ems` are the widths of the longest names on spaces and on cards. */
export function fitInto(
  room: Room,
  { board, seats }: { board: BoardTrait; seats: Seat[] },
  cards: number,
  ems: [number, number],
): Fit {
  const size = sizeFor(room, board, seats);
  const shape = SHAPES[size];
  const space = spaceAt(size, room, board, seats);
  const [wide, high] = frameOf(shape, board);
  const boardWidth = space * board.width + wide;
  const boardHeight = space * board.height + high;
  const inside = room.width - 2 * shape.padding;
  const column = Math.min(inside - BETWEEN - boardWidth, shape.column[1]);
  const under = heightUnder(size, board, seats);
  const whole = boardHeight + under + 2 * shape.padding;
  const height = Math.max(whole, Math.min(room.height, USUAL_HEIGHT));

  const box = {
    phone: inside,
    half: (inside - BETWEEN) / 2,
    laptop: boardWidth,
    desk: column,
    wall: column,
  }[size];
  const forCards = box - 16 - shape.deck - CARD_GAP * (cards + 1);
  const roomy = size === "laptop" && (forCards - ROOM_BESIDE) / cards >= 0.7 * shape.card;
  const card = Math.floor(
    Math.min(shape.card, (forCards - (roomy ? ROOM_BESIDE : 0)) / Math.max(1, cards)),
  );
  const name = typeFor(space, ems[0], 0.19 * space);
  const cardName = typeFor(card - 4, ems[1], size === "wall" ? 20 : 14);
  const px = {
    s: space,
    padding: shape.padding,
    rim: shape.rim,
    letters: shape.letters,
    numbers: shape.numbers,
    gap: shape.gap,
    "board-w": boardWidth,
    "board-h": boardHeight,
    column,
    height,
    name: Math.max(name, SMALLEST),
    card,
    "card-name": Math.max(cardName, SMALLEST),
    deck: shape.deck,
  };
  const below = size === "laptop" && board.has_hands ? "tray" : "legend";
  const beside = size === "phone" || size === "half" ? null : below;
  return {
    size,
    wide: size === "desk" || size === "wall",
    under: under > 0 ? beside : null,
    small: space < 50,
    bare: name < SMALLEST && board.spaces.some(({ word }) => word !== FREE && hasName(board, word)),
    bareCards: cardName < SMALLEST,
    beside: roomy,
    style: Object.fromEntries(Object.entries(px).map(([key, n]) => [`--sqw-${key}`, `${n}px`])),
  };
}

/** How many times its size the longest name is wide, of those on spaces and of all there are. */
export function nameWidths({ names, spaces }: BoardTrait, font: string): [number, number] {
  const all = Object.keys(names).filter((kind) => kind !== FREE);
  const onBoard = all.filter((kind) => spaces.some(({ word }) => word === kind));
  const widest = (kinds: string[]): number =>
    widestName(
      kinds.map((kind) => names[kind] ?? ""),
      font,
    );
  return [widest(onBoard), widest(all)];
}

/** How many times its size the longest of these names is wide, in the weight of names. */
export function widestName(names: string[], font: string): number {
  const context =
    typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (context) {
    context.font = `650 100px ${font}`;
  }
  const widths = names.map((name) =>
    context ? context.measureText(name).width / 100 : 0.6 * name.length,
  );
  return Math.max(1, ...widths);
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happening } from "../src/contract.ts";
import { MockModel, type Shown, settled, show } from "./mock.ts";

interface Moved {
  element: Element;
  delay: number;
}

/** What jsdom has no DOMRect for. */
class Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;

  constructor(...[x, y, width, height]: [number, number, number, number]) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }
}

let shown: Shown;
let moved: Moved[];
let still = false;

beforeEach(() => {
  moved = [];
  still = false;
  const animate = function (this: Element, _frames: unknown, options: { delay: number }): unknown {
    moved.push({ element: this, delay: options.delay });
    return { cancel: () => undefined };
  };
  Object.assign(Element.prototype, { animate });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("DOMRect", Place);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const card = this.closest("[data-card]");
    return new DOMRect(card ? 77 : 0, 0, 10, 10);
  });
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function happening(kind: Happening["kind"], more: Partial<Happening> = {}): Happening {
  return { ply: 5, text: kind, say: kind, seat: 0, kind, ...more };
}

/** Open a board, let some time pass, and show what has happened since. */
async function happen(game: "kids" | "dice", ...happened: Happening[]): Promise<Element[]> {
  shown = show(new MockModel(game, { roll: game === "dice" ? [1, 2] : null }));
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  const plies = 4 + happened.length;
  await shown.model.show({ ply: plies, plies, happened, chips: { c1: 1, a2: 0, b1: 0 } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled();
  return moved.map(({ element }) => element);
}

const CARDS: [Happening["kind"], Partial<Happening>][] = [
  ["swap", { card: "tiger" }],
  ["draw", { card: "tiger" }],
  ["draw", { card: "?", seat: 1 }],
  ["deal", { card: "?", seat: 1 }],
];

test.each(CARDS)("a card slides at a %s %o", async (kind, more) => {
  const elements = await happen("kids", happening(kind, more));
  expect(elements.map((element) => element.className)).toEqual(["sqw-ghost"]);
});

test("a card slides and a chip falls at a play", async () => {
  const elements = await happen("kids", happening("play", { card: "tiger", cell: "b1" }));
  expect(elements.map((element) => element.className)).toEqual(["sqw-ghost", "sqw-chip-place"]);
});

test.each(["roll", "roll-off"] as const)("every die tumbles at a %s", async (kind) => {
  const elements = await happen("dice", happening(kind, { faces: [1, 2] }));
  expect(elements.map((element) => element.getAttribute("class"))).toEqual(["sqw-die", "sqw-die"]);
});

test.each(["kids", "dice"] as const)("who passes shakes the head: %s", async (game) => {
  const elements = await happen(game, happening("pass", { seat: 1 }));
  expect(elements.map((element) => element.closest("[data-seat]"))).toEqual([
    shown.find("[data-seat='1']"),
  ]);
});

test("of a move and a bot's answer in one message all is seen, one after the other", async () => {
  await happen(
    "kids",
    happening("play", { card: "tiger", cell: "b1" }),
    happening("draw", { card: "fox", ply: 6 }),
    happening("swap", { card: "panda", seat: 1, ply: 7 }),
    happening("draw", { card: "?", seat: 1, ply: 8 }),
    happening("play", { card: "lion", seat: 1, cell: "c1", ply: 9 }),
    happening("draw", { card: "?", seat: 1, ply: 10 }),
  );
  const delays = [...new Set(moved.map(({ delay }) => delay))];
  expect(delays).toHaveLength(6);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});

test("only the card that was clicked leaves from where it lay", async () => {
  shown = show(new MockModel("kids"));
  await shown.click("[data-card=tiger]");
  await shown.click("[data-cell=b1]");
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  const happened = [
    happening("play", { card: "tiger", cell: "b1" }),
    happening("play", { card: "lion", cell: "c1", seat: 1, ply: 6 }),
  ];
  await shown.model.show({ ply: 6, plies: 6, happened, chips: { b1: 0, c1: 1 } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ghosts = shown.all(".sqw-ghost").map((ghost) => Number.parseInt(ghost.style.left, 10));
  expect(ghosts.map((left) => left > 0)).toEqual([true, false]);
});

test("nothing moves for those who want it so", async () => {
  still = true;
  const elements = await happen("kids", happening("play", { card: "tiger", cell: "b1" }));
  expect(elements).toEqual([]);
});

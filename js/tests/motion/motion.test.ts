import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, Scene } from "../../src/contract.ts";
import { schedule } from "../../src/motion/schedule.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

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

let page: Page;
let moved: Moved[];
let cancelled = 0;
let still = false;

beforeEach(() => {
  moved = [];
  cancelled = 0;
  still = false;
  const animate = function (this: Element, _frames: unknown, options: { delay: number }): unknown {
    moved.push({ element: this, delay: options.delay });
    return {
      cancel: () => {
        cancelled += 1;
      },
    };
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
  page.end.abort();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function happening(kind: Happening["kind"], more: Partial<Happening> = {}): Happening {
  return { ply: 5, entry: 3, text: kind, say: kind, seat: 0, kind, ...more };
}

/** Open a board, let some time pass, and show what has happened since. */
async function happen(game: "kids" | "dice", ...happened: Happening[]): Promise<Element[]> {
  page = render(new MockModel(game, { roll: game === "dice" ? [1, 2] : null }));
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  const plies = 4 + happened.length;
  await page.model.show({ ply: plies, plies, happened, chips: { c1: 1, a2: 0, b1: 0 } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled();
  return moved.map(({ element }) => element);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Open a board at a clock that the test turns, and show what was played. */
async function playOn(
  game: "kids" | "dice",
  happened: Happening[],
  scene: Partial<Scene>,
): Promise<void> {
  vi.useFakeTimers();
  page = render(new MockModel(game, { roll: game === "dice" ? [1, 2] : null }));
  await pass(1000);
  const plies = 4 + happened.length;
  await Promise.all([page.model.show({ ply: plies, plies, happened, ...scene }), pass(20)]);
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
  const player = page.find("[data-seat='1']").closest(".sqw-player");
  expect(elements.map((element) => element.closest(".sqw-player"))).toEqual([player]);
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

describe("one after the other", () => {
  const ROLL = happening("roll", { faces: [3, 4], seat: 1, ply: 6 });
  const OWN = [happening("place", { cell: "b1" }), ROLL];
  const BOTS = [
    happening("place", { cell: "c1", seat: 1, ply: 7 }),
    happening("roll", { faces: [5, 6], ply: 8 }),
  ];

  const WINNING = [happening("place", { cell: "b1", ply: 6 })];

  /** A person's move and at once a bot's answer, each in a scene of its own. */
  async function answered(): Promise<void> {
    await playOn("dice", OWN, { roll: [3, 4], chips: { b1: 0 } });
    const more = { ply: 8, plies: 8, roll: [5, 6], chips: { b1: 0, c1: 1 } };
    await Promise.all([page.model.show({ ...more, happened: BOTS }), pass(20)]);
  }

  function dice(): string | null {
    return page.find(".sqw-dice").getAttribute("aria-label");
  }

  function fallen(cell: string): number | undefined {
    return moved.find(({ element }) => element === page.find(`[data-cell=${cell}] .sqw-chip-place`))
      ?.delay;
  }

  test("a bot's answer waits until the move before it is over", async () => {
    await answered();
    expect(fallen("b1")).toBeLessThan(50);
    expect(fallen("c1")).toBeGreaterThan(1300);
    expect(fallen("c1")).toBeLessThan(1500);
  });

  test("each roll tumbles and stays long enough to be read", async () => {
    await answered();
    expect(dice()).toBe("Dice: 1 + 2 = 3");
    await pass(450);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    const tumbled = moved.filter(({ element }) => element.matches(".sqw-die")).length;
    expect(tumbled).toBe(2);
    await pass(900);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    await pass(600);
    expect(dice()).toBe("Dice: 5 + 6 = 11");
    expect(moved.filter(({ element }) => element.matches(".sqw-die"))).toHaveLength(4);
  });

  test("a roll after which nothing can be done is seen all the same", async () => {
    const entered = happening("roll", { faces: [6, 6] });
    await playOn("dice", [entered, happening("pass", { ply: 6 })], { roll: null });
    await pass(900);
    expect(dice()).toBe("Dice: 6 + 6 = 12");
    await pass(700);
    expect(dice()).toBe("Dice, not rolled yet");
  });

  test("who has won is told, shown and announced when the dice have come to rest", async () => {
    const status = "Anna has won.";
    await playOn("dice", [happening("roll", { faces: [3, 4] }), ...WINNING], {
      status,
      turn: null,
      awaiting: null,
      winner: 0,
      won: ["b1"],
      roll: null,
      chips: { b1: 0 },
    });
    const told = (): string =>
      page.find(".sqw-status").textContent + page.find(".sqw-live").textContent;
    const shown = (): number => page.all("[data-won], [data-winner]").length;
    expect(told()).not.toContain(status);
    expect(shown()).toBe(0);
    await pass(900);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    expect(told()).not.toContain(status);
    expect(shown()).toBe(0);
    await pass(2000);
    expect(page.find(".sqw-status").textContent).toBe(status);
    expect(page.all(".sqw-live > *").at(-1)?.textContent).toContain(status);
    expect(shown()).toBe(3);
  });

  test("a click finishes it at once", async () => {
    await answered();
    page.find("[data-cell=a2]").click();
    await pass(10);
    expect(dice()).toBe("Dice: 5 + 6 = 11");
    expect(cancelled).toBe(moved.length);
    await pass(3000);
    expect(moved.filter(({ element }) => element.matches(".sqw-die"))).toHaveLength(0);
  });

  test.each([
    ["a step back", { ply: 7 }],
    ["another game", { ply: 0, plies: 0, line: 2 }],
    ["leafing on", { ply: 8, happened: BOTS.slice(1) }],
  ])("%s ends it", async (_, scene) => {
    await answered();
    await Promise.all([page.model.show({ ...scene, roll: [2, 2] }), pass(20)]);
    expect(dice()).toBe("Dice: 2 + 2 = 4");
    expect(cancelled).toBe(moved.length);
  });

  test("a cell that plays on and on is not waited for", async () => {
    await answered();
    const happened = [happening("place", { cell: "a2", ply: 9 })];
    await Promise.all([page.model.show({ ply: 9, plies: 9, happened, roll: null }), pass(20)]);
    expect(cancelled).toBe(moved.length);
  });

  test("no seat's turn takes longer than a few seconds", () => {
    const { starts, end } = schedule(Array.from({ length: 12 }, () => ROLL));
    expect(starts).toHaveLength(12);
    expect(end).toBeLessThanOrEqual(3000);
  });
});

test("only the card that was clicked leaves from where it lay", async () => {
  page = render(new MockModel("kids"));
  await page.click("[data-card=tiger]");
  await page.click("[data-cell=b1]");
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  const happened = [
    happening("play", { card: "tiger", cell: "b1" }),
    happening("play", { card: "lion", cell: "c1", seat: 1, ply: 6 }),
  ];
  await page.model.show({ ply: 6, plies: 6, happened, chips: { b1: 0, c1: 1 } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ghosts = page.all(".sqw-ghost").map((ghost) => Number.parseInt(ghost.style.left, 10));
  expect(ghosts.map((left) => left > 0)).toEqual([true, false]);
});

test("nothing moves for those who want it so", async () => {
  still = true;
  const elements = await happen("kids", happening("play", { card: "tiger", cell: "b1" }));
  expect(elements).toEqual([]);
});

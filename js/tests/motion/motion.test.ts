import { describe, expect, test, vi } from "vitest";
import type { Happening } from "../../src/contract.ts";
import { schedule } from "../../src/motion/schedule.ts";
import { MockModel } from "../mockmodel.ts";
import { render } from "../page.ts";
import { happen, happening, openStage, pass, playOn, stage } from "./stage.ts";

openStage();

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
  const player = stage.page.find("[data-seat='1']").closest(".sqw-player");
  expect(elements.map((element) => element.closest(".sqw-player"))).toEqual([player]);
});

test("of a move and a bot's answer in one message all is seen, one after the other", async () => {
  const happened = [
    happening("play", { card: "tiger", cell: "b1" }),
    happening("draw", { card: "fox", ply: 6 }),
    happening("swap", { card: "panda", seat: 1, ply: 7 }),
    happening("draw", { card: "?", seat: 1, ply: 8 }),
    happening("play", { card: "lion", seat: 1, cell: "c1", ply: 9 }),
    happening("draw", { card: "?", seat: 1, ply: 10 }),
  ];
  await playOn("kids", happened, {});
  await pass(4000);
  expect(new Set(stage.moved.map(({ at }) => at)).size).toBe(6);
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
    await Promise.all([stage.page.model.show({ ...more, happened: BOTS }), pass(20)]);
  }

  function dice(): string | null {
    return stage.page.find(".sqw-dice").getAttribute("aria-label");
  }

  /** When a chip falls on a space, after the move was made that is shown first. */
  function fallen(cell: string): number {
    const chip = stage.page.find(`[data-cell=${cell}] .sqw-chip-place`);
    return (
      (stage.moved.find(({ element }) => element === chip)?.at ?? 0) - (stage.moved[0]?.at ?? 0)
    );
  }

  test("a bot's answer waits until the move before it is over", async () => {
    await answered();
    expect(fallen("b1")).toBe(0);
    await pass(1500);
    expect(fallen("c1")).toBeGreaterThan(1300);
    expect(fallen("c1")).toBeLessThan(1500);
  });

  test("each roll tumbles and stays long enough to be read", async () => {
    await answered();
    expect(dice()).toBe("Dice: 1 + 2 = 3");
    await pass(450);
    const tumbled = stage.moved.filter(({ element }) => element.matches(".sqw-die")).length;
    expect(tumbled).toBe(2);
    expect(dice()).toBe("Dice, not rolled yet");
    expect(stage.page.find(".sqw-sum").textContent).toBe("");
    await pass(400);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    await pass(500);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    await pass(1000);
    expect(dice()).toBe("Dice: 5 + 6 = 11");
    expect(stage.moved.filter(({ element }) => element.matches(".sqw-die"))).toHaveLength(4);
  });

  test("a roll after which nothing can be done is seen all the same", async () => {
    const entered = happening("roll", { faces: [6, 6] });
    await playOn("dice", [entered, happening("pass", { ply: 6 })], { roll: null });
    await pass(2400);
    expect(dice()).toBe("Dice: 6 + 6 = 12");
    await pass(200);
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
      stage.page.find(".sqw-status").textContent + stage.page.find(".sqw-live").textContent;
    const shown = (): number => stage.page.all("[data-won], [data-winner]").length;
    expect(told()).not.toContain(status);
    expect(shown()).toBe(0);
    await pass(900);
    expect(dice()).toBe("Dice: 3 + 4 = 7");
    expect(told()).not.toContain(status);
    expect(shown()).toBe(0);
    await pass(2000);
    expect(stage.page.find(".sqw-status").textContent).toBe(status);
    expect(stage.page.all(".sqw-live > *").at(-1)?.textContent).toContain(status);
    expect(shown()).toBe(3);
  });

  test("a click finishes it at once", async () => {
    await answered();
    stage.page.find("[data-cell=a2]").click();
    await pass(10);
    expect(dice()).toBe("Dice: 5 + 6 = 11");
    expect(stage.cancelled).toBe(stage.moved.length);
    await pass(3000);
    expect(stage.moved.filter(({ element }) => element.matches(".sqw-die"))).toHaveLength(0);
  });

  test.each([
    ["a step back", { ply: 7 }],
    ["another game", { ply: 0, plies: 0, line: 2 }],
    ["leafing on", { ply: 8, happened: BOTS.slice(1) }],
  ])("%s ends it", async (_, scene) => {
    await answered();
    await Promise.all([stage.page.model.show({ ...scene, roll: [2, 2] }), pass(20)]);
    expect(dice()).toBe("Dice: 2 + 2 = 4");
    expect(stage.cancelled).toBe(stage.moved.length);
  });

  test("a cell that plays on and on is not waited for", async () => {
    await answered();
    const happened = [happening("place", { cell: "a2", ply: 9 })];
    await Promise.all([
      stage.page.model.show({ ply: 9, plies: 9, happened, roll: null }),
      pass(20),
    ]);
    expect(stage.cancelled).toBe(stage.moved.length);
  });

  test("no seat's turn takes longer than a few seconds", () => {
    const { spans, end } = schedule(Array.from({ length: 12 }, () => ROLL));
    expect(spans).toHaveLength(12);
    expect(end).toBeLessThanOrEqual(3000);
  });
});

test("only the card that was clicked leaves from where it lay", async () => {
  vi.useFakeTimers();
  stage.page = render(new MockModel("kids"));
  await Promise.all([stage.page.click("[data-card=tiger]"), pass(1000)]);
  await Promise.all([stage.page.click("[data-cell=b1]"), pass(1000)]);
  const happened = [
    happening("play", { card: "tiger", cell: "b1" }),
    happening("play", { card: "lion", cell: "c1", seat: 1, ply: 6 }),
  ];
  await Promise.all([
    stage.page.model.show({ ply: 6, plies: 6, happened, chips: { b1: 0 } }),
    pass(500),
  ]);
  const ghosts = stage.page.all(".sqw-ghost").map((ghost) => Number.parseInt(ghost.style.left, 10));
  expect(ghosts.slice(0, 2).map((left) => left > 0)).toEqual([true, false]);
});

test("nothing moves for those who want it so", async () => {
  stage.still = true;
  const elements = await happen("kids", happening("play", { card: "tiger", cell: "b1" }));
  expect(elements).toEqual([]);
});

/** Luck is seen before it is told: nothing on the board says what still tumbles or flies. */
import { expect, test } from "vitest";
import type { Scene } from "../../src/contract.ts";
import { happening, openStage, pass, playOn, stage } from "./stage.ts";

openStage();

const AFTER: Partial<Scene> = {
  status: "Anna is to move.",
  reason: "A 7: an open space of that number.",
  entries: 4,
  chips: { a2: 0, b1: 1 },
  choices: { place: ["a1", "c2"] },
  roll: [3, 4],
  figures: { a1: { text: "100 %", say: "sure" } },
};
const HAPPENED = [
  happening("place", { cell: "b1", seat: 1, say: "Bo puts a chip on b1" }),
  happening("roll", { faces: [3, 4], entry: 4, ply: 6, say: "Anna rolls 3 + 4" }),
];

/** All that would tell what the dice show. */
function told(): unknown[] {
  return [
    stage.page.find(".sqw-sum").textContent,
    stage.page.all("[data-lit]").length,
    stage.page.all("[data-cell]:not([aria-disabled])").length,
    stage.page.all(".sqw-figure").length,
    stage.page.find(".sqw-status").textContent,
    stage.page.all(".sqw-reason").length,
    stage.page.find(".sqw-at").textContent,
    stage.page.find("[aria-current=step]").dataset.entry,
    stage.page.find("[data-sequence-widget]").dataset.ply,
    stage.page.find(".sqw-live").textContent?.includes("Anna rolls"),
  ];
}
const ALL = ["= 7", 2, 2, 1, "Anna is to move.", 1, "4 / 4", "4", "6", true];

test("sum, spaces, figures, status, moves and announcements wait for the dice to land", async () => {
  await playOn("dice", HAPPENED, { ...AFTER, last: HAPPENED[1] ?? null });
  await pass(500);
  expect(told()).toEqual(["", 0, 0, 0, "Bo puts a chip on b1.", 0, "3 / 3", "3", "5", false]);
  expect(stage.page.find("[data-cell=b1]").dataset.chip).toBe("red"); // it was put there before
  await pass(400);
  expect(told()).toEqual(ALL);
});

test("whoever wants nothing to move is told all at once", async () => {
  stage.still = true;
  await playOn("dice", HAPPENED, { ...AFTER, last: HAPPENED[1] ?? null });
  expect(told()).toEqual(ALL);
});

test("a card is in the hand when it has come there", async () => {
  const hands = [
    ["panda", "unicorn", "zebra"],
    ["?", "?", "?"],
  ];
  const happened = [
    happening("play", { card: "tiger", cell: "b1" }),
    happening("draw", { card: "panda", ply: 6 }),
  ];
  await playOn("kids", happened, { hands, deck: 19, piles: [["fox", "tiger"], ["lion"]] });
  const hand = (): unknown => stage.page.all("[data-card]").map(({ dataset }) => dataset.card);
  await pass(600);
  expect(hand()).toEqual(["unicorn", "zebra"]);
  expect(stage.page.find("[data-pile='0']").getAttribute("aria-label")).toContain("tiger");
  await pass(300);
  expect(hand()).toEqual(["panda", "unicorn", "zebra"]);
});

test("bots' turns are seen one after the other", async () => {
  const turns = [1, 0, 1].flatMap((seat, turn) => [
    happening("place", { cell: ["a1", "b1", "c1"][turn] as string, seat, ply: 5 + 2 * turn }),
    happening("roll", { faces: [1, 1 + turn], seat: 1 - seat, ply: 6 + 2 * turn }),
  ]);
  const chips = { a1: 1, b1: 0, c1: 1, a2: 0 };
  await playOn("dice", turns, { chips, roll: [1, 3] });
  const there = (): number =>
    stage.page.all("[data-cell^=a1], [data-cell=b1]").filter(covered).length;
  const covered = ({ dataset }: HTMLElement): boolean => dataset.chip !== undefined;
  expect(there()).toBe(1);
  await pass(1500);
  expect(there()).toBe(2);
});

test("who does not wait for it plays at once", async () => {
  await playOn("dice", HAPPENED, { ...AFTER, last: HAPPENED[1] ?? null });
  await Promise.all([stage.page.click("[data-cell=a1]"), pass(20)]);
  expect(stage.page.model.acts).toMatchObject([{ do: "play", text: "place a1", ply: 6 }]);
  expect(told()).toEqual(ALL);
});

test("a leap of which not all is told is shown at once", async () => {
  await playOn("dice", HAPPENED.slice(1), { ...AFTER, ply: 9, plies: 9 });
  expect(stage.page.find(".sqw-sum").textContent).toBe("= 7");
});

import { afterEach, expect, test } from "vitest";
import type { Chances, Mistake } from "../../src/contract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

const TOLD: Chances = {
  title: "Chance of winning",
  how: "Counted",
  first: 0,
  sides: [],
  lines: [],
  swings: [],
  largest: [],
  review: [0, 1],
  better: true,
};
const MOVES = [
  { text: "tiger b1", say: "tiger b1" },
  { text: "fox a2", say: "fox a2" },
];

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

async function open(): Promise<void> {
  const model = new MockModel("kids");
  Object.assign(model.state, { panels: ["chances"], chances: TOLD });
  page = render(model);
  await settled();
}

function status(): string | null {
  return page.find(".sqw-review [role=status]").textContent;
}

function mistake(ply: number): Mistake {
  return { ply, say: `Ply ${ply - 1}: what would be better?`, moves: MOVES };
}

async function answer(what: { told: string[] } | { mistakes: Mistake[] }): Promise<void> {
  await page.model.answer({ id: page.model.acts.at(-1)?.id ?? 0, ...what });
}

test("what was best is told when it is asked for, and only where it was asked", async () => {
  await open();
  expect(page.model.acts).toEqual([]);
  await page.click("[data-action=better]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "better", at: 4 });
  expect(status()).toBe("Working it out …");
  await answer({ told: ["Fox a2 would have won."] });
  expect(status()).toBe("Fox a2 would have won.");
  await page.model.show({ ply: 3 });
  expect(status()).toBe("");
});

test("the panel is scrolled, and not the page, to where the answer is in sight", async () => {
  await open();
  const panel = page.find(".sqw-panel");
  for (const [found, bottom] of [
    [panel, 400],
    [page.find(".sqw-review [role=status]"), 460],
  ] as const) {
    found.getBoundingClientRect = () => new DOMRect(0, 0, 0, bottom);
  }
  await page.click("[data-action=better]");
  expect(panel.scrollTop).toBe(60);
});

test("the buttons for partners, whose chips are alike, can be told apart", async () => {
  const model = new MockModel("dice");
  const [anna, bo] = model.state.seats;
  Object.assign(model.state, {
    seats: [anna, bo, { ...anna, name: "Chandrika" }],
    panels: ["chances"],
    chances: { ...TOLD, review: [0, 2] },
  });
  page = render(model);
  await settled();
  expect(page.all("[data-action=mistakes]").map((each) => each.textContent)).toEqual([
    "Anna",
    "Chandrika",
  ]);
});

test("mistakes are tried again one after the other, from the ply before each", async () => {
  await open();
  await page.click("[data-action=mistakes][data-number='1']");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "mistakes", seat: 1 });
  await answer({ mistakes: [mistake(3), mistake(1)] });
  expect(page.model.state.ply).toBe(2);
  expect(page.all("[data-action=better]")).toHaveLength(1);
  await page.model.show({ ply: 2 });
  expect(page.all("[data-action=better]")).toEqual([]); // it would tell of the move before
  (page.find("[data-action=another]") as HTMLSelectElement).value = "fox a2";
  await page.click("[data-action=try]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "attempt", at: 3, text: "fox a2" });
  await answer({ told: ["Fox a2: yes."] });
  expect(status()).toBe("Fox a2: yes.");
  await page.click("[data-action=next-mistake]");
  expect(page.model.state.ply).toBe(0);
  await page.model.show({ ply: 0 });
  expect(page.find("[data-action=mistake]").textContent).toBe("Ply 0: what would be better?");
  expect(status()).toBe("");
  await page.click("[data-action=tell]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "better", at: 1 });
});

test("an answer that comes when the game has taken another course is not told", async () => {
  await open();
  await page.click("[data-action=mistakes]");
  await page.model.show({ line: 2 });
  await answer({ mistakes: [mistake(3)] });
  expect(page.all("[data-action=mistake]")).toEqual([]);
  expect(page.model.state.ply).toBe(4);
  await page.click("[data-action=better]");
  const late = page.model.acts.at(-1)?.id ?? 0;
  await page.click("[data-action=better]");
  await page.model.answer({ id: late, told: ["too late"] });
  expect(status()).toBe("Working it out …");
});

import { afterEach, expect, test } from "vitest";
import type { Chances, Mark, Mistake } from "../../src/contract.ts";
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
const HAND = ["fox", "tiger", "unicorn"];
const MOVES = ["tiger b1", "fox a2", "unicorn a2", "swap lion"];

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
  return { ply, say: `Ply ${ply - 1}: what would be better?`, seat: 1, hand: HAND, moves: MOVES };
}

async function answer(
  what: { told: string[]; marks?: Mark[] } | { mistakes: Mistake[] },
): Promise<void> {
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
  await page.click("[data-cell=b1]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "attempt", at: 3, text: "tiger b1" });
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

async function tryAgain(): Promise<void> {
  await open();
  await page.click("[data-action=mistakes][data-number='1']");
  await answer({ mistakes: [mistake(3)] });
  await page.model.show({ ply: 2, turn: 1, why: "Only to be looked at." });
}

function mark(kind: Mark["kind"], cell: string): Mark {
  return { kind, cell, text: `fox ${cell}`, say: `${kind}: fox ${cell}` };
}

test("a mistake is answered on the board, with the hand that it was made from", async () => {
  await tryAgain();
  expect(page.all("[data-hand='1'] [data-card]").map((each) => each.dataset.card)).toEqual(HAND);
  expect(page.find("[data-cell=b1]").dataset.can).toBe("place");
  expect(page.find(".sqw-news").textContent).toBe("Ply 2: what would be better?");
  await page.click("[data-cell=a2]"); // two cards go there
  await page.click("[data-action='choose unicorn']");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "attempt", at: 3, text: "unicorn a2" });
  await answer({ told: ["No."], marks: [mark("tried", "a2")] });
  expect(page.find("[data-cell=a2]").dataset.mark).toBe("tried");
  expect(page.find("[data-cell=a2]").getAttribute("aria-label")).toContain("tried: fox a2");
  expect(page.find(".sqw-news").textContent).toBe("No.");
  await page.click("[data-action='swap lion']");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "attempt", at: 3, text: "swap lion" });
  expect(page.model.acts.some((each) => each.do === "play")).toBe(false);
});

test("by keyboard a card is chosen and then a space", async () => {
  await tryAgain();
  await page.press("2");
  page.find("[data-cell=b1]").focus();
  page.find("[data-cell=b1]").click(); // as Enter does on a button
  await settled();
  expect(page.model.acts.at(-1)).toMatchObject({ do: "attempt", at: 3, text: "tiger b1" });
});

test("the best move is marked when it is told, until the board shows something else", async () => {
  await tryAgain();
  await page.click("[data-action=tell]");
  await answer({ told: ["Fox a2 was best."], marks: [mark("played", "b1"), mark("best", "a2")] });
  expect(page.all("[data-mark]").map((each) => each.dataset.mark)).toEqual(["played", "best"]);
  await page.model.show({ ply: 1 });
  expect(page.all("[data-mark]")).toEqual([]);
  expect(page.all("[data-hand='1']")).toEqual([]);
});

test("what is done plays again when no mistake is tried any more", async () => {
  await tryAgain();
  await page.click("[data-action=done]");
  expect(page.all("[data-action=mistake]")).toEqual([]);
  await page.model.show({ why: null, turn: 0, choices: { tiger: ["b1"] } });
  await page.click("[data-cell=b1]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "play" });
});

test("nothing is tried, and no hand shown, while a guess is waited for or the panel is shut", async () => {
  for (const change of [{ shut: "A question waits." }, { curtain: "Hand the screen to Bo." }]) {
    // biome-ignore lint/performance/noAwaitInLoops: one after the other
    await tryAgain();
    await page.model.show(change);
    expect(page.all("[data-hand='1'] [data-card]")).toEqual([]);
    page.end.abort();
    document.body.replaceChildren();
  }
  await tryAgain();
  await page.click("[data-action=panel-unseen]");
  expect(page.all("[data-hand='1'] [data-card]")).toEqual([]);
});

test("what moves cost is not listed while a mistake is tried again", async () => {
  const model = new MockModel("kids");
  const largest = [{ ply: 3, say: "The move cost Bo 19 points." }];
  Object.assign(model.state, { panels: ["chances"], chances: { ...TOLD, largest } });
  page = render(model);
  await settled();
  expect(page.all("[data-swing]")).toHaveLength(1);
  await page.click("[data-action=mistakes][data-number='1']");
  await answer({ mistakes: [mistake(3)] });
  expect(page.all("[data-swing]")).toEqual([]);
  await page.click("[data-action=done]");
  expect(page.all("[data-swing]")).toHaveLength(1);
});

test("whoever is done is back at the button and the ply that it began from", async () => {
  await tryAgain();
  expect(page.model.state.ply).toBe(2);
  await page.click("[data-action=mistakes]"); // of somebody else meanwhile
  await answer({ mistakes: [mistake(2)] });
  await page.model.show({ ply: 1 });
  await page.click("[data-action=done]");
  expect(page.model.state.ply).toBe(4);
  expect(document.activeElement).toBe(page.find("[data-action=mistakes]"));
});

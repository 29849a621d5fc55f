import { afterEach, beforeEach, expect, test } from "vitest";
import type { Happening } from "../../src/contract.ts";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

function happening(ply: number, seat: number, say: string, card?: string): Happening {
  const kind = card === undefined ? "play" : "draw";
  return { ply, entry: ply, seat, say, kind, text: kind, ...(card === undefined ? {} : { card }) };
}

const MOVE = [happening(5, 0, "Anna plays the fox"), happening(6, 0, "Anna draws a lion", "lion")];
const ANSWER = [happening(7, 1, "Bo plays the tiger"), happening(8, 1, "Bo draws a card", "?")];

beforeEach(() => {
  const model = new MockModel("kids");
  model.state.seats = model.state.seats.map((seat, number) => ({ ...seat, bot: number === 1 }));
  page = render(model);
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

async function answered(viewer: number): Promise<Element | undefined> {
  const turn = { turn: 1, status: "Bo is to move." };
  await page.model.show({ ply: 6, plies: 6, happened: MOVE, ...turn });
  const [line] = page.all(".sqw-live > *");
  const next = { turn: 0, status: "Anna is to move." };
  await page.model.show({ ply: 8, plies: 8, happened: ANSWER, viewer, ...next });
  return line;
}

test("a bot's answer is announced after the move it answers, which stays", async () => {
  const line = await answered(0);
  expect(page.all(".sqw-live > *")[0]).toBe(line);
  expect(page.all(".sqw-live > *").map((each) => each.textContent)).toEqual([
    "Anna plays the fox. Anna draws a lion. Bo is to move.",
    "Bo plays the tiger. Bo draws a card. Anna is to move.",
  ]);
});

test("the news tell of the move and of the answer", async () => {
  await answered(0);
  expect(page.find(".sqw-news").textContent).toBe(
    "Anna plays the fox. Anna draws a lion. Bo plays the tiger. Bo draws a card.",
  );
});

test("who looks next is not told what was drawn in sight of another", async () => {
  await answered(2);
  for (const where of [".sqw-live", ".sqw-news"]) {
    expect(page.find(where).textContent).toContain("Anna plays the fox. Bo plays the tiger.");
    expect(page.find(where).textContent).not.toContain("lion");
  }
});

test("the next move, a step and another line begin anew", async () => {
  await answered(0);
  await page.model.show({ ply: 9, plies: 9, happened: [happening(9, 0, "Anna passes")] });
  expect(page.find(".sqw-live").textContent).toBe("Anna passes. Anna is to move.");
  await page.model.show({ ply: 8 });
  expect(page.find(".sqw-live").textContent).toBe("Anna is to move.");
  await page.model.show({ ply: 9, happened: [happening(9, 1, "Bo passes")] });
  expect(page.find(".sqw-live").textContent).toBe("Bo passes. Anna is to move.");
});

test("a word on who is waited for is added where nothing else has changed", async () => {
  await page.model.show({ ply: 6, plies: 6, happened: MOVE, status: "Bo is to move." });
  await page.model.show({ status: "Bo is waited for." });
  expect(page.find(".sqw-live").textContent).toContain("Bo is to move.Bo is waited for.");
});

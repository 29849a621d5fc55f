import { afterEach, expect, test } from "vitest";
import type { Chances } from "../../src/contract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

function told(more: Partial<Chances> = {}): Chances {
  return {
    title: "Chance of winning",
    how: "Counted",
    first: 0,
    sides: [
      { seat: 0, text: "44 % ± 4" },
      { seat: 1, text: "56 % ± 4" },
    ],
    lines: [
      [[500, 480, 520], [440, 400, 480], null, [300, 200, 400], [440, 400, 480]],
      [[500, 480, 520], [560, 520, 600], null, [700, 600, 800], [560, 520, 600]],
    ],
    swings: [null, -6, null, 0, 14],
    review: [],
    better: false,
    largest: [{ ply: 1, say: "ply 1: the move tiger b1 cost Bo 6 points" }],
    ...more,
  };
}

async function tell(chances: Partial<Chances>): Promise<void> {
  page.model.state.chances = chances;
  page.model.tell("change:chances", null);
  await settled();
}

async function open(): Promise<void> {
  page = render(new MockModel("kids"));
  await page.click("[data-action=panel-chances]");
  page.model.tell("change:panels", null);
}

test("the panel has a bar for each side, and lines with gaps where nothing is known", async () => {
  await open();
  expect(page.model.state.panels).toEqual(["chances"]);
  expect(page.all(".sqw-chances")).toHaveLength(0);
  await tell(told());
  expect(page.all(".sqw-bar").map((bar) => bar.textContent)).toEqual([
    "AAnna44 % ± 4",
    "BBo56 % ± 4",
  ]);
  expect(page.all(".sqw-track [data-band]")).toHaveLength(2);
  expect(page.all(".sqw-lines [data-side='0'] path:not([data-band])")).toHaveLength(2);
  const line = page.find(".sqw-lines");
  expect(line.getAttribute("aria-valuetext")).toBe("2: Anna 44%, Bo 56%");
  expect(line.textContent).toBe("100%50%0%");
});

test("a swing, a point and the arrow keys lead to their ply", async () => {
  await open();
  await tell(told());
  await page.click("[data-swing='1']");
  expect(page.model.state.ply).toBe(1);
  await page.model.show({ ply: 1 });
  page.find(".sqw-lines").focus();
  await page.press("ArrowRight");
  expect(page.model.state.ply).toBe(2);
  await page.model.show({ ply: 2 });
  await page.press("End");
  expect(page.model.state.ply).toBe(4);
  await page.model.show({ ply: 4 });
  const line = page.find(".sqw-lines");
  line.getBoundingClientRect = (): DOMRect => new DOMRect(100, 0, 400, 100);
  line.dispatchEvent(new MouseEvent("click", { clientX: 405, bubbles: true }));
  await settled();
  expect(page.model.state.ply).toBe(3);
});

test("swings stand beside the moves, which may be in front, until those are asked for again", async () => {
  await open();
  await tell(told());
  await page.click("[data-action=panel-moves]");
  await page.model.answerLog();
  expect(page.model.state.panels).toEqual(["chances"]);
  expect(page.all(".sqw-swing > [aria-hidden]").map((swing) => swing.textContent)).toEqual(["−6"]);
  expect(page.find(".sqw-swing").title).toBe("Event 1: change in points: −6");
  await page.click("[data-action=panel-moves]");
  expect(page.model.state.panels).toEqual([]);
  page.model.tell("change:panels", null);
  await settled();
  expect(page.all(".sqw-swing")).toHaveLength(0);
});

test("a figure names the card that it is for", () => {
  const figure = { text: "47 %", say: "Anna wins after playing unicorn here: 47 %", level: 0.47 };
  page = render(new MockModel("kids", { figures: { b1: { ...figure, card: "unicorn" } } }));
  expect(page.all("[data-cell=b1] .sqw-figure .sqw-picture")).toHaveLength(1);
  expect(page.find("[data-cell=b1]").getAttribute("aria-label")).toContain(figure.say);
});

test("what is certain has no band of doubt on its bar", async () => {
  await open();
  const sides = told().sides.map((side) => ({ ...side, text: "0 %" }));
  await tell(told({ sides, lines: [[[0, 0, 0]], [[0, 0, 0]]], first: 4 }));
  expect(page.all(".sqw-bar")).toHaveLength(2);
  expect(page.all(".sqw-track [data-band]")).toEqual([]);
});

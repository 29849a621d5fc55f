import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids"));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

describe("pointing out", () => {
  test("a card that is chosen is pointed out, and so is a space where nothing can be done", async () => {
    await page.click("[data-card=tiger]");
    expect(page.model.get("selected")).toBe("tiger");
    await page.click("[data-cell=a2]");
    await page.press("Escape");
    await page.press("Escape");
    await page.click("[data-cell=a3]");
    expect(page.model.get("selected")).toBe("a3");
  });

  test("a key points out what has the focus, and it is seen", async () => {
    page.find("[data-cell=b1]").focus();
    await page.press(".");
    expect(page.find("[data-cell=b1]").dataset.selected).toBe("true");
  });

  test("what is said of a card that is pointed at is forgotten with the next scene", async () => {
    await page.model.show({ hints: { tiger: "tiger: b1 or c2" } });
    page.find("[data-card=tiger]").dispatchEvent(new Event("pointerover", { bubbles: true }));
    await settled();
    expect(page.find(".sqw-hint").textContent).toBe("tiger: b1 or c2");
    await page.model.show({ ply: 6, plies: 6 });
    expect(page.all(".sqw-hint")).toHaveLength(0);
  });

  test("what a figure says exactly is seen when it is pointed at or has the focus", async () => {
    const figure = (say: string): object => ({ figures: { b1: { text: "33 %", say } } });
    await page.model.show(figure("chance that Anna can fill it: 1/3 ≈ 33.3 %"));
    expect(page.all(".sqw-pointed")).toEqual([]);
    const space = page.find("[data-cell=b1]");
    space.dispatchEvent(new Event("pointerover", { bubbles: true }));
    await settled();
    expect(page.find(".sqw-pointed").textContent).toContain("1/3 ≈ 33.3 %");
    await page.model.show(figure("chance that Anna can fill it: 334/1000 = 33.4 %"));
    expect(page.find(".sqw-pointed").textContent).toContain("334/1000 = 33.4 %");
    page.find("[data-cell=b2]").dispatchEvent(new Event("pointerover", { bubbles: true }));
    await settled();
    expect(page.all(".sqw-pointed")).toEqual([]);
    space.focus();
    await settled();
    expect(page.find(".sqw-pointed").textContent).toContain("334/1000 = 33.4 %");
  });

  test("Python is told at once, and once", async () => {
    await page.click("[data-card=tiger]");
    await page.click("[data-card=tiger]");
    expect(page.model.written).toHaveLength(1);
  });

  test("what a cell points out is seen", async () => {
    page.model.set("selected", "b1");
    await settled();
    expect(page.find("[data-cell=b1]").dataset.selected).toBe("true");
  });
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel, SCENE, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids"));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

/** The focus goes from a part of the board to something else. */
function left(relatedTarget: HTMLElement): FocusEvent {
  return new FocusEvent("focusout", { bubbles: true, relatedTarget });
}

describe("pointing out", () => {
  test("a card that is chosen is pointed out, and so is a space where nothing can be done", async () => {
    page.model.state.pointing = true;
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

  test("where nothing reads it, Python hears of it when the board is left", async () => {
    await page.click("[data-card=tiger]");
    expect(page.find("[data-card=tiger]").dataset.selected).toBe("true");
    expect(page.model.get("selected")).toBe("");
    const { written } = page.model;
    page.find("[data-card=tiger]").dispatchEvent(left(page.find("[data-cell=b1]")));
    expect(page.model.get("selected")).toBe("");
    page.find("[data-card=tiger]").dispatchEvent(left(document.body));
    expect(page.model.get("selected")).toBe("tiger");
    expect(written).toHaveLength(1);
    page.find("[data-card=tiger]").dispatchEvent(left(document.body));
    expect(written).toHaveLength(1);
  });

  test("who comes to read it later is told what is pointed out then", async () => {
    await page.click("[data-card=tiger]");
    page.model.state.pointing = true;
    page.model.tell("change:pointing", null);
    await settled();
    expect(page.model.get("selected")).toBe("tiger");
  });

  test.each([{ ply: 5, plies: 5 }, { viewer: 1 }])("it is forgotten with %j", async (scene) => {
    await page.click("[data-card=tiger]");
    expect(page.all("[data-selected]")).toHaveLength(1);
    await page.model.show(scene);
    await page.model.show(SCENE);
    expect(page.all("[data-selected]")).toHaveLength(0);
  });

  test("it is forgotten when a cell points out something else", async () => {
    await page.click("[data-card=tiger]");
    page.model.state.selected = "b1";
    page.model.tell("change:selected", null);
    await settled();
    expect(page.all("[data-card][data-selected]")).toHaveLength(0);
    expect(page.find("[data-cell=b1]").dataset.selected).toBe("true");
    page.find("[data-card=tiger]").dispatchEvent(left(document.body));
    expect(page.model.get("selected")).toBe("b1");
  });
});

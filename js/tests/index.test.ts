import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel, settled } from "./mockmodel.ts";
import { type Page, render } from "./page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids"));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

describe("views", () => {
  test("two views of one model know nothing of each other's choices", async () => {
    const other = render(page.model);
    await page.click("[data-card=tiger]");
    expect(other.all("[data-card][aria-pressed=true]")).toHaveLength(0);
    expect(page.find("symbol").id).not.toBe(other.find("symbol").id);
    other.end.abort();
  });

  test("the end of a view leaves nothing behind", () => {
    page.end.abort();
    expect(page.el.innerHTML).toBe("");
    expect([...page.model.listeners.values()].every((heard) => heard.size === 0)).toBe(true);
  });
});

describe("what is said under a board", () => {
  test("is there for a board that says something, and keeps up", async () => {
    expect(page.all(".sqw-below")).toHaveLength(0);
    const model = new MockModel("kids");
    Object.assign(model.state, { said: "<b>1/19</b>" });
    const other = render(model);
    expect(other.find(".sqw-below b").textContent).toBe("1/19");
    Object.assign(model.state, { said: "<b>1/18</b>" });
    model.tell("change:said", null);
    await settled();
    expect(other.find(".sqw-below b").textContent).toBe("1/18");
    other.end.abort();
  });
});

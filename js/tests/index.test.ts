import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel } from "./mockmodel.ts";
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

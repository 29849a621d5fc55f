import { afterEach, beforeEach, expect, test } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

/** What has no words is not offered: a page without a kernel has none for what only one can do. */
const GONE = ["ui.undo", "ui.new", "ui.many", "ui.chances", "ui.claims", "ui.keys.luck"];

let page: Page;

beforeEach(() => {
  const model = new MockModel("kids");
  const words = Object.entries(model.state.words).filter(([key]) => !GONE.includes(key));
  model.state.words = Object.fromEntries(words);
  page = render(model);
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

test("buttons and tabs without words are not there, and the others are", () => {
  expect(page.all("[data-action=undo], [data-action=new]")).toEqual([]);
  expect(page.all("[data-action=view], [data-action=help]")).toHaveLength(2);
  expect(page.all("[role=tab]").map((tab) => tab.dataset.action)).toEqual([
    "panel-moves",
    "panel-unseen",
  ]);
});

test("the key of a dialog without words opens nothing", async () => {
  await page.press("n");
  expect(page.all("dialog")).toEqual([]);
  await page.press("?");
  expect(page.all("dialog")).toHaveLength(1);
});

test("the help tells of no key for what is not there", async () => {
  await page.click("[data-action=help]");
  await page.click("[data-action=help-keys]");
  const keys = page.all("dialog kbd").map((key) => key.textContent);
  expect(keys).toContain("f");
  expect(keys).not.toContain("u");
  expect(keys).not.toContain("r");
});

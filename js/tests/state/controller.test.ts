import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { courses, MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids", { ply: 10, plies: 200 }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("undo, a new game and other variations are asked of the kernel", async () => {
  await page.click("[data-action=undo]");
  await page.model.answer({ id: page.model.acts[0]?.id ?? 0, done: true });
  await page.click("[data-action=new]");
  await page.click("[data-action=cancel]");
  expect(page.all("dialog")).toHaveLength(0);
  await page.click("[data-action=new]");
  await page.click("[data-action=new-same]");
  await page.model.answer({ id: page.model.acts[1]?.id ?? 0, done: true });
  page.model.state.courses = courses("main", "other");
  await page.model.show({});
  await page.click("[data-action=panel-variations]");
  await page.click("[data-action=variation][data-number='1']");
  expect(page.model.acts).toMatchObject([
    { do: "undo" },
    { do: "new", seed: "same" },
    { do: "switch", course: 1 },
  ]);
});

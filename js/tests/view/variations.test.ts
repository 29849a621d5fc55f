import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids", { ply: 10, plies: 200, entries: 200 }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("variations with the same words are each a way of their own", async () => {
  await page.model.show({ variations: ["the same", "another", "the same", "a third"] });
  await page.model.show({ variations: ["another", "the same", "a third", "the same"] });
  await page.model.show({ variations: ["the same", "a third"], more: "and 7 more" });
  expect(page.find("[data-action=panel-variations]").textContent).toBe("2");
  await page.click("[data-action=panel-variations]");
  const told = page.all("[data-action=variation]").map((way) => way.textContent);
  expect(told).toEqual(["the same", "a third"]);
  expect(page.find(".sqw-variations").textContent).toContain("and 7 more");
  await page.click("[data-action=variation][data-number='1']");
  expect(page.model.acts).toMatchObject([{ do: "switch", variation: 1 }]);
});

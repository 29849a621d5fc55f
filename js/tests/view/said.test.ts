import { afterEach, expect, test } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

const front = (): string | undefined => page.find("[aria-selected=true]").dataset.action;

test("what sq.follow says is open beside the board until another panel is, and keeps up", async () => {
  const model = new MockModel("dice");
  model.state.said = "<p>1/19</p>";
  page = render(model);
  expect(front()).toBe("panel-said");
  expect(page.find(".sqw-panel .sqw-below").textContent).toBe("1/19");
  model.state.said = "<p>1/20</p>";
  model.tell("change:said", null);
  await settled();
  expect(page.find(".sqw-below").textContent).toBe("1/20");
  await page.click("[data-action=panel-moves]");
  expect(page.all(".sqw-below")).toHaveLength(0);
  await page.click("[data-action=panel-said]");
  expect(front()).toBe("panel-said");
});

test("boards that nobody made with it have no such panel, and their help tells of none", async () => {
  page = render(new MockModel("dice"));
  expect(front()).toBe("panel-moves");
  expect(page.all("[data-action=panel-said]")).toHaveLength(0);
  await page.click("[data-action=help]");
  await page.click("[data-action=help-panels]");
  expect(page.find("dialog").textContent).not.toContain("for every moment");
});

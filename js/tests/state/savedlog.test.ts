import { afterEach, beforeEach, expect, test } from "vitest";
import { event, MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;
const SAVED = /as it was saved/;

beforeEach(async () => {
  page = render(new MockModel("kids", { ply: 3, plies: 3, entries: 3, last: event(3) }));
  await page.model.answerLog();
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

/** A notebook that is saved and opened again, with no kernel to ask. */
function reopened(): Page {
  page.end.abort();
  const model = new MockModel("kids", { ply: 3, plies: 3, entries: 3, last: event(3) });
  model.state.log = JSON.parse(JSON.stringify(page.model.state.log));
  return render(model);
}

function moves(shown: Page): string[] {
  return shown.all("[data-entry]").map((each) => each.textContent);
}

test("a saved board shows its moves without Python, and says at once what to do", async () => {
  const before = moves(page);
  page = reopened();
  await settled();
  expect(moves(page)).toEqual(before);
  expect(before.join()).toContain("Event 2");
  expect(page.find("[role=alert]").textContent).toMatch(SAVED);
  expect(page.find(".sqw").dataset.saved).toBe("true");
});

test("it is alive again as soon as Python says anything", async () => {
  page = reopened();
  await page.model.show({ ply: 2, last: event(2) });
  expect(page.find("[role=alert]").textContent).toBe("");
  expect(page.find(".sqw").dataset.saved).toBeUndefined();
});

test("a second view of a board that Python holds is no saved one", async () => {
  const other = render(page.model);
  await settled();
  expect(other.find("[role=alert]").textContent).toBe("");
  other.end.abort();
});

test("what is kept is never sent, and another line of play leaves nothing of the last", async () => {
  expect(page.model.state.log.told?.length).toBe(3);
  expect(page.model.written).toEqual([]);
  await page.model.show({ line: 2, ply: 0, plies: 0, entries: 0, last: null, happened: [] });
  expect(page.model.state.log.told).toEqual([]);
});

test("a move that nobody has told yet is not taken for a card drawn", () => {
  page.end.abort();
  page = render(new MockModel("kids", { ply: 3, plies: 3, entries: 3, last: null }));
  expect(moves(page).join()).not.toContain("card drawn");
});

import { options } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { event, MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids", { ply: 10, plies: 200, entries: 200, last: event(10) }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("only the moves in sight are asked for, and drawn", async () => {
  const asked = page.model.sent.filter((intent) => intent.do === "log");
  expect(asked.every((intent) => intent.to - intent.from < 50)).toBe(true);
  await page.model.answerLog();
  expect(page.find("[data-log='10']").textContent).toContain("Event 10");
  expect(page.find("[data-log='10']").getAttribute("aria-current")).toBe("step");
  expect(page.all("[data-log]").length).toBeLessThan(30);
  await page.click("[data-log='9']");
  expect(page.model.written).toEqual([9]);
});

test("the board does not wait for the list of its moves, which is drawn a frame later", async () => {
  await page.model.answerLog();
  let draw = (): void => undefined;
  const frame = vi.spyOn(options, "requestAnimationFrame").mockImplementation((later) => {
    draw = later;
  });
  await page.model.show({ ply: 9, last: event(9) });
  frame.mockRestore();
  expect(page.find("[data-sequence-widget]").dataset.ply).toBe("9");
  expect(page.find("[aria-current]").dataset.log).toBe("10");
  draw();
  await settled();
  expect(page.find("[aria-current]").dataset.log).toBe("9");
});

test("a focus in the list does not fall to the page when its move is taken back", async () => {
  page.find("[data-entry='11']").focus();
  await page.model.show({ ply: 9, plies: 9, entries: 9, last: event(9) });
  expect(page.all("[data-entry='11']")).toHaveLength(0);
  expect(page.el.contains(document.activeElement)).toBe(true);
});

test("another line forgets the moves of the one before", async () => {
  await page.model.answerLog();
  await page.model.show({ line: 2 });
  expect(page.find("[data-entry='9']").textContent).not.toContain("Event 9");
});

test("a card that was drawn in sight of its player alone is not kept in the list", async () => {
  const draw = { ...event(201), kind: "draw" as const, text: "draw fox", say: "Anna draws fox" };
  await page.model.answerLog();
  await page.model.show({ ply: 201, plies: 201, entries: 201, happened: [draw], last: draw });
  expect(page.find("[data-entry='201']").textContent).not.toContain("fox");
});

test("the last move is marked on the board while another panel is in front", async () => {
  await page.model.answerLog();
  await page.click("[data-action=panel-unseen]");
  page.model.sent.length = 0;
  const { cell: _, ...rest } = event(150);
  const last = { ...rest, entry: 149, kind: "draw" as const, text: "draw ?" };
  await page.model.show({ ply: 150, happened: [], last });
  expect(page.all("[data-last]")).toHaveLength(0);
  await page.model.answerLog();
  expect(page.find("[data-last]").dataset.cell).toBe("b1");
});

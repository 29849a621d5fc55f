import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;
const SILENT = /Python is not answering/;

beforeEach(() => {
  vi.useFakeTimers();
  page = render(new MockModel("kids", { ply: 10, plies: 20 }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function alerted(): string {
  return page.find("[role=alert]").textContent;
}

test("no answer to a move is said after a while, and taken back when one comes", async () => {
  page.find("[data-cell=b2]").click();
  await wait(2900);
  expect(alerted()).toBe("");
  await wait(300);
  expect(alerted()).toMatch(SILENT);
  await Promise.all([page.model.answer({ id: page.model.acts[0]?.id ?? 0, done: true }), wait(50)]);
  expect(alerted()).toBe("");
});

test("an answer in time leaves nothing to be said", async () => {
  page.find("[data-cell=b2]").click();
  await Promise.all([page.model.answer({ id: page.model.acts[0]?.id ?? 0, done: true }), wait(50)]);
  await wait(9000);
  expect(alerted()).toBe("");
});

test("a step that leads nowhere is said too", async () => {
  page.find("[data-action=back]").click();
  await wait(3500);
  expect(alerted()).toMatch(SILENT);
  await Promise.all([page.model.show({ ply: 9 }), wait(50)]);
  expect(alerted()).toBe("");
});

test("where nothing can be sent any more it is said at once", async () => {
  page.model.dead = true;
  page.find("[data-cell=b2]").click();
  await wait(50);
  expect(alerted()).toMatch(SILENT);
});

test("the end of a view ends its patience", async () => {
  page.find("[data-cell=b2]").click();
  page.end.abort();
  expect(vi.getTimerCount()).toBe(0);
  await wait(0);
});

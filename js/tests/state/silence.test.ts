import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel, type Shown, show } from "../mockmodel.ts";

let shown: Shown;
const SILENT = /Python does not answer/;

beforeEach(() => {
  vi.useFakeTimers();
  shown = show(new MockModel("kids", { ply: 10, plies: 20 }));
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function alerted(): string {
  return shown.find("[role=alert]").textContent;
}

test("no answer to a move is said after a while, and taken back when one comes", async () => {
  shown.find("[data-cell=b2]").click();
  await wait(2900);
  expect(alerted()).toBe("");
  await wait(300);
  expect(alerted()).toMatch(SILENT);
  await Promise.all([
    shown.model.answer({ id: shown.model.acts[0]?.id ?? 0, done: true }),
    wait(50),
  ]);
  expect(alerted()).toBe("");
});

test("an answer in time leaves nothing to be said", async () => {
  shown.find("[data-cell=b2]").click();
  await Promise.all([
    shown.model.answer({ id: shown.model.acts[0]?.id ?? 0, done: true }),
    wait(50),
  ]);
  await wait(9000);
  expect(alerted()).toBe("");
});

test("a step that leads nowhere is said too", async () => {
  shown.find("[data-action=back]").click();
  await wait(3500);
  expect(alerted()).toMatch(SILENT);
  await Promise.all([shown.model.show({ ply: 9 }), wait(50)]);
  expect(alerted()).toBe("");
});

test("where nothing can be sent any more it is said at once", async () => {
  shown.model.dead = true;
  shown.find("[data-cell=b2]").click();
  await wait(50);
  expect(alerted()).toMatch(SILENT);
});

test("the end of a view ends its patience", async () => {
  shown.find("[data-cell=b2]").click();
  shown.end.abort();
  expect(vi.getTimerCount()).toBe(0);
  await wait(0);
});

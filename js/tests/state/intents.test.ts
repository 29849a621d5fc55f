import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Intent } from "../../src/contract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids", { plies: 9 }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function wishes(): unknown[] {
  return page.model.acts.map((intent) => ("text" in intent ? intent.text : intent.do));
}

function first(): number {
  return (page.model.acts[0] as Intent).id;
}

async function stepByTurn(): Promise<void> {
  const select = page.find("[data-action=step-by]") as HTMLSelectElement;
  select.value = "turn";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

test("who is next plays as soon as the move is seen, though its answer is still to come", async () => {
  await page.click("[data-cell=b2]");
  await page.model.show({ ply: 6, turn: 1, choices: { fox: ["a3"] } });
  await page.click("[data-cell=a3]");
  expect(page.model.acts).toMatchObject([
    { text: "unicorn b2", ply: 4 },
    { text: "fox a3", ply: 6 },
  ]);
  await page.model.answer({ id: first(), done: true });
  expect(wishes()).toEqual(["unicorn b2", "fox a3"]);
});

test("an answer that comes late frees nothing that was asked since", async () => {
  await page.click("[data-cell=b2]");
  await page.model.show({ ply: 6, choices: { fox: ["a3", "b3"] } });
  await page.click("[data-cell=a3]");
  await page.model.answer({ id: first(), done: true });
  await page.click("[data-cell=b3]");
  expect(wishes()).toEqual(["unicorn b2", "fox a3"]);
});

test("the last click waits, and is sent if the first one came to nothing", async () => {
  await page.click("[data-cell=b2]");
  await page.click("[data-action=undo]");
  await page.click("[data-card=tiger]");
  await page.click("[data-cell=c2]");
  expect(wishes()).toEqual(["unicorn b2"]);
  await page.model.answer({ id: first(), refused: "Not there." });
  expect(wishes()).toEqual(["unicorn b2", "tiger c2"]);
});

test("what waited until the game had moved on is refused aloud, and hinders nobody", async () => {
  await page.click("[data-cell=b2]");
  await page.click("[data-action=undo]");
  await page.model.show({ ply: 6, choices: { fox: ["a3"] } });
  await page.click("[data-cell=a3]");
  expect(page.model.acts).toMatchObject([
    { text: "unicorn b2", ply: 4 },
    { do: "undo", ply: 4 },
    { text: "fox a3", ply: 6 },
  ]);
  await page.model.answer({ id: page.model.acts[1]?.id ?? 0, refused: "Too late." });
  expect(page.find("[role=alert]").textContent).toBe("Too late.");
});

test("of a double click the second does not wait", async () => {
  await page.click("[data-cell=b2]");
  await page.click("[data-cell=b2]");
  await page.model.answer({ id: first(), refused: "Not there." });
  expect(wishes()).toEqual(["unicorn b2"]);
});

test("a step that waits is made from where the game then stands", async () => {
  await stepByTurn();
  await page.click("[data-action=forward]");
  await page.click("[data-action=forward]");
  await page.model.show({ ply: 6 });
  expect(page.model.acts).toMatchObject([
    { do: "step", ply: 4 },
    { do: "step", ply: 6 },
  ]);
});

test("playing by turn goes on while cells that follow the game still think", async () => {
  await stepByTurn();
  vi.useFakeTimers();
  page.find("[data-action=play-pause]").click();
  await Promise.all([page.model.show({ ply: 6 }), vi.advanceTimersByTimeAsync(1300)]);
  expect(page.model.acts).toMatchObject([
    { do: "step", ply: 4 },
    { do: "step", ply: 6 },
  ]);
});

test("of many moves that another scene has answered, only the latest are waited for", async () => {
  await page.click("[data-cell=b2]");
  for (let ply = 6; ply < 112; ply += 2) {
    // biome-ignore lint/performance/noAwaitInLoops: one move after another
    await page.model.show({ ply, choices: { fox: ["a3"] } });
    await page.click("[data-cell=a3]");
  }
  const last = page.model.acts.at(-1)?.id ?? 0;
  await page.model.answer({ id: first(), refused: "Long ago." });
  expect(page.find("[role=alert]").textContent).toBe("");
  await page.model.answer({ id: last, refused: "Not there." });
  expect(page.find("[role=alert]").textContent).toBe("Not there.");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Intent } from "../../src/contract.ts";
import { MockModel, type Shown, settled, show } from "../mockmodel.ts";

let shown: Shown;

beforeEach(() => {
  shown = show(new MockModel("kids", { plies: 9 }));
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function wishes(): unknown[] {
  return shown.model.acts.map((intent) => ("text" in intent ? intent.text : intent.do));
}

function first(): number {
  return (shown.model.acts[0] as Intent).id;
}

async function stepByTurn(): Promise<void> {
  const select = shown.find("[data-action=step-by]") as HTMLSelectElement;
  select.value = "turn";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

test("who is next plays as soon as the move is seen, though its answer is still to come", async () => {
  await shown.click("[data-cell=b2]");
  await shown.model.show({ ply: 6, turn: 1, choices: { fox: ["a3"] } });
  await shown.click("[data-cell=a3]");
  expect(shown.model.acts).toMatchObject([
    { text: "unicorn b2", ply: 4 },
    { text: "fox a3", ply: 6 },
  ]);
  await shown.model.answer({ id: first(), done: true });
  expect(wishes()).toEqual(["unicorn b2", "fox a3"]);
});

test("an answer that comes late frees nothing that was asked since", async () => {
  await shown.click("[data-cell=b2]");
  await shown.model.show({ ply: 6, choices: { fox: ["a3", "b3"] } });
  await shown.click("[data-cell=a3]");
  await shown.model.answer({ id: first(), done: true });
  await shown.click("[data-cell=b3]");
  expect(wishes()).toEqual(["unicorn b2", "fox a3"]);
});

test("the last click waits, and is sent if the first one came to nothing", async () => {
  await shown.click("[data-cell=b2]");
  await shown.click("[data-action=undo]");
  await shown.click("[data-card=tiger]");
  await shown.click("[data-cell=c2]");
  expect(wishes()).toEqual(["unicorn b2"]);
  await shown.model.answer({ id: first(), refused: "Not there." });
  expect(wishes()).toEqual(["unicorn b2", "tiger c2"]);
});

test("what waited until the game had moved on is refused aloud, and hinders nobody", async () => {
  await shown.click("[data-cell=b2]");
  await shown.click("[data-action=undo]");
  await shown.model.show({ ply: 6, choices: { fox: ["a3"] } });
  await shown.click("[data-cell=a3]");
  expect(shown.model.acts).toMatchObject([
    { text: "unicorn b2", ply: 4 },
    { do: "undo", ply: 4 },
    { text: "fox a3", ply: 6 },
  ]);
  await shown.model.answer({ id: shown.model.acts[1]?.id ?? 0, refused: "Too late." });
  expect(shown.find("[role=alert]").textContent).toBe("Too late.");
});

test("of a double click the second does not wait", async () => {
  await shown.click("[data-cell=b2]");
  await shown.click("[data-cell=b2]");
  await shown.model.answer({ id: first(), refused: "Not there." });
  expect(wishes()).toEqual(["unicorn b2"]);
});

test("a step that waits is made from where the game then stands", async () => {
  await stepByTurn();
  await shown.click("[data-action=forward]");
  await shown.click("[data-action=forward]");
  await shown.model.show({ ply: 6 });
  expect(shown.model.acts).toMatchObject([
    { do: "step", ply: 4 },
    { do: "step", ply: 6 },
  ]);
});

test("playing by turn goes on while cells that follow the game still think", async () => {
  await stepByTurn();
  vi.useFakeTimers();
  shown.find("[data-action=play-pause]").click();
  await Promise.all([shown.model.show({ ply: 6 }), vi.advanceTimersByTimeAsync(1300)]);
  expect(shown.model.acts).toMatchObject([
    { do: "step", ply: 4 },
    { do: "step", ply: 6 },
  ]);
});

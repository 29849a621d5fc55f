import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { event, MockModel, type Shown, settled, show } from "../mockmodel.ts";

let shown: Shown;

beforeEach(() => {
  shown = show(new MockModel("kids", { ply: 10, plies: 200 }));
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function slide(ply: number): Promise<void> {
  const slider = shown.find("[data-action=slider]") as HTMLInputElement;
  slider.value = String(ply);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

test("stepping by event writes the ply", async () => {
  await shown.click("[data-action=back]");
  expect(shown.model.written).toEqual([9]);
  await shown.model.show({ ply: 9 });
  await shown.click("[data-action=end]");
  expect(shown.model.written).toEqual([9, 200]);
});

test("while one write is under way only the newest wish is kept", async () => {
  for (const ply of [20, 30, 40, 50]) {
    // biome-ignore lint/performance/noAwaitInLoops: one after the other is the point
    await slide(ply);
  }
  expect(shown.model.written).toEqual([20]);
  expect((shown.find("[data-action=slider]") as HTMLInputElement).value).toBe("50");
  await shown.model.show({ ply: 20 });
  expect(shown.model.written).toEqual([20, 50]);
  await shown.model.show({ ply: 50 });
  expect(shown.model.written).toEqual([20, 50]);
  expect(shown.find("[data-sequence-widget]").dataset.ply).toBe("50");
});

test("a write that is not answered is given up, and the board shows where it is", async () => {
  vi.useFakeTimers();
  const slider = shown.find("[data-action=slider]") as HTMLInputElement;
  slider.value = "20";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await settled();
  expect(slider.value).toBe("10");
  expect(shown.model.state.ply).toBe(10);
});

test("stepping by turn is asked of the kernel", async () => {
  const select = shown.find("[data-action=step-by]") as HTMLSelectElement;
  select.value = "turn";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  await shown.click("[data-action=forward]");
  expect(shown.model.acts).toMatchObject([{ do: "step", by: "turn", to: "forward", ply: 10 }]);
});

test("controls that lead nowhere say so and do nothing", async () => {
  await shown.model.show({ ply: 0 });
  await shown.click("[data-action=back]");
  expect(shown.find("[data-action=back]").getAttribute("aria-disabled")).toBe("true");
  expect(shown.model.written).toEqual([]);
});

test("at the end, forward lets a bot play", async () => {
  const [anna, bo] = shown.model.state.seats;
  if (anna && bo) {
    shown.model.state.seats = [{ ...anna, bot: true }, bo];
  }
  await shown.model.show({ ply: 200 });
  await shown.click("[data-action=forward]");
  expect(shown.model.acts).toMatchObject([{ do: "step", by: "event", to: "forward" }]);
});

test("playing steps on at its pace, and stops at the end or when it is told to", async () => {
  vi.useFakeTimers();
  shown.find("[data-action=play-pause]").click();
  expect(shown.model.written).toEqual([11]);
  shown.model.state.scene = { ...shown.model.state.scene, ply: 11 };
  shown.model.tell("change:scene", null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown.model.written).toEqual([11]);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown.model.written).toEqual([11, 12]);
  shown.find("[data-action=play-pause]").click();
  shown.model.state.scene = { ...shown.model.state.scene, ply: 12 };
  shown.model.tell("change:scene", null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.model.written).toEqual([11, 12]);
});

test("only the moves in sight are asked for, and drawn", async () => {
  const asked = shown.model.sent.filter((intent) => intent.do === "log");
  expect(asked.every((intent) => intent.to - intent.from < 50)).toBe(true);
  await shown.model.answerLog();
  expect(shown.find("[data-log='10']").textContent).toContain("Event 10");
  expect(shown.find("[data-log='10']").getAttribute("aria-current")).toBe("step");
  expect(shown.all("[data-log]").length).toBeLessThan(30);
  await shown.click("[data-log='9']");
  expect(shown.model.written).toEqual([9]);
});

test("another line forgets the moves of the one before", async () => {
  await shown.model.answerLog();
  await shown.model.show({ line: 2 });
  expect(shown.find("[data-log='9']").textContent).not.toContain("Event 9");
});

test("a card that was drawn in sight of its player alone is not kept in the list", async () => {
  const draw = { ...event(201), kind: "draw" as const, text: "draw fox", say: "Anna draws fox" };
  await shown.model.show({ ply: 201, plies: 201, happened: [draw] });
  expect(shown.find("[data-log='201']").textContent).not.toContain("fox");
});

test("undo, a new game and other variations are asked of the kernel", async () => {
  await shown.click("[data-action=undo]");
  await shown.model.answer({ id: shown.model.acts[0]?.id ?? 0, done: true });
  await shown.click("[data-action=new]");
  await shown.click("[data-action=cancel]");
  expect(shown.all("dialog")).toHaveLength(0);
  await shown.click("[data-action=new]");
  await shown.click("[data-action=new-same]");
  await shown.model.answer({ id: shown.model.acts[1]?.id ?? 0, done: true });
  await shown.model.show({ variations: ["one", "two"] });
  await shown.click("[data-action=variation][data-number='1']");
  expect(shown.model.acts).toMatchObject([
    { do: "undo" },
    { do: "new", seed: "same" },
    { do: "switch", variation: 1 },
  ]);
});

test("variations with the same words are each a way of their own", async () => {
  await shown.model.show({ variations: ["the same", "another", "the same", "a third"] });
  await shown.model.show({ variations: ["another", "the same", "a third", "the same"] });
  await shown.model.show({ variations: ["the same", "a third"], more: "and 7 more" });
  const told = shown.all("[data-action=variation]").map((way) => way.textContent);
  expect(told).toEqual(["the same", "a third"]);
  expect(shown.find(".sqw-variations").textContent).toContain("and 7 more");
  await shown.click("[data-action=variation][data-number='1']");
  expect(shown.model.acts).toMatchObject([{ do: "switch", variation: 1 }]);
});

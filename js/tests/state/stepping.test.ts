import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
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

async function slide(ply: number): Promise<void> {
  const slider = page.find("[data-action=slider]") as HTMLInputElement;
  slider.value = String(ply);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

test("stepping by event writes the ply", async () => {
  await page.click("[data-action=back]");
  expect(page.model.written).toEqual([9]);
  await page.model.show({ ply: 9 });
  await page.click("[data-action=end]");
  expect(page.model.written).toEqual([9, 200]);
});

test("while one write is under way only the newest wish is kept", async () => {
  for (const ply of [20, 30, 40, 50]) {
    // biome-ignore lint/performance/noAwaitInLoops: one after the other is the point
    await slide(ply);
  }
  expect(page.model.written).toEqual([20]);
  expect((page.find("[data-action=slider]") as HTMLInputElement).value).toBe("50");
  await page.model.show({ ply: 20 });
  expect(page.model.written).toEqual([20, 50]);
  await page.model.show({ ply: 50 });
  expect(page.model.written).toEqual([20, 50]);
  expect(page.find("[data-sequence-widget]").dataset.ply).toBe("50");
});

test("a write that is not answered is given up, and the board shows where it is", async () => {
  vi.useFakeTimers();
  const slider = page.find("[data-action=slider]") as HTMLInputElement;
  slider.value = "20";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await settled();
  expect(slider.value).toBe("10");
  expect(page.model.state.ply).toBe(10);
});

test("stepping by turn is asked of the kernel", async () => {
  const select = page.find("[data-action=step-by]") as HTMLSelectElement;
  select.value = "turn";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  await page.click("[data-action=forward]");
  expect(page.model.acts).toMatchObject([{ do: "step", to: "forward", ply: 10 }]);
});

test("controls that lead nowhere say so and do nothing", async () => {
  await page.model.show({ ply: 0 });
  await page.click("[data-action=back]");
  expect(page.find("[data-action=back]").getAttribute("aria-disabled")).toBe("true");
  expect(page.model.written).toEqual([]);
});

test("at the end, forward lets a bot play", async () => {
  await page.model.show({ ply: 200, bot: "next" });
  await page.click("[data-action=forward]");
  expect(page.model.acts).toMatchObject([{ do: "step", to: "forward" }]);
});

test("playing steps on at its pace, and stops at the end or when it is told to", async () => {
  vi.useFakeTimers();
  page.find("[data-action=play-pause]").click();
  expect(page.model.written).toEqual([11]);
  page.model.state.scene = { ...page.model.state.scene, ply: 11 };
  page.model.tell("change:scene", null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.model.written).toEqual([11]);
  await vi.advanceTimersByTimeAsync(300);
  expect(page.model.written).toEqual([11, 12]);
  page.find("[data-action=play-pause]").click();
  page.model.state.scene = { ...page.model.state.scene, ply: 12 };
  page.model.tell("change:scene", null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.model.written).toEqual([11, 12]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel, type Shown, settled, show } from "../mockmodel.ts";

let shown: Shown;

beforeEach(() => {
  shown = show(new MockModel("kids"));
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
});

test("arrows walk over the board, one space in the tab order at a time", async () => {
  shown.find("[data-cell=a1]").focus();
  await shown.press("ArrowRight");
  await shown.press("ArrowDown");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("b2");
  await shown.press("End");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("d2");
  await shown.press("Home");
  await shown.press("ArrowLeft");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("a2");
  expect(shown.all("[data-cell][tabindex='0']")).toHaveLength(1);
});

test("digits choose cards, and handled keys go no further", async () => {
  const outside = vi.fn();
  document.body.addEventListener("keydown", outside);
  await shown.press("2");
  expect(shown.find("[data-card=unicorn]").getAttribute("aria-pressed")).toBe("true");
  expect(outside).not.toHaveBeenCalled();
  document.body.removeEventListener("keydown", outside);
});

test("keys with Ctrl are the notebook's", async () => {
  const root = shown.find(".sqw");
  let suppressed: string | null = "unheard";
  const outside = (): void => {
    suppressed = root.getAttribute("data-lm-suppress-shortcuts");
  };
  document.body.addEventListener("keydown", outside);
  const typed = await shown.press("s", { ctrlKey: true });
  expect(typed.defaultPrevented).toBe(false);
  expect(suppressed).toBeNull();
  expect(root.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  document.body.removeEventListener("keydown", outside);
});

test("? lists the keys, and the focus comes back", async () => {
  shown.find("[data-card=tiger]").focus();
  await shown.press("?");
  expect(shown.find("dialog").getAttribute("aria-label")).toBe("Keyboard shortcuts");
  shown.find("dialog").dispatchEvent(new Event("cancel"));
  await settled();
  expect(shown.all("dialog")).toHaveLength(0);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("tiger");
});

test("keys typed into a field are the field's", async () => {
  shown.find("[data-action=speed]").focus();
  await shown.press("b");
  expect(shown.model.written).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids"));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

test("arrows walk over the board, one space in the tab order at a time", async () => {
  page.find("[data-cell=a1]").focus();
  await page.press("ArrowRight");
  await page.press("ArrowDown");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("b2");
  await page.press("End");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("d2");
  await page.press("Home");
  await page.press("ArrowLeft");
  expect((document.activeElement as HTMLElement).dataset.cell).toBe("a2");
  expect(page.all("[data-cell][tabindex='0']")).toHaveLength(1);
});

test("digits choose cards, and handled keys go no further", async () => {
  const outside = vi.fn();
  document.body.addEventListener("keydown", outside);
  await page.press("2");
  expect(page.find("[data-card=unicorn]").getAttribute("aria-pressed")).toBe("true");
  expect(outside).not.toHaveBeenCalled();
  document.body.removeEventListener("keydown", outside);
});

test("keys with Ctrl are the notebook's", async () => {
  const root = page.find(".sqw");
  let suppressed: string | null = "unheard";
  const outside = (): void => {
    suppressed = root.getAttribute("data-lm-suppress-shortcuts");
  };
  document.body.addEventListener("keydown", outside);
  const typed = await page.press("s", { ctrlKey: true });
  expect(typed.defaultPrevented).toBe(false);
  expect(suppressed).toBeNull();
  expect(root.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  document.body.removeEventListener("keydown", outside);
});

test("? lists the keys, and the focus comes back", async () => {
  page.find("[data-card=tiger]").focus();
  await page.press("?");
  expect(page.find("dialog").getAttribute("aria-label")).toBe("Help");
  page.find("dialog").dispatchEvent(new Event("cancel"));
  await settled();
  expect(page.all("dialog")).toHaveLength(0);
  expect((document.activeElement as HTMLElement).dataset.card).toBe("tiger");
});

test("keys typed into a field are the field's", async () => {
  page.find("[data-action=speed]").focus();
  await page.press("b");
  expect(page.model.written).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Courses } from "../../src/contract.ts";
import { inFocus } from "../../src/view/infocus.ts";
import { courses, MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

beforeEach(() => {
  page = render(new MockModel("kids", { ply: 10, plies: 200, entries: 200 }));
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function show(told: Partial<Courses>): Promise<void> {
  page.model.state.courses = told;
  await page.model.show({});
}

function names(css = "[data-action=variation]"): (string | null)[] {
  return page.all(css).map((way) => way.textContent);
}

async function open(told: Courses): Promise<void> {
  await show(told);
  await page.click("[data-action=panel-variations]");
}

test("courses with the same words are each a way of their own", async () => {
  await show(courses("main", "the same", "another", "the same"));
  await open({ ...courses("main", "the same", "the same"), more: "and 7 more" });
  expect(page.find("[data-action=panel-variations]").textContent).toBe("3");
  expect(names()).toEqual(["main", "the same", "the same"]);
  expect(page.find(".sqw-variations").textContent).toContain("and 7 more");
  await page.click("[data-action=variation][data-number='2']");
  expect(page.model.acts).toMatchObject([{ do: "switch", course: 2 }]);
  await show({});
  expect(page.all("[data-action=panel-variations]")).toEqual([]);
});

test("they are a tree, and the one that is shown says so", async () => {
  const { rows } = courses("main", "one", "two", "three");
  const levels = [0, 1, 2, 1];
  await open({ rows: rows.map((row, at) => ({ ...row, level: levels[at] ?? 0 })) });
  expect(names(":scope .sqw-variations > ul > li > ul > li > .sqw-course > button")).toEqual([
    "one",
    "three",
  ]);
  expect(names(":scope .sqw-variations ul ul ul [data-action=variation]")).toEqual(["two"]);
  expect(names("[aria-current=true]")).toEqual(["main"]);
  expect(page.find(".sqw-course").textContent).toContain("shown now");
  // The main one is so already.
  expect(page.all("[data-action=main]").map((each) => each.dataset.number)).toEqual([
    ...["1", "2", "3"],
  ]);
});

test("length, result and chances stand with each", async () => {
  const [main, other] = courses("main", "other").rows;
  const sides = [
    { seat: 0, text: "40 % ± 3" },
    { seat: 1, text: "60 % ± 3" },
  ];
  await open({
    title: "Chance of winning at the end",
    rows: [
      { ...main, result: "Bo won" },
      { ...other, sides },
    ] as Courses["rows"],
  });
  const [first, second] = page.all(".sqw-course p").map((each) => each.textContent);
  expect(first).toBe("0 turns · Bo won · shown now");
  expect(second).toContain("Anna40 % ± 3");
  expect(second).toContain("Bo60 % ± 3");
  expect(page.find(".sqw-variations > p").textContent).toBe("Chance of winning at the end");
});

test("a course is renamed by keyboard, and the focus comes back", async () => {
  await open(courses("main", "other"));
  await page.click("[data-action=rename][data-number='1']");
  const input = page.find(".sqw-course input") as HTMLInputElement;
  expect(inFocus()).toBe(input);
  await page.press("u"); // a letter of the name, and no shortcut
  expect(page.model.acts).toEqual([]);
  input.value = "better";
  await page.click("[data-action=rename-done]");
  expect(page.model.acts).toMatchObject([{ do: "rename", course: 1, name: "better" }]);
  expect(inFocus()?.getAttribute("data-action")).toBe("rename");
  await page.click("[data-action=rename][data-number='1']");
  await page.press("Escape");
  expect(page.all(".sqw-course input")).toEqual([]);
});

test("a course is deleted when that is said twice", async () => {
  await open(courses("main", "other"));
  await page.click("[data-action=delete][data-number='1']");
  expect(inFocus()?.textContent).toBe("Keep");
  await page.click("[data-action=keep]");
  expect(page.model.acts).toEqual([]);
  expect(inFocus()?.getAttribute("data-action")).toBe("delete");
  await page.click("[data-action=delete][data-number='1']");
  await page.click("[data-action=delete-done]");
  await page.model.answer({ id: page.model.acts[0]?.id ?? 0, done: true });
  await page.click("[data-action=main][data-number='1']");
  expect(page.model.acts).toMatchObject([
    { do: "delete", course: 1 },
    { do: "main", course: 1 },
  ]);
});

test("where no kernel is, the tree is there to be looked at", async () => {
  const { words } = page.model.state;
  const kept = Object.entries(words).filter(([key]) => !key.startsWith("ui.course.rename"));
  page.model.state.words = Object.fromEntries(kept);
  page.model.tell("change:words", null);
  await open(courses("main", "other"));
  expect(names()).toEqual(["main", "other"]);
  expect(page.all(".sqw-course-acts")).toEqual([]);
});

test("the panel stays open while a guess is waited for: Python leaves out what could tell", async () => {
  await open(courses("main", "other"));
  expect(page.model.state.panels).toEqual(["variations"]);
  await page.model.show({ shut: "A question waits." });
  await settled();
  expect(names()).toEqual(["main", "other"]);
  expect(page.find("[data-action=panel-chances]").getAttribute("aria-disabled")).toBe("true");
});

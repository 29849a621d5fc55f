import { afterEach, beforeEach, expect, test } from "vitest";
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

function choice(name: string, value: string): HTMLInputElement {
  return page.find(`.sqw-options input[name$=${name}][value="${value}"]`) as HTMLInputElement;
}

async function choose(name: string, value: string): Promise<void> {
  choice(name, value).click();
  await settled();
}

test("the view menu offers every language and overlay there is a word for", async () => {
  await page.click("[data-action=view]");
  const values = page.all(".sqw-options input").map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(["none", "cells", "threats", "fills", "chances", "en", "nb"]);
  expect(choice("language", "en").checked).toBe(true);
  expect(choice("overlay", "none").checked).toBe(true);
  expect(page.find(".sqw-options [lang=nb]").textContent).toContain("Norsk bokmål");
});

test("what is chosen there is written, once", async () => {
  await page.click("[data-action=view]");
  await choose("overlay", "threats");
  expect(page.model.state.overlay).toBe("threats");
  await page.model.show({ figures: {}, legend: "one chip here wins" });
  expect(page.find(".sqw-legend [data-threat]").textContent).toBe("!"); // though there is none
  await choose("language", "nb");
  expect(page.model.state.language).toBe("nb");
  expect(page.model.written).toHaveLength(2);
  await choose("overlay", "none");
  expect(page.model.state.overlay).toBeNull();
  await page.click("[data-action=view]");
  expect(page.all(".sqw-options")).toHaveLength(0);
});

test("with the view menu open the board is seen and played on", async () => {
  await page.click("[data-action=view]");
  expect(page.all("dialog")).toHaveLength(0);
  page.press("1");
  await settled();
  expect(page.all(".sqw-board[data-choosing]")).toHaveLength(1);
});

test("two views of one model choose for themselves in their own menus", async () => {
  const other = render(page.model);
  await page.click("[data-action=view]");
  await other.click("[data-action=view]");
  const names = [page, other].map(
    (view) => (view.find(".sqw-options input") as HTMLInputElement).name,
  );
  expect(new Set(names).size).toBe(2);
  other.end.abort();
});

test("while a question waits, figures that could tell it cannot be chosen, and it is said why", async () => {
  await page.click("[data-action=view]");
  expect(choice("overlay", "chances").disabled).toBe(false);
  await page.model.show({ shut: "Chances stay hidden until this question is answered: A 7?" });
  const off = page
    .all(".sqw-options input:disabled")
    .map((each) => (each as HTMLInputElement).value);
  expect(off).toEqual(["fills", "chances"]);
  expect(page.find(".sqw-options .sqw-shut").textContent).toContain("A 7?");
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { MockModel, type Shown, settled, show } from "../mockmodel.ts";

let shown: Shown;

beforeEach(() => {
  shown = show(new MockModel("kids"));
});
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
});

function choice(name: string, value: string): HTMLInputElement {
  return shown.find(`dialog input[name$=${name}][value="${value}"]`) as HTMLInputElement;
}

async function choose(name: string, value: string): Promise<void> {
  choice(name, value).click();
  await settled();
}

test("the view menu offers every language and overlay there is a word for", async () => {
  await shown.click("[data-action=view]");
  const values = shown.all("dialog input").map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(["en", "nb", "none", "cells", "threats"]);
  expect(choice("language", "en").checked).toBe(true);
  expect(choice("overlay", "none").checked).toBe(true);
  expect(shown.find("dialog [lang=nb]").textContent).toContain("Norsk bokmål");
});

test("what is chosen there is written, once", async () => {
  await shown.click("[data-action=view]");
  await choose("overlay", "threats");
  expect(shown.model.state.overlay).toBe("threats");
  await choose("language", "nb");
  expect(shown.model.state.language).toBe("nb");
  expect(shown.model.written).toHaveLength(2);
  await choose("overlay", "none");
  expect(shown.model.state.overlay).toBeNull();
  await shown.click("dialog [data-action=close]");
  expect(shown.all("dialog")).toHaveLength(0);
});

test("two views of one model choose for themselves in their own menus", async () => {
  const other = show(shown.model);
  await shown.click("[data-action=view]");
  await other.click("[data-action=view]");
  const names = [shown, other].map((view) => (view.find("dialog input") as HTMLInputElement).name);
  expect(new Set(names).size).toBe(2);
  other.end.abort();
});

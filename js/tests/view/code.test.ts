import { afterEach, expect, test, vi } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

const LINE = "board.view.fill_probabilities()";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function withLine(): MockModel {
  const model = new MockModel("kids", {
    figures: { b1: { text: "5 %", say: "1/20" } },
    legend: "chance to fill the space",
  });
  model.state.overlay = "fills";
  model.state.code = [LINE];
  return model;
}

test("beside the legend stands the line that gives the figures, and is copied", async () => {
  page = render(withLine());
  expect(page.find(".sqw-legend summary").textContent).toBe("as Python");
  expect(page.find(".sqw-legend code").textContent).toBe(LINE);
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText }, userActivation: {} });
  await page.click("[data-action=copy-line]");
  expect(writeText).toHaveBeenCalledWith(LINE);
  expect(page.find(".sqw-code [role=status]").textContent).toBe("Copied");
});

test("without a clipboard the line is marked", async () => {
  page = render(withLine());
  vi.stubGlobal("navigator", { userActivation: {} });
  await page.click("[data-action=copy-line]");
  await settled();
  expect(getSelection()?.toString()).toBe(LINE);
  expect(page.find(".sqw-code [role=status]").textContent).toContain("keyboard");
});

test("Escape shuts it and gives the keyboard back", async () => {
  page = render(withLine());
  const details = page.find("details") as HTMLDetailsElement;
  details.open = true;
  page.find("[data-action=copy-line]").focus();
  await page.press("Escape");
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(page.find("summary"));
});

test("it is not there while a question waits, without lines, or without words for it", async () => {
  const model = withLine();
  page = render(model);
  model.state.aside = { ...model.state.aside, shut: "A guess first." };
  model.tell("change:aside", null);
  await settled();
  expect(page.all(".sqw-code")).toEqual([]);
  page.end.abort();

  const other = withLine();
  const { "ui.code": _none, ...words } = other.state.words;
  other.state.words = words;
  page = render(other);
  expect(page.all(".sqw-code")).toEqual([]);
});

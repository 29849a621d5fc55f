import { afterEach, expect, test } from "vitest";
import type { Unseen, UnseenRow } from "../../src/panelcontract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

function row(more: Partial<UnseenRow>): UnseenRow {
  return { count: 2, chance: "5.1 %", held: [], helps: false, chosen: false, ...more };
}

async function open(unseen: Partial<Unseen>): Promise<void> {
  await page.click("[data-action=panel-unseen]");
  const told = { title: "Not seen", holders: [], rows: [], helping: "", told: "", ...unseen };
  page.model.state.unseen = told;
  page.model.tell("change:panels", null);
  page.model.tell("change:unseen", null);
  await settled();
}

test("the panel asks for what it shows only while it is open", async () => {
  page = render(new MockModel("kids"));
  expect(page.model.state.panels).toEqual([]);
  await open({});
  expect(page.model.state.panels).toEqual(["unseen"]);
  expect(page.find("[role=tabpanel] h3").textContent).toBe("Not seen");
  await page.click("[data-action=panel-moves]");
  expect(page.model.state.panels).toEqual([]);
  expect(page.model.written).toHaveLength(2);
  await page.click("[data-action=panel-moves]");
  expect(page.model.written).toHaveLength(2);
});

test("cards have a row each, and those that help say so", async () => {
  page = render(new MockModel("kids"));
  const tiger = row({ kind: "tiger", held: ["15.0 %"], helps: true });
  await open({
    holders: ["Bo"],
    rows: [tiger, row({ kind: "fox", held: ["15.0 %"], chosen: true })],
  });
  const heads = page.all("thead th").map((head) => head.textContent);
  expect(heads).toEqual(["Card", "Number", "Next card", "Bo has one"]);
  const rows = page.all("tbody tr").map((each) => each.textContent);
  expect(rows).toEqual(["tiger, completes a line25.1 %15.0 %", "fox25.1 %15.0 %"]);
  expect(page.find("tr[data-helps]").textContent).toContain("tiger");
  expect(page.find("tr[data-chosen]").textContent).toContain("fox");
});

test("with four players the sign for per cent stands once a column", async () => {
  page = render(new MockModel("kids"));
  const held = ["15.0 %", "15.0 %", "15.0 %", "8.3 %"];
  await open({ holders: ["Anna", "Bo", "Kim", "Lo"], rows: [row({ kind: "fox", held })] });
  const heads = page.all("thead th").map((head) => head.textContent);
  expect(heads.slice(1, 4)).toEqual(["Number", "Next card (%)", "Anna has one (%)"]);
  expect(page.find("tbody tr").textContent).toBe("fox25.115.015.015.08.3");
});

test("two dice have a square for every roll, other dice a row for every sum", async () => {
  const sums = [2, 3, 4].map((sum) => row({ sum, helps: sum === 3 }));
  const model = new MockModel("dice");
  model.state.board.dice = [2, 2];
  page = render(model);
  await open({ rows: sums });
  expect(page.all(".sqw-rolls td[title]").map((each) => each.textContent)).toEqual([
    "2",
    "3, completes a line",
    "3, completes a line",
    "4",
  ]);
  model.state.board = { ...model.state.board, dice: [4] };
  model.tell("change:board", null);
  await settled();
  expect(page.all("tbody tr")).toHaveLength(3);
});

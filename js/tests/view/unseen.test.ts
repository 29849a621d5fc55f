import { afterEach, expect, test } from "vitest";
import type { Unseen, UnseenRow } from "../../src/contract.ts";
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
  expect(heads.slice(0, 3)).toEqual(["Card", "Number", "Next card (%)"]);
  const rows = page.all("tbody tr").map((each) => each.textContent);
  expect(rows).toEqual(["tiger, completes a line25.115.0", "fox25.115.0"]);
  expect(page.find("tr[data-helps]").textContent).toContain("tiger");
  expect(page.find("tr[data-chosen]").textContent).toContain("fox");
});

test("who may hold a card is told by the chip, and to a screen reader by name", async () => {
  page = render(new MockModel("kids"));
  await open({ holders: ["Anna", "Bo"], rows: [row({ kind: "fox", held: ["15.0 %", "8.3 %"] })] });
  const heads = page.all("thead th").slice(3);
  expect(heads.map((head) => head.getAttribute("aria-label"))).toEqual([
    "Anna has one (%)",
    "Bo has one (%)",
  ]);
  expect(heads.map((head) => head.textContent)).toEqual(["A has one (%)", "B has one (%)"]);
  expect(page.find("tbody tr").textContent).toBe("fox25.115.08.3");
});

test("two dice have a square for every roll, other dice a row for every sum", async () => {
  const sums = [2, 3, 4].map((sum) => row({ sum, helps: sum === 3 }));
  const model = new MockModel("dice");
  model.state.board.dice = [2, 2];
  page = render(model);
  await open({ rows: sums });
  expect(page.all(".sqw-rolls td[data-exact]").map((each) => each.textContent)).toEqual([
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

test("the status says exactly what is rounded in the row that has the focus or is pointed at", async () => {
  page = render(new MockModel("kids"));
  const exactly = ["tiger: 2 of 39, so 2/39 ≈ 5.1 %", "fox: 1 of 39, so 1/39 ≈ 2.6 %"];
  await open({
    rows: [
      row({ kind: "tiger", say: exactly[0] ?? "" }),
      row({ kind: "fox", say: exactly[1] ?? "" }),
    ],
  });
  const [tiger, fox] = page.all("tbody tr");
  expect(page.all("tbody tr[tabindex='0']")).toEqual([tiger]);
  tiger?.focus();
  await settled();
  expect(page.find(".sqw-pointed").textContent).toBe(exactly[0]);
  await page.press("ArrowDown");
  expect(document.activeElement).toBe(fox);
  expect(page.find(".sqw-pointed").textContent).toBe(exactly[1]);
  expect(fox?.getAttribute("aria-description")).toBe(exactly[1]);
  tiger?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await settled();
  expect(page.find(".sqw-pointed").textContent).toBe(exactly[0]);
});

test("arrow keys lead over the squares of two dice", async () => {
  const model = new MockModel("dice");
  model.state.board.dice = [2, 2];
  page = render(model);
  await open({ rows: [2, 3, 4].map((sum) => row({ sum, say: `sum ${sum}` })) });
  page.find("td[tabindex='0']").focus();
  for (const [key, said] of [
    ["ArrowRight", "sum 3"],
    ["ArrowDown", "sum 4"],
    ["ArrowLeft", "sum 3"],
    ["ArrowUp", "sum 2"],
    ["ArrowUp", "sum 2"],
  ] as const) {
    // biome-ignore lint/performance/noAwaitInLoops: one key after the other
    await page.press(key);
    expect(page.find(".sqw-pointed").textContent).toBe(said);
  }
});

import { afterEach, expect, test } from "vitest";
import type { Experiments, OutcomeRow } from "../../src/contract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

function row(name: string, more: Partial<OutcomeRow> = {}): OutcomeRow {
  const shown = { count: "3", share: "30.0 %", level: 0.3, chance: 0.15, beside: "15.0 %" };
  return { name, ...shown, ...more };
}

const SHOWN: Experiments = {
  kinds: ["rolls", "games"],
  kind: "rolls",
  state: "idle",
  title: "10 rolls",
  note: "",
  exact: true,
  rows: [row("2", { level: 0.6 }), row("3", { count: "0", share: "0.0 %", level: 0 })],
  by_hand: true,
  last: "",
};

async function show(many: Partial<Experiments>): Promise<void> {
  page.model.state.many = many;
  page.model.tell("change:many", null);
  await settled();
}

async function open(many: Partial<Experiments> = {}): Promise<void> {
  page = render(new MockModel("dice"));
  await page.click("[data-action=panel-many]");
  page.model.tell("change:panels", null);
  await show({ ...SHOWN, ...many });
}

/** What was asked of the panel last, without where and when. */
function asked(): unknown {
  const { id, ply, line, ...rest } = page.model.sent.at(-1) ?? {};
  return rest;
}

function type(css: string, value: string): void {
  (page.find(css) as HTMLInputElement).value = value;
}

async function submit(css: string): Promise<void> {
  page.find(css).dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}

test("the panel asks for what it shows only while it is open", async () => {
  await open();
  expect(page.model.state.panels).toEqual(["many"]);
  expect(page.find("[role=tabpanel] h3").textContent).toBe("10 rolls");
  await page.click("[data-action=panel-moves]");
  expect(page.model.state.panels).toEqual([]);
});

test("every bar has its label, count, share and exact chance in a table", async () => {
  await open();
  const heads = page.all(".sqw-many thead th").map((head) => head.textContent);
  expect(heads).toEqual(["Outcome", "Number", "Share", "Exact"]);
  const rows = page.all(".sqw-many tbody tr");
  expect(rows.map((each) => each.textContent)).toEqual(["2330.0 %15.0 %", "300.0 %15.0 %"]);
  const [style] = rows.map((each) => each.getAttribute("style"));
  expect(style).toContain("--sqw-level: 100%");
  expect(style).toContain("--sqw-exact: 25%");
  await show({
    ...SHOWN,
    exact: false,
    rows: [row("Anna", { level: 0, chance: null, beside: "" })],
  });
  expect(page.all(".sqw-many thead th").at(-1)?.textContent).toBe("95%");
  expect(page.find(".sqw-many tbody tr").getAttribute("style")).toBe("--sqw-level: 0%;");
});

test("a run is asked for, paused, gone on with, stopped and cleared", async () => {
  await open();
  type("[name=times]", "36");
  await submit(".sqw-many form");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "run", times: 36, seed: "" });
  await show({ ...SHOWN, state: "runs" });
  expect(page.find("[data-action=many-main]").textContent).toBe("Pause");
  expect(page.find(".sqw-many [role=status]").textContent).toBe("");
  await submit(".sqw-many form");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "pause" });
  await show({ ...SHOWN, state: "paused" });
  await submit(".sqw-many form");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "go-on" });
  await page.click("[data-action=many-stop]");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "stop" });
  await show(SHOWN);
  expect(page.find(".sqw-many [role=status]").textContent).toBe("10 rolls");
  await page.click("[data-action=many-clear]");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "clear" });
  const select = page.find(".sqw-many select") as HTMLSelectElement;
  select.value = "games";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(asked()).toEqual({ do: "many", kind: "games", act: "choose" });
});

test("what was just chosen is run, though the answer to the choice is still to come", async () => {
  await open();
  const select = page.find(".sqw-many select") as HTMLSelectElement;
  select.value = "games";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await submit(".sqw-many form");
  expect(asked()).toEqual({ do: "many", kind: "games", act: "run", times: 100, seed: "" });
});

test("there is nothing to clear where nothing came", async () => {
  await open({ rows: [row("2", { level: 0 })] });
  const before = page.model.sent.length;
  await page.click("[data-action=many-clear]");
  expect(page.model.sent).toHaveLength(before);
});

test("what came by hand is written or pointed at, taken back, and refused in words", async () => {
  await open();
  expect(page.all("[data-entry]")).toHaveLength(0);
  await page.click("[data-action=many-more]");
  expect((page.find("[name=entry]") as HTMLInputElement).placeholder).toBe("2"); // what may come
  type("[name=entry]", "7+1");
  await submit(".sqw-many div form");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "enter", text: "7+1" });
  const { id } = page.model.sent.at(-1) ?? { id: 0 };
  page.model.answer({ id, refused: "These dice cannot show 7+1." });
  await settled();
  expect(page.find(".sqw-many [role=alert]").textContent).toBe("These dice cannot show 7+1.");
  await page.click("[data-entry='3']");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "enter", text: "3" });
  await show({ ...SHOWN, last: "3" });
  expect(page.find("[data-action=many-take-back]").title).toBe("Take 3 back");
  await page.click("[data-action=many-take-back]");
  expect(asked()).toEqual({ do: "many", kind: "rolls", act: "take-back" });
});

test("a seed goes with the next run; games are not entered by hand", async () => {
  await open({ kind: "games", by_hand: false });
  await page.click("[data-action=many-more]");
  expect(page.all("[name=entry], [data-entry]")).toHaveLength(0);
  type("[name=seed]", "9B");
  await submit(".sqw-many form");
  expect(asked()).toEqual({ do: "many", kind: "games", act: "run", times: 100, seed: "9B" });
});

test("after the game it says why there is nothing to try", async () => {
  await open();
  await show({ kinds: [], title: "The game is over." });
  expect(page.find("[role=tabpanel]").textContent).toBe("The game is over.");
});

test("the bar of a side is its share of the whole width", async () => {
  await open({ kind: "games", rows: [row("Anna", { level: 0.432 }), row("Bo", { level: 0.568 })] });
  const styles = page.all(".sqw-many tbody tr").map((each) => each.getAttribute("style"));
  expect(styles[1]).toContain("--sqw-level: 56.8");
});

import { afterEach, expect, test } from "vitest";
import type { Chip, SentencePart, WhatIf } from "../../src/whatif.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

const WHO: Chip = {
  name: "0 who",
  label: "Who or what",
  before: "",
  value: "seat 1",
  options: [
    ["seat 1", "Bo"],
    ["draw 1", "the next card"],
  ],
};
const THING: Chip = {
  ...WHO,
  name: "0 thing 0",
  label: "Which",
  value: "tiger",
  options: [
    ["", "(take it out)"],
    ["tiger", "tiger"],
    ["fox", "fox"],
  ],
};
const PART: SentencePart = {
  before: "How likely is it that",
  chips: [WHO, THING],
  here: true,
  drop: "",
};
const PUT: WhatIf = {
  parts: [PART],
  presses: [
    ["or", "or …"],
    ["known and", "given also …"],
  ],
  grown: "How likely is it that Bo holds a tiger?",
  works: false,
};
const ANSWERED: Partial<WhatIf> = {
  answer: "1/39 ≈ 2.6 %",
  level: 1 / 39,
  why: "1 of 39.",
  code: ["board.view.probability(sq.holds('Bo', 'tiger'))"],
  lesson: ["board.ask('How likely?', 1)"],
  pictures: [["icons", "Icons"]],
  picture: "icons",
  drawn:
    '<div class="sq-linked"><figure><svg><g data-part="10 11"></g><g data-part="01"></g></svg></figure></div>',
  cells: [["b1"], ["c2", "d2"]],
  cards: ["tiger"],
};

async function show(claims: Partial<WhatIf>): Promise<void> {
  page.model.state.claims = claims;
  page.model.tell("change:claims", null);
  await settled();
}

async function open(more: Partial<WhatIf> = {}): Promise<void> {
  page = render(new MockModel("kids"));
  await page.click("[data-action=panel-claims]");
  page.model.tell("change:panels", null);
  await show({ ...PUT, ...more });
}

function last(): unknown {
  const { id, ply, line, ...wish } = page.model.acts.at(-1) ?? {};
  return wish;
}

function select(name: string): HTMLSelectElement {
  return page.find(`[data-chip-name="${name}"]`) as HTMLSelectElement;
}

async function choose(name: string, option: string): Promise<void> {
  const chip = select(name);
  chip.value = option;
  chip.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

test("chips say what was chosen, and to whom cannot see them what is chosen there", async () => {
  await open();
  expect(page.model.state.panels).toEqual(["claims"]);
  expect(select("0 who").selectedOptions[0]?.textContent).toBe("Bo");
  expect(select("0 thing 0").getAttribute("aria-label")).toBe("Which");
  expect(page.find(".sqw-claims [role=status]").textContent).toBe(PUT.grown);
});

test("what is chosen and joined on is sent, and stands there at once", async () => {
  await open();
  await choose("0 who", "draw 1");
  expect(last()).toEqual({ do: "claims", act: "choose", chip: "0 who", option: "draw 1" });
  await show({ ...PUT, grown: "older" });
  expect(select("0 who").value).toBe("draw 1");
  await page.model.answer({ id: page.model.acts.at(-1)?.id ?? 0, done: true });
  expect(select("0 who").value).toBe("seat 1");
  await page.click("[data-action=claims-known-and]");
  await page.model.answer({ id: page.model.acts.at(-1)?.id ?? 0, done: true });
  expect(document.activeElement).toBe(select("0 who"));
  expect(last()).toEqual({ do: "claims", act: "press", name: "known and" });
});

test("a click on the board goes into the question, until that is paused", async () => {
  await open();
  await page.click("[data-cell=b1]");
  expect(last()).toEqual({ do: "claims", act: "point", what: "b1" });
  await page.click("[data-card=unicorn]");
  expect(last()).toEqual({ do: "claims", act: "point", what: "unicorn" });
  expect(page.find("[data-cell=b1]").getAttribute("aria-label")).toContain("into the question");
  expect(page.find("[data-cell=b1]").dataset.can).toBeUndefined();
  await page.click("[data-action=claims-point]");
  await page.click("[data-card=tiger]");
  await page.click("[data-cell=b1]");
  expect(last()).toEqual({ do: "play", text: "tiger b1" });
  await page.click("[data-action=panel-moves]");
  expect(page.model.state.panels).toEqual([]);
  await page.click("[data-action=panel-claims]");
  expect(page.find("[data-action=claims-point]").getAttribute("aria-pressed")).toBe("false");
});

test("the status says where clicks go, and the button is called as it is written", async () => {
  await open();
  const hint = "What you click on the board goes into the question.";
  expect(page.find(".sqw-reason").textContent).toBe(hint);
  const button = page.find("[data-action=claims-point]");
  expect(button.getAttribute("aria-label")).toBeNull();
  expect(button.title).toBe(hint);
  await page.click("[data-action=claims-point]");
  expect(page.all(".sqw-reason").map((each) => each.textContent)).not.toContain(hint);
});

test("a part that is joined on begins with what it is about", async () => {
  const joint: Chip = { ...WHO, name: "1 joint", value: "or", options: [["or", "or"]] };
  const part = { ...PART, before: "", chips: [joint, { ...WHO, name: "1 who" }] };
  await open({ parts: [{ ...PART, here: false }, part] });
  await page.click("[data-action=claims-known-and]");
  await page.model.answer({ id: page.model.acts.at(-1)?.id ?? 0, done: true });
  expect(document.activeElement).toBe(select("1 who"));
});

test("a refusal is said on the board", async () => {
  await open();
  await page.click("[data-cell=a1]");
  await page.model.answer({ id: page.model.acts.at(-1)?.id ?? 0, refused: "a1 is free." });
  expect(page.el.textContent).toContain("a1 is free.");
});

test("the answer, its lines and its picture stand below, and its spaces are lit", async () => {
  await open(ANSWERED);
  expect(page.find(".sqw-claims-number").textContent).toContain("1/39");
  expect(page.all(".sqw-claims code").map((each) => each.textContent)).toEqual([
    ...(ANSWERED.code ?? []),
    ...(ANSWERED.lesson ?? []),
  ]);
  expect(page.all("[data-asked]").map((each) => each.dataset.cell ?? each.dataset.card)).toEqual([
    ...["b1", "c2", "d2", "tiger"],
  ]);
  const code = page.find(".sqw-claims [data-code=claims]") as HTMLDetailsElement;
  expect(code.open).toBe(false);
  const below = page.all(".sqw-claims :is(.sqw-claims-picture, [data-code])");
  expect(below.at(-1)).toBe(code);
  await page.click("[data-action=ask-class]");
  expect(last()).toEqual({ do: "ask-class" });
});

test("what is pointed at in the picture lights the spaces of what holds there", async () => {
  await open(ANSWERED);
  const part = page.find('[data-part="01"]');
  part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
  expect(page.all(".sqw-space[data-asked]").map((each) => each.dataset.cell)).toEqual(["c2", "d2"]);
  part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
  expect(page.all(".sqw-space[data-asked]").map((each) => each.dataset.cell)).toEqual([
    "b1",
    "c2",
    "d2",
  ]);
});

test("what a class cannot be asked is not offered", async () => {
  await open({ ...ANSWERED, lesson: [] });
  expect(page.all("[data-action=ask-class]")).toEqual([]);
});

test("while it is worked out it can be stopped", async () => {
  await open({ works: true });
  await page.click("[data-action=claims-stop]");
  expect(last()).toEqual({ do: "claims", act: "stop" });
});

test("a game about which nothing can be asked says so, and clicks play on", async () => {
  page = render(new MockModel("kids"));
  await page.click("[data-action=panel-claims]");
  page.model.tell("change:panels", null);
  await show({ told: "No questions." });
  expect(page.find(".sqw-claims").textContent).toBe("No questions.");
  await page.click("[data-card=tiger]");
  await page.click("[data-cell=b1]");
  expect(last()).toEqual({ do: "play", text: "tiger b1" });
});

test("while a question waits for a guess it is shut", async () => {
  await open();
  await page.model.show({ shut: "Guess first." });
  expect(page.all(".sqw-claims")).toEqual([]);
  expect(page.find("[data-action=panel-claims]").getAttribute("aria-disabled")).toBe("true");
});

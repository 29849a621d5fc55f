import { afterEach, expect, test } from "vitest";
import type { BoardQuestion, Shown } from "../../src/questions.ts";
import { catalogue } from "../catalogue.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

const OPEN: Shown = { phase: "open", guesses: [], said: "", verdict: "", passed: false, note: "" };
const OVER: Shown = {
  ...OPEN,
  phase: "over",
  guesses: ["1/6"],
  said: "Right: 1/6 ≈ 16.7 %.",
  verdict: "right",
  answer: "1/6 ≈ 16.7 %",
  why: "6 of 36 rolls.",
  places: { answer: 1 / 6, guess: 1 / 6 },
};
const ROLL = { awaiting: "roll", choices: {}, roll: null } as const;

let page: Page;

afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

function asks(shown: Shown = OPEN, number = 1): BoardQuestion {
  const words = catalogue("en", "teaching");
  const asked = { question: "How likely is a 7?", choices: [], language: "en", words };
  return { number, asked, shown };
}

async function tell(question: Partial<BoardQuestion>, panels = ["ask"]): Promise<void> {
  Object.assign(page.model.state, { question, panels });
  page.model.tell("change:question", null);
  page.model.tell("change:panels", null);
  await settled();
}

async function type(text: string): Promise<void> {
  (page.find("[data-sequence-ask] input") as HTMLInputElement).value = text;
  (page.find("[data-sequence-ask] form") as HTMLFormElement).requestSubmit();
  await settled();
}

function live(): string {
  return page.find(".sqw-live").textContent ?? "";
}

test("a question that comes has the focus, unless somebody is typing elsewhere", async () => {
  page = render(new MockModel("dice", { ...ROLL, luck: "held" }));
  await tell(asks());
  expect(document.activeElement).toBe(page.find("[data-sequence-ask] input"));
  expect(live()).not.toContain("How likely");
  const cell = document.createElement("textarea");
  document.body.append(cell);
  cell.focus();
  await tell(asks(OPEN, 2));
  expect(document.activeElement).toBe(cell);
  expect(live()).toContain("How likely is a 7?");
});

test("one that was there before takes nothing", () => {
  const model = new MockModel("dice");
  Object.assign(model.state, { question: asks(), panels: ["ask"] });
  page = render(model);
  expect(page.find("[data-sequence-ask]").textContent).toContain("How likely is a 7?");
  expect(document.activeElement).toBe(document.body);
});

test("luck waits, and what could tell the answer is shut", async () => {
  const model = new MockModel("dice", { ...ROLL, luck: "held", entering: true, why: "Guess!" });
  page = render(model);
  await tell(asks(), ["unseen", "ask"]);
  expect(page.find("[data-action=roll]").getAttribute("aria-disabled")).toBe("true");
  await page.click("[data-action=roll]");
  await page.click("[data-action=enter]");
  expect(page.all("dialog")).toHaveLength(0);
  page.find("[data-cell]").focus();
  await page.press("r");
  expect(page.find("[role=alert]").textContent).toBe("Guess!");
  await page.click("[data-action=panel-unseen]");
  expect(page.model.state.panels).toEqual(["unseen", "ask"]);
  expect(page.model.acts).toEqual([]);
});

test("what a question elsewhere is about is shut here, and why is told on the tabs", async () => {
  page = render(new MockModel("dice"));
  page.model.state.panels = ["unseen"];
  await page.model.show({ shut: "Shut until there is a guess" });
  const tab = page.find("[data-action=panel-unseen]");
  expect(tab.getAttribute("aria-disabled")).toBe("true");
  expect(tab.getAttribute("aria-selected")).toBe("false");
  const why = page.find(".sqw-shut");
  expect(tab.title).toBe("Shut until there is a guess");
  expect(why.textContent).toBe(tab.title);
  expect(tab.getAttribute("aria-describedby")).toBe(why.id);
  expect(page.find("[data-action=panel-moves]").hasAttribute("aria-disabled")).toBe(false);
  await page.click("[data-action=panel-chances]");
  expect(page.model.state.panels).toEqual(["unseen"]);
});

test("why tabs are shut stands below them as long as a question waits", async () => {
  page = render(new MockModel("dice", { ...ROLL }));
  expect(page.all(".sqw-shut")).toHaveLength(0);
  await tell(asks());
  expect(page.find(".sqw-shut").textContent).toBe("Grey tabs open after the guess.");
  await tell(asks(OVER));
  expect(page.all(".sqw-shut")).toHaveLength(0);
});

test("a guess goes to the question of its number, and a refusal is said there", async () => {
  page = render(new MockModel("dice"));
  await tell(asks(OPEN, 3));
  await type("often");
  await type("twice"); // the first is still under way
  expect(page.model.acts).toMatchObject([{ do: "guess", text: "often", asked: 3 }]);
  await page.model.answer({ id: page.model.acts[0]?.id ?? 0, refused: "write 1/4" });
  expect(page.find("[data-refused]").textContent).toBe("write 1/4");
  await page.click("[data-action=pass]");
  expect(page.model.acts.at(-1)).toMatchObject({ do: "pass", asked: 3 });
});

test("after the truth the focus is on the button for the luck", async () => {
  page = render(new MockModel("dice", { ...ROLL, luck: "held" }));
  await tell(asks());
  await page.model.show({ luck: true });
  await tell(asks(OVER));
  expect(document.activeElement).toBe(page.find("[data-action=go-on]"));
  expect(page.find("[data-sequence-ask]").textContent).toContain("6 of 36 rolls.");
  await page.click("[data-action=go-on]");
  expect(page.model.acts).toMatchObject([{ do: "luck" }]);
  expect(page.find("[data-action=panel-unseen]").hasAttribute("aria-disabled")).toBe(false);
});

test("where luck comes by itself there is none, and the focus is on what came of the guess", async () => {
  page = render(new MockModel("dice"));
  await tell(asks());
  await tell(asks(OVER));
  expect(page.all("[data-action=go-on]")).toHaveLength(0);
  expect(document.activeElement).toBe(page.find(".sqw-ask-outcome"));
});

test("with the question its tab goes", async () => {
  page = render(new MockModel("dice"));
  await tell(asks());
  expect(page.find("[data-action=panel-ask]").getAttribute("aria-selected")).toBe("true");
  await tell({}, []);
  expect(page.all("[data-action=panel-ask]")).toHaveLength(0);
  expect(page.find("[data-action=panel-moves]").getAttribute("aria-selected")).toBe("true");
});

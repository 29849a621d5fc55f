/** A game that is like neither of ours: six spaces in a row, a coin as its die, and no hands. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

function open(scene: ConstructorParameters<typeof MockModel>[1]): void {
  page = render(new MockModel("row", { last: null, chips: {}, choices: {}, ...scene }));
}

beforeEach(() => open({ awaiting: "roll", luck: true, entering: true }));
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

test("its spaces show their words, in one row", () => {
  expect(page.all(".sqw-row")).toHaveLength(1);
  const faces = page.all(".sqw-number").map((face) => face.textContent);
  expect(faces).toEqual(["1", "2", "1", "2", "1", "2"]);
});

test("one die lies before the players, and no cards", () => {
  expect(page.all(".sqw-die")).toHaveLength(1);
  expect(page.all(".sqw-hand, .sqw-deck, .sqw-player-cards, .sqw-pile")).toHaveLength(0);
});

test("the die is rolled by a button, and shows a side of the coin", async () => {
  await page.click("[data-action=roll]");
  expect(page.model.acts).toMatchObject([{ do: "luck" }]);
  await page.model.show({ awaiting: "move", luck: false, roll: [2], choices: { place: ["b1"] } });
  expect(page.find(".sqw-die").dataset.face).toBe("2");
  expect(page.all(".sqw-sum")).toHaveLength(0);
});

test("what the real coin showed is entered, no face beyond those it has", async () => {
  await page.click("[data-action=enter]");
  const [input, ...others] = page.all("input[type=number]") as HTMLInputElement[];
  expect([input?.max, others]).toEqual(["2", []]);
  if (input) {
    input.value = "2";
  }
  await page.click("[data-action=enter-send]");
  expect(page.model.acts).toMatchObject([{ do: "play", text: "roll 2" }]);
});

test("every space that something can be done on is lit, and a click does it", async () => {
  open({ roll: [1], chips: { c1: 1 }, choices: { place: ["a1", "e1"], remove: ["c1"] } });
  expect(page.all("[data-lit]").map((space) => space.dataset.cell)).toEqual(["a1", "c1", "e1"]);
  await page.click("[data-cell=c1]");
  expect(page.model.acts).toMatchObject([{ do: "play", text: "remove c1" }]);
});

test("where two things can be done on a space, they are called by what they are", async () => {
  open({ roll: [1], choices: { place: ["a1"], remove: ["a1"] } });
  await page.click("[data-cell=a1]");
  const names = page.all("[data-action^=choose]").map((button) => button.textContent);
  expect(names).toEqual(["Place a chip", "Take the chip"]);
});

test("its panel of what may come next tells the sums; nothing, if Python tells of none", async () => {
  const { model } = page;
  model.state.panels = ["unseen"];
  model.tell("change:panels", null);
  await settled();
  expect(page.all(".sqw-panel h3")).toHaveLength(0);
  const each = { count: 1, chance: "50.0 %", level: 0.5, held: [], helps: false, chosen: false };
  const rows = [1, 2].map((sum) => ({ ...each, sum }));
  model.state.unseen = { title: "The next roll", holders: [], rows, helping: "", told: "" };
  model.tell("change:unseen", null);
  await settled();
  expect(page.find("thead").textContent).toBe("SumRollsChance (%)");
  expect(page.all("tbody tr").map((row) => row.textContent)).toEqual(["1150.0", "2150.0"]);
});

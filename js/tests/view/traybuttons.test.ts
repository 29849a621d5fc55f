import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

let page: Page;

function open(game: "kids" | "dice", scene: ConstructorParameters<typeof MockModel>[1] = {}): void {
  page = render(new MockModel(game, scene));
}

beforeEach(() => open("kids"));
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

describe("bots", () => {
  test("a bot that has not been let is let by a button", async () => {
    await page.model.show({ turn: 1, choices: {}, bot: "next" });
    expect(page.all("[data-action=stop]")).toHaveLength(0);
    expect(page.all("[data-action=go]")[0]?.textContent).toBe("Let Bo move");
    await page.click("[data-action=go]");
    expect(page.model.acts).toMatchObject([{ do: "go" }]);
  });

  test("a bot that thinks is stopped by a button", async () => {
    await page.model.show({ turn: 1, choices: {}, bot: "thinks" });
    expect(page.all("[data-action=go]")).toHaveLength(0);
    await page.click("[data-action=stop]");
    expect(page.model.acts).toMatchObject([{ do: "stop" }]);
  });
});

test("who moves where one has stepped back to may ask for the screen", async () => {
  expect(page.all("[data-action=handover]")).toHaveLength(0);
  await page.model.show({ ply: 1, turn: 1, choices: {}, handover: 1 });
  expect(page.find("[data-action=handover]").textContent).toBe("Show Bo’s cards");
  page.find("[data-action=handover]").focus();
  await page.click("[data-action=handover]");
  expect(page.model.acts).toMatchObject([{ do: "handover" }]);
  await page.model.show({
    handover: null,
    curtain: "Hand the screen to Bo.",
    viewer: null,
    line: 2,
  });
  expect(document.activeElement).toBe(page.find("[data-action=reveal]"));
});

describe("luck", () => {
  test("a roll is asked for, or entered", async () => {
    open("dice", { awaiting: "roll", luck: true, entering: true, choices: {}, last: null });
    await page.click("[data-action=roll]");
    expect(page.model.acts).toMatchObject([{ do: "luck" }]);
    await page.model.answer({ id: page.model.acts[0]?.id ?? 0, done: true });
    await page.click("[data-action=enter]");
    page.all("input[type=number]").forEach((input, die) => {
      (input as HTMLInputElement).value = String(die + 3);
    });
    await page.click("[data-action=enter-send]");
    expect(page.model.acts.at(-1)).toMatchObject({ do: "play", text: "roll 3+4" });
  });

  test("a card is drawn, or picked from those that could be", async () => {
    const drawable = ["tiger", "fox"];
    await page.model.show({ awaiting: "draw", luck: true, entering: true, choices: {}, drawable });
    expect(page.all("[data-action=draw]")).toHaveLength(1);
    await page.click("[data-action=enter]");
    const kinds = page.all("[data-drawable]").map((card) => card.dataset.drawable);
    expect(kinds).toEqual(["fox", "tiger"]); // by their names
    await page.click("[data-drawable=tiger]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "draw tiger" }]);
  });

  test("who does not draw does not enter a card", async () => {
    await page.model.show({ awaiting: "draw", luck: true, choices: {}, drawable: [] });
    expect(page.all("[data-action=draw]")).toHaveLength(1);
    expect(page.all("[data-action=enter]")).toHaveLength(0);
  });

  test("when the button is gone the keyboard stays on the board", async () => {
    open("dice", { awaiting: "roll", luck: true, choices: {}, last: null });
    page.find("[data-action=roll]").focus();
    await page.model.show({ awaiting: "move", luck: false, roll: [1, 2], ply: 5, plies: 5 });
    expect(page.el.contains(document.activeElement)).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Choices, Intent } from "../../src/contract.ts";
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

const CHOICES: Choices = {
  edition: "kids",
  players: [
    { name: "Anna", bot: null, person: "Anna" },
    { name: "Bo", bot: null, person: "Bo" },
  ],
  luck: "auto",
  entering: true,
  editions: [
    { name: "kids", said: "Sequence for Kids", players: [2, 3, 4], first: true },
    { name: "mini-dice", said: "Sequence Dice, small", players: [2], first: false },
  ],
  bots: [{ name: "greedy", said: "computer" }],
};

function last(wanted: Intent["do"]): Intent {
  const found = page.model.sent.findLast((intent) => intent.do === wanted);
  if (!found) {
    throw new Error(`nobody asked for ${wanted}`);
  }
  return found;
}

async function choose(name: string, value: string): Promise<void> {
  const field = page.find(`[name=${name}]`) as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input"));
  await settled();
}

describe("help", () => {
  test("the rules are asked for when it is opened, and not before", async () => {
    expect(page.model.sent.filter((intent) => intent.do === "rules")).toEqual([]);
    await page.click("[data-action=help]");
    await page.model.answer({ id: last("rules").id, told: ["Four win.", "No more."] });
    const told = page.all("dialog [role=tabpanel] p").map((each) => each.textContent);
    expect(told).toEqual(["Four win.", "No more."]);
  });

  test("it has four tabs", async () => {
    await page.click("[data-action=help]");
    expect(page.all("dialog [role=tab]")).toHaveLength(4);
    await page.click("[data-action=help-keys]");
    expect(page.all("dialog [role=tabpanel] kbd").length).toBeGreaterThan(10);
    await page.click("[data-action=help-marks]");
    expect(page.find("dialog [role=tabpanel]").textContent).toContain("gold");
    expect(page.find("[data-action=help-marks]").getAttribute("aria-selected")).toBe("true");
  });

  test("every mark that is told of has a picture, as it is on the board", async () => {
    await page.click("[data-action=help]");
    await page.click("[data-action=help-marks]");
    expect(page.all("dialog dd").length).toBeGreaterThan(5);
    expect(page.all("dialog dt:empty")).toEqual([]);
    expect(page.all("dialog .sqw-space[data-won]")).toHaveLength(1);
    expect(page.all("dialog [data-cell]")).toEqual([]); // none of them is a space to play on
  });

  test("every panel and every overlay is told of", async () => {
    await page.click("[data-action=help]");
    await page.click("[data-action=help-panels]");
    const told = page.all("dialog dd").map((each) => each.textContent);
    expect(told).toHaveLength(7 + 4);
    expect(told.filter((words) => words.startsWith("ui."))).toEqual([]);
  });
});

describe("another game", () => {
  async function open(change: Partial<Choices> = {}): Promise<void> {
    await page.click("[data-action=new]");
    await page.click("[data-action=other-game]");
    await page.model.answer({ id: last("setup").id, setup: { ...CHOICES, ...change } });
  }

  test("what is played now is what it begins with", async () => {
    await open();
    await page.click("[data-action=begin]");
    const { edition, luck, entering } = CHOICES;
    const players = CHOICES.players.map(({ name, bot }) => ({ name, bot }));
    expect(last("begin")).toMatchObject({ edition, players, luck, entering, first: null });
  });

  test("the form takes the place of the question, so that one button begins", async () => {
    await open();
    expect(page.all("dialog [data-look=main]")).toEqual([page.find("[data-action=begin]")]);
    await page.click("[data-action=cancel]");
    expect(page.all("dialog")).toHaveLength(0);
  });

  test("the focus stays in the dialog when the form takes the place of the question", async () => {
    await page.click("[data-action=new]");
    page.find("[data-action=other-game]").focus();
    await page.click("[data-action=other-game]");
    await page.model.answer({ id: last("setup").id, setup: CHOICES });
    expect(document.activeElement).toBe(page.find("[name=edition]"));
  });

  test("the question stays until there is a form to take its place", async () => {
    await page.click("[data-action=new]");
    await page.click("[data-action=other-game]");
    expect(page.all("dialog [data-action=new-other]")).toHaveLength(1);
  });

  test("a name is chosen whole, to be written over", async () => {
    await open();
    const name = page.find("[name=player-0]") as HTMLInputElement;
    name.focus();
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, 4]);
  });

  test("names, bots, who begins and how luck comes are chosen", async () => {
    await open();
    await page.click("[data-action=add]");
    await choose("player-0", "Kim");
    await choose("bot-2", "greedy");
    await page.click("[name=luck]");
    await page.click("[name=entering]");
    await choose("first", "1");
    await page.click("[data-action=begin]");
    expect(last("begin")).toMatchObject({
      players: [{ name: "Kim" }, { name: "Bo" }, { name: "Player 3", bot: "greedy" }],
      luck: "ask",
      entering: false,
      first: 1,
    });
  });

  test("another edition has as many players as it can, and dice decide who begins", async () => {
    await open();
    await page.click("[data-action=add]");
    await choose("edition", "mini-dice");
    expect(page.all("[name^=player-]")).toHaveLength(2);
    expect(page.all("[name=first]")).toHaveLength(0);
    expect(page.find("[data-action=add]").getAttribute("aria-disabled")).toBe("true");
  });

  test("a bot of one's own stays itself when a seat before it is taken away", async () => {
    const players = [...CHOICES.players, { name: "Robo", bot: "now-2", person: "Robo" }];
    await open({ players, entering: null });
    expect(page.all("[name=entering]")).toHaveLength(0);
    await page.click("[data-action=remove-0]");
    expect((page.find("[name=bot-1]") as HTMLSelectElement).value).toBe("now-2");
    await page.click("[data-action=begin]");
    const kept = [
      { name: "Bo", bot: null },
      { name: "Robo", bot: "now-2" },
    ];
    expect(last("begin")).toMatchObject({ players: kept, entering: false });
  });

  test("a person who takes over from a bot is called as Python says", async () => {
    const robo = { name: "GreedyBot", bot: "greedy", person: "Player 2" };
    await open({ players: [{ name: "Anna", bot: null, person: "Anna" }, robo] });
    await choose("bot-1", "");
    expect((page.find("[name=player-1]") as HTMLInputElement).value).toBe("Player 2");
  });

  test("a seed is typed", async () => {
    await open();
    await choose("seed", "9B");
    await page.click("[data-action=begin]");
    expect(last("begin")).toMatchObject({ seed: "9B" });
  });

  test("a position is pasted", async () => {
    await open();
    await choose("first", "1");
    await choose("position", "dice players=2");
    await page.click("[data-action=begin]");
    // A position says itself whose turn it is.
    expect(last("begin")).toMatchObject({ position: "dice players=2", first: null });
  });

  test("a refusal is told in the dialog, and the new game closes it", async () => {
    await open();
    await page.click("[data-action=begin]");
    await page.model.answer({ id: last("begin").id, refused: "Two cannot both be called Anna." });
    expect(page.find("dialog [role=alert]").textContent).toBe("Two cannot both be called Anna.");
    await choose("player-0", "Kim");
    expect(page.find("dialog [role=alert]").textContent).toBe("");
    await page.click("[data-action=begin]");
    await page.model.show({ line: 9, ply: 0, plies: 0 });
    expect(page.all("dialog")).toHaveLength(0);
  });

  test("where there is no clipboard the position can be taken from a box", async () => {
    await page.click("[data-action=new]");
    await page.click("[data-action=copy]");
    await page.model.answer({ id: last("copy").id, text: "kids players=2" });
    expect((page.find("[name=copied]") as HTMLInputElement).value).toBe("kids players=2");
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

const CSS = join(import.meta.dirname, "../../../sequence_widget/static/widget.css");

let page: Page;

function open(game: "kids" | "dice", scene: ConstructorParameters<typeof MockModel>[1] = {}): void {
  page = render(new MockModel(game, scene));
}

function label(css: string): string | null {
  return page.find(css).getAttribute("aria-label");
}

beforeEach(() => open("kids"));
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
});

describe("what is drawn", () => {
  test("the root says where the game is and keeps the notebook's shortcuts away", () => {
    const root = page.find("[data-sequence-widget]");
    expect(root.dataset.ply).toBe("4");
    expect(root.dataset.lmSuppressShortcuts).toBe("true");
  });

  test("the style sheet reads every size under the name it is given", () => {
    const sizes =
      page
        .find(".sqw")
        .getAttribute("style")
        ?.match(/--sqw-[a-z-]+/g) ?? [];
    const css = readFileSync(CSS, "utf8");
    expect(sizes).toContain("--sqw-board-w");
    expect(sizes.filter((size) => !css.includes(`var(${size}`))).toEqual([]);
  });

  test("every space is a button with a name that says all", () => {
    expect(page.all("button[data-cell]")).toHaveLength(12);
    expect(label("[data-cell=b1]")).toBe("tiger, b1, open, you can play here");
    expect(label("[data-cell=c1]")).toBe("lion, c1, chip of Bo (B)");
    expect(label("[data-cell=a1]")).toBe("free space, a1, counts for everyone");
  });

  test("spaces where nothing can be done say so, and keep the focus", () => {
    expect(page.find("[data-cell=a3]").getAttribute("aria-disabled")).toBe("true");
    expect(page.find("[data-cell=a3]").hasAttribute("disabled")).toBe(false);
    expect(page.find("[data-cell=b1]").hasAttribute("aria-disabled")).toBe(false);
  });

  test("the hand is large; of other hands one sees when they are not full", async () => {
    const cards = page.all("[data-card]").map((card) => card.dataset.card);
    expect(cards).toEqual(["tiger", "unicorn", "zebra"]);
    expect(page.all("[data-seat='1'] .sqw-held .sqw-back")).toHaveLength(0);
    expect(label("[data-card=tiger]")).toBe("tiger, spaces to play on: 2");
    expect(label("[data-card=zebra]")).toBe("zebra, nowhere to play it now");
    await page.model.show({ hands: [cards as string[], ["?", "?"]] });
    expect(page.all("[data-seat='1'] .sqw-held .sqw-back")).toHaveLength(2);
  });

  test("a card without a drawing shows its word", async () => {
    const { board } = page.model.state;
    page.model.state.board = { ...board, names: { ...board.names, yeti: "yeti" } };
    await page.model.show({ hands: [["yeti"], ["?"]] });
    expect(page.find("[data-card=yeti] .sqw-word").textContent).toBe("yeti");
  });

  test("a space shows its word by its name where it is no number, cards or not", async () => {
    page.end.abort();
    open("dice");
    const { board } = page.model.state;
    const [first, ...others] = board.spaces;
    const spaces = [{ cell: first?.cell ?? "", word: "sun" }, ...others];
    page.model.state.board = { ...board, spaces, names: { sun: "sol" } };
    await page.model.show({ chips: {} });
    expect(page.find("[data-cell=a1] .sqw-word").textContent).toBe("sol");
    expect(page.find("[data-cell=b1] .sqw-number").textContent).toBe("3");
  });

  test("a card may be called like what every object has", async () => {
    const { board } = page.model.state;
    page.model.state.board = { ...board, names: { ...board.names, constructor: "constructor" } };
    await page.model.show({ hands: [["constructor"], ["?"]] });
    expect(page.find("[data-card=constructor] .sqw-word").textContent).toBe("constructor");
    expect(page.all("symbol[id$=constructor]")).toHaveLength(0);
    expect(label("[data-card=constructor]")).toBe("constructor, nowhere to play it now");
  });

  test("the winning line and the last move are marked and named", async () => {
    await page.model.show({ won: ["c1"], turn: null, awaiting: null, winner: 1, choices: {} });
    expect(page.find("[data-cell=c1]").dataset.won).toBe("true");
    expect(label("[data-cell=c1]")).toContain("in the winning line");
    const happened = [
      { ply: 5, entry: 3, text: "tiger b1", say: "!", seat: 0, kind: "play" as const, cell: "b1" },
    ];
    await page.model.show({ ply: 5, plies: 5, won: [], winner: null, happened });
    expect(page.find("[data-last]").dataset.cell).toBe("b1");
  });

  test("dice show their faces, and protected spaces are told apart", () => {
    open("dice", { roll: [3, 4], choices: { place: ["a1"] } });
    expect(label(".sqw-dice")).toBe("Dice: 3 + 4 = 7");
    const pips = page.all(".sqw-dice path").map((path) => path.getAttribute("d"));
    expect(pips.map((d) => d?.split("M").length)).toEqual([4, 5]);
    expect(label("[data-cell=b2]")).toContain("protected");
    expect(page.find("[data-cell=a1]").dataset.lit).toBe("true");
  });

  test("figures lie over the spaces, and are read out", async () => {
    const figures = {
      b1: { text: "A", level: 0.5, say: "one chip of Anna’s wins here" },
      b2: { text: "b2", say: "" },
    };
    await page.model.show({ figures });
    expect(page.find("[data-cell=b1] .sqw-figure").textContent).toBe("A");
    expect(label("[data-cell=b1]")).toBe(
      "tiger, b1, open, one chip of Anna’s wins here, you can play here",
    );
    expect(label("[data-cell=b2]")).toBe("panda, b2, open, you can play here");
  });

  test("why nothing may be done where one has stepped back to is said without a click", async () => {
    const why = "It is Bo’s turn here, but this screen shows Anna’s hand.";
    await page.model.show({ ply: 2, turn: 1, choices: {}, reason: "", why });
    expect(page.find(".sqw-reason").textContent).toBe(why);
    await page.model.show({ ply: 4, turn: 1, choices: {}, reason: "", why });
    expect(page.all(".sqw-reason")).toEqual([]);
  });

  test("a curtain covers the hand until it is lifted", async () => {
    await page.model.show({ curtain: "Hand the screen to Bo.", hands: [["?"], ["?"]] });
    expect(page.all("[data-card]")).toHaveLength(0);
    await page.click("[data-action=reveal]");
    expect(page.model.acts.at(-1)?.do).toBe("reveal");
  });

  test("what happens is said politely, once for each change", async () => {
    const happened = [
      { ply: 5, entry: 3, text: "pass", say: "Anna passes", seat: 0, kind: "pass" as const },
    ];
    await page.model.show({ ply: 5, plies: 5, happened, status: "Bo is to move." });
    expect(page.find(".sqw-live").textContent).toBe("Anna passes. Bo is to move.");
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MockModel, type Shown, show } from "../mockmodel.ts";

let shown: Shown;

function open(game: "kids" | "dice", scene: ConstructorParameters<typeof MockModel>[1] = {}): void {
  shown = show(new MockModel(game, scene));
}

function label(css: string): string | null {
  return shown.find(css).getAttribute("aria-label");
}

beforeEach(() => open("kids"));
afterEach(() => {
  shown.end.abort();
  document.body.replaceChildren();
});

describe("what is drawn", () => {
  test("the root says where the game is and keeps the notebook's shortcuts away", () => {
    const root = shown.find("[data-sequence-widget]");
    expect(root.dataset.ply).toBe("4");
    expect(root.dataset.lmSuppressShortcuts).toBe("true");
  });

  test("every space is a button with a name that says all", () => {
    expect(shown.all("button[data-cell]")).toHaveLength(12);
    expect(label("[data-cell=b1]")).toBe("tiger, b1, open, you can play here");
    expect(label("[data-cell=c1]")).toBe("lion, c1, chip of Bo (B)");
    expect(label("[data-cell=a1]")).toBe("free space, a1, counts for everyone");
  });

  test("spaces where nothing can be done say so, and keep the focus", () => {
    expect(shown.find("[data-cell=a3]").getAttribute("aria-disabled")).toBe("true");
    expect(shown.find("[data-cell=a3]").hasAttribute("disabled")).toBe(false);
    expect(shown.find("[data-cell=b1]").hasAttribute("aria-disabled")).toBe(false);
  });

  test("the hand is large, other hands are backs", () => {
    const cards = shown.all("[data-card]").map((card) => card.dataset.card);
    expect(cards).toEqual(["tiger", "unicorn", "zebra"]);
    expect(shown.all("[data-seat='1'] .sqw-held .sqw-back")).toHaveLength(3);
    expect(label("[data-card=tiger]")).toBe("tiger, spaces to play on: 2");
    expect(label("[data-card=zebra]")).toBe("zebra, nowhere to play it now");
  });

  test("a card without a drawing shows its word", async () => {
    const { board } = shown.model.state;
    shown.model.state.board = { ...board, names: { ...board.names, yeti: "yeti" } };
    await shown.model.show({ hands: [["yeti"], ["?"]] });
    expect(shown.find("[data-card=yeti] .sqw-word").textContent).toBe("yeti");
  });

  test("a card may be called like what every object has", async () => {
    const { board } = shown.model.state;
    shown.model.state.board = { ...board, names: { ...board.names, constructor: "constructor" } };
    await shown.model.show({ hands: [["constructor"], ["?"]] });
    expect(shown.find("[data-card=constructor] .sqw-word").textContent).toBe("constructor");
    expect(shown.all("symbol[id$=constructor]")).toHaveLength(0);
    expect(label("[data-card=constructor]")).toBe("constructor, nowhere to play it now");
  });

  test("the winning line and the last move are marked and named", async () => {
    await shown.model.show({ won: ["c1"], turn: null, awaiting: null, winner: 1, choices: {} });
    expect(shown.find("[data-cell=c1]").dataset.won).toBe("true");
    expect(label("[data-cell=c1]")).toContain("in the winning line");
    const happened = [
      { ply: 5, text: "tiger b1", say: "!", seat: 0, kind: "play" as const, cell: "b1" },
    ];
    await shown.model.show({ ply: 5, plies: 5, won: [], winner: null, happened });
    expect(shown.find("[data-last]").dataset.cell).toBe("b1");
  });

  test("dice show their faces, and protected spaces are told apart", () => {
    open("dice", { roll: [3, 4], choices: { place: ["a1"] } });
    expect(label(".sqw-dice")).toBe("Dice: 3 + 4 = 7");
    expect(shown.all(".sqw-dice circle")).toHaveLength(7);
    expect(label("[data-cell=b2]")).toContain("protected");
    expect(shown.find("[data-cell=a1]").dataset.lit).toBe("true");
  });

  test("figures lie over the spaces, and are read out", async () => {
    const figures = {
      b1: { text: "A", level: 0.5, say: "one chip of Anna’s wins here" },
      b2: { text: "b2", level: 0, say: "" },
    };
    await shown.model.show({ figures });
    expect(shown.find("[data-cell=b1] .sqw-figure").textContent).toBe("A");
    expect(label("[data-cell=b1]")).toBe(
      "tiger, b1, open, one chip of Anna’s wins here, you can play here",
    );
    expect(label("[data-cell=b2]")).toBe("panda, b2, open, you can play here");
  });

  test("a curtain covers the hand until it is lifted", async () => {
    await shown.model.show({ curtain: "Hand the screen to Bo.", hands: [["?"], ["?"]] });
    expect(shown.all("[data-card]")).toHaveLength(0);
    await shown.click("[data-action=reveal]");
    expect(shown.model.acts.at(-1)?.do).toBe("reveal");
  });

  test("what happens is said politely, once for each change", async () => {
    const happened = [{ ply: 5, text: "pass", say: "Anna passes", seat: 0, kind: "pass" as const }];
    await shown.model.show({ ply: 5, plies: 5, happened, status: "Bo is to move." });
    expect(shown.find(".sqw-live").textContent).toBe("Anna passes. Bo is to move.");
  });
});

describe("playing", () => {
  test("a card lights up its spaces; a click there plays it", async () => {
    await shown.click("[data-card=unicorn]");
    expect(shown.all("[data-lit]").map((space) => space.dataset.cell)).toEqual(["b1", "b2", "c2"]);
    expect(shown.find("[data-card=unicorn]").getAttribute("aria-pressed")).toBe("true");
    await shown.click("[data-cell=b2]");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "unicorn b2", ply: 4, line: 1 }]);
  });

  test("the same card again puts it back", async () => {
    await shown.click("[data-card=tiger]");
    await shown.click("[data-card=tiger]");
    expect(shown.all("[data-lit]")).toHaveLength(0);
  });

  test("a space for one card is played at once", async () => {
    await shown.click("[data-cell=b2]");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "unicorn b2" }]);
  });

  test("a space for several cards asks which", async () => {
    await shown.click("[data-cell=b1]");
    expect(shown.model.acts).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.action).toBe("choose tiger");
    await shown.click("[data-action='choose tiger']");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "tiger b1" }]);
  });

  test("a card chosen from the question leaves the keyboard on the space", async () => {
    await shown.click("[data-cell=b1]");
    await shown.click("[data-action='choose tiger']");
    expect(shown.all("[role=dialog]")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("b1");
  });

  test("Escape puts the question away and goes back to the space", async () => {
    await shown.click("[data-cell=b1]");
    await shown.press("Escape");
    expect(shown.all("[role=dialog]")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("b1");
  });

  test("a second click while the first is under way sends nothing", async () => {
    await shown.click("[data-cell=b2]");
    await shown.click("[data-cell=b2]");
    expect(shown.model.acts).toHaveLength(1);
  });

  test("a refusal is said until the next action", async () => {
    await shown.click("[data-cell=b2]");
    const id = shown.model.acts[0]?.id ?? 0;
    await shown.model.answer({ id: id + 99, refused: "For another view." });
    expect(shown.find("[role=alert]").textContent).toBe("");
    await shown.model.answer({ id, refused: "Too late." });
    expect(shown.find("[role=alert]").textContent).toBe("Too late.");
    await shown.click("[data-card=tiger]");
    expect(shown.find("[role=alert]").textContent).toBe("");
  });

  test("what Python says of its own accord is said too", async () => {
    await shown.model.answer({ id: null, refused: "A cell has failed." });
    expect(shown.find("[role=alert]").textContent).toBe("A cell has failed.");
  });

  test("where nothing can be played, the board says so itself", async () => {
    await shown.click("[data-cell=a3]");
    expect(shown.model.acts).toHaveLength(0);
    expect(shown.find("[role=alert]").textContent).toBe("Nothing can be played on a3 now.");
    await shown.click("[data-card=zebra]");
    expect(shown.find("[role=alert]").textContent).toBe("The zebra cannot be played now.");
  });

  test("where there is a reason, the board gives that", async () => {
    await shown.model.show({ choices: {}, why: "This is Bo’s turn." });
    await shown.click("[data-cell=a3]");
    expect(shown.find("[role=alert]").textContent).toBe("This is Bo’s turn.");
    await shown.press("Escape");
    await shown.click("[data-card=zebra]");
    expect(shown.find("[role=alert]").textContent).toBe("This is Bo’s turn.");
  });

  test("choosing scrolls nothing", async () => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await shown.click("[data-card=tiger]");
    await shown.click("[data-card=tiger]");
    await shown.click("[data-cell=b1]");
    await shown.click("[data-action='choose tiger']");
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    focus.mockRestore();
  });

  test("swaps and passes are buttons", async () => {
    await shown.model.show({ actions: ["swap tiger", "pass"], choices: {} });
    await shown.click("[data-action='swap tiger']");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "swap tiger" }]);
  });

  test("dice play on a click", async () => {
    open("dice", { roll: [1, 1], choices: { place: ["a1"] } });
    await shown.click("[data-cell=a1]");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "place a1" }]);
  });
});

describe("luck", () => {
  test("a roll is asked for, or entered", async () => {
    open("dice", { awaiting: "roll", luck: true, choices: {}, last: null });
    await shown.click("[data-action=roll]");
    expect(shown.model.acts).toMatchObject([{ do: "luck" }]);
    await shown.model.answer({ id: shown.model.acts[0]?.id ?? 0, done: true });
    await shown.click("[data-action=enter]");
    shown.all("input[type=number]").forEach((input, die) => {
      (input as HTMLInputElement).value = String(die + 3);
    });
    await shown.click("[data-action=enter-send]");
    expect(shown.model.acts.at(-1)).toMatchObject({ do: "play", text: "roll 3+4" });
  });

  test("a card is drawn, or picked from those that could be", async () => {
    const drawable = ["fox", "tiger"];
    await shown.model.show({ awaiting: "draw", luck: true, choices: {}, drawable });
    expect(shown.all("[data-action=draw]")).toHaveLength(1);
    await shown.click("[data-action=enter]");
    await shown.click("[data-drawable=tiger]");
    expect(shown.model.acts).toMatchObject([{ do: "play", text: "draw tiger" }]);
  });

  test("who does not draw does not enter a card", async () => {
    await shown.model.show({ awaiting: "draw", luck: true, choices: {}, drawable: [] });
    expect(shown.all("[data-action=draw]")).toHaveLength(1);
    expect(shown.all("[data-action=enter]")).toHaveLength(0);
  });

  test("when the button is gone the keyboard stays on the board", async () => {
    open("dice", { awaiting: "roll", luck: true, choices: {}, last: null });
    shown.find("[data-action=roll]").focus();
    await shown.model.show({ awaiting: "move", luck: false, roll: [1, 2], ply: 5, plies: 5 });
    expect(shown.el.contains(document.activeElement)).toBe(true);
  });
});

describe("views", () => {
  test("two views of one model know nothing of each other's choices", async () => {
    const other = show(shown.model);
    await shown.click("[data-card=tiger]");
    expect(other.all("[data-lit]")).toHaveLength(0);
    expect(shown.find("symbol").id).not.toBe(other.find("symbol").id);
    other.end.abort();
  });

  test("the end of a view leaves nothing behind", () => {
    shown.end.abort();
    expect(shown.el.innerHTML).toBe("");
    expect([...shown.model.listeners.values()].every((heard) => heard.size === 0)).toBe(true);
  });
});

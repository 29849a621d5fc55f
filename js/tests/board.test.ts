import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MockModel, type Shown, settled, show } from "./mock.ts";

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
    await shown.model.show({ figures: { b1: { text: "25 %", level: 0.5 } } });
    expect(shown.find("[data-cell=b1] .sqw-figure").textContent).toBe("25 %");
    expect(label("[data-cell=b1]")).toContain("25 %");
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

describe("keys", () => {
  test("arrows walk over the board, one space in the tab order at a time", async () => {
    shown.find("[data-cell=a1]").focus();
    await shown.press("ArrowRight");
    await shown.press("ArrowDown");
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("b2");
    await shown.press("End");
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("d2");
    await shown.press("Home");
    await shown.press("ArrowLeft");
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("a2");
    expect(shown.all("[data-cell][tabindex='0']")).toHaveLength(1);
  });

  test("digits choose cards, and handled keys go no further", async () => {
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    await shown.press("2");
    expect(shown.find("[data-card=unicorn]").getAttribute("aria-pressed")).toBe("true");
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener("keydown", outside);
  });

  test("keys with Ctrl are the notebook's", async () => {
    const root = shown.find(".sqw");
    let suppressed: string | null = "unheard";
    const outside = (): void => {
      suppressed = root.getAttribute("data-lm-suppress-shortcuts");
    };
    document.body.addEventListener("keydown", outside);
    const typed = await shown.press("s", { ctrlKey: true });
    expect(typed.defaultPrevented).toBe(false);
    expect(suppressed).toBeNull();
    expect(root.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    document.body.removeEventListener("keydown", outside);
  });

  test("? lists the keys, and the focus comes back", async () => {
    shown.find("[data-card=tiger]").focus();
    await shown.press("?");
    expect(shown.find("dialog").getAttribute("aria-label")).toBe("Keyboard shortcuts");
    shown.find("dialog").dispatchEvent(new Event("cancel"));
    await settled();
    expect(shown.all("dialog")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.card).toBe("tiger");
  });

  test("keys typed into a field are the field's", async () => {
    shown.find("[data-action=speed]").focus();
    await shown.press("b");
    expect(shown.model.written).toEqual([]);
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

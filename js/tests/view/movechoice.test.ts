import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("playing", () => {
  test("a card lights up its spaces; a click there plays it", async () => {
    await page.click("[data-card=unicorn]");
    expect(page.all("[data-lit]").map((space) => space.dataset.cell)).toEqual(["b1", "b2", "c2"]);
    expect(page.find("[data-card=unicorn]").getAttribute("aria-pressed")).toBe("true");
    await page.click("[data-cell=b2]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "unicorn b2", ply: 4, line: 1 }]);
  });

  test("the same card again puts it back", async () => {
    await page.click("[data-card=unicorn]");
    expect(page.all("[data-lit]")).toHaveLength(3);
    await page.click("[data-card=unicorn]");
    expect(page.all("[data-lit]")).toHaveLength(2);
    expect(page.all("[aria-pressed=true]")).toHaveLength(0);
  });

  test("a space for one card is played at once", async () => {
    await page.click("[data-cell=b2]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "unicorn b2" }]);
  });

  test("a space for several cards asks which", async () => {
    await page.click("[data-cell=b1]");
    expect(page.model.acts).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.action).toBe("choose tiger");
    await page.click("[data-action='choose tiger']");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "tiger b1" }]);
  });

  test("a second click where somebody has just played spends no card of whoever is next", async () => {
    const played = { ply: 6, entry: 3, text: "fox b2", say: "", seat: 1, cell: "b2" };
    const last = { ...played, kind: "play" as const };
    await page.model.show({ ply: 6, last, chips: { b2: 1 }, choices: { dragon: ["b2", "c1"] } });
    await page.click("[data-cell=b2]");
    expect(page.model.acts).toHaveLength(0);
    await page.click("[data-action='choose dragon']");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "dragon b2" }]);
  });

  test("a card chosen from the question leaves the keyboard on the space", async () => {
    await page.click("[data-cell=b1]");
    await page.click("[data-action='choose tiger']");
    expect(page.all("[role=dialog]")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("b1");
  });

  test("Escape puts the question away and goes back to the space", async () => {
    await page.click("[data-cell=b1]");
    await page.press("Escape");
    expect(page.all("[role=dialog]")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.cell).toBe("b1");
  });

  test("a second click while the first is under way sends nothing", async () => {
    await page.click("[data-cell=b2]");
    await page.click("[data-cell=b2]");
    expect(page.model.acts).toHaveLength(1);
  });

  test("a refusal is said until the next action", async () => {
    await page.click("[data-cell=b2]");
    const id = page.model.acts[0]?.id ?? 0;
    await page.model.answer({ id: id + 99, refused: "For another view." });
    expect(page.find("[role=alert]").textContent).toBe("");
    await page.model.answer({ id, refused: "Too late." });
    expect(page.find("[role=alert]").textContent).toBe("Too late.");
    await page.click("[data-card=tiger]");
    expect(page.find("[role=alert]").textContent).toBe("");
  });

  test("what Python says of its own accord is said too", async () => {
    await page.model.answer({ id: null, refused: "A cell has failed." });
    expect(page.find("[role=alert]").textContent).toBe("A cell has failed.");
  });

  test("where nothing can be played, the board says so itself", async () => {
    await page.click("[data-cell=a3]");
    expect(page.model.acts).toHaveLength(0);
    expect(page.find("[role=alert]").textContent).toBe("Nothing can be played on a3 now.");
    await page.click("[data-card=zebra]");
    expect(page.find("[role=alert]").textContent).toBe("The zebra cannot be played now.");
  });

  test("where there is a reason, the board gives that", async () => {
    await page.model.show({ choices: {}, why: "This is Bo’s turn." });
    await page.click("[data-cell=a3]");
    expect(page.find("[role=alert]").textContent).toBe("This is Bo’s turn.");
    await page.press("Escape");
    await page.click("[data-card=zebra]");
    expect(page.find("[role=alert]").textContent).toBe("This is Bo’s turn.");
  });

  test("choosing scrolls nothing", async () => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await page.click("[data-card=tiger]");
    await page.click("[data-card=tiger]");
    await page.click("[data-cell=b1]");
    await page.click("[data-action='choose tiger']");
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    focus.mockRestore();
  });

  test("swaps and passes are buttons", async () => {
    await page.model.show({ actions: ["swap tiger", "pass"], choices: {} });
    await page.click("[data-action='swap tiger']");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "swap tiger" }]);
  });

  test("dice play on a click", async () => {
    open("dice", { roll: [1, 1], choices: { place: ["a1"] } });
    await page.click("[data-cell=a1]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "place a1" }]);
  });

  test("what may be done is what Python says, whatever a rule would say", async () => {
    // A free space and a taken one for a card; for dice to place on a chip and to remove none.
    open("kids", { choices: { tiger: ["a1", "c1"], fox: ["d3"] } });
    await page.click("[data-card=tiger]");
    expect(page.all("[data-lit]").map((space) => space.dataset.cell)).toEqual(["a1", "c1"]);
    await page.click("[data-cell=b1]");
    expect(page.model.acts).toEqual([]);
    await page.click("[data-cell=a1]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "tiger a1" }]);
    open("dice", { roll: [1, 1], choices: { place: ["c1"], remove: ["b2"] }, turn: 1 });
    expect(page.all("[data-lit]").map((space) => space.dataset.cell)).toEqual(["c1", "b2"]);
    await page.click("[data-cell=a1]");
    await page.click("[data-cell=b2]");
    expect(page.model.acts).toMatchObject([{ do: "play", text: "remove b2" }]);
  });
});

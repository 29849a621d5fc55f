import { beforeEach, expect, test } from "vitest";
import type { Answer, CourseRow, Intent } from "../../src/contract.ts";
import type { PageData, Patch } from "../../src/page/contract.ts";
import { PageModel } from "../../src/page/model.ts";
import { settled } from "../mockmodel.ts";

const values: unknown[][] = [];

/** A value that is the same in both languages, or what each says. */
function as(...said: unknown[]): Patch {
  return values.push(said) - 1;
}

/** What is other than before after an event, for which no entry of the move list is shared. */
function event(ply: number, seat: number, more: Record<string, Patch> = {}): Patch {
  return {
    turn: as(1 - seat),
    scene: { ply: as(ply), status: as(`status ${ply}`, `stilling ${ply}`) },
    last: {
      ply: as(ply),
      entry: as(ply),
      seat: as(seat),
      say: as(`event ${ply}`, `hending ${ply}`),
    },
    ...more,
  };
}

const START: Patch = {
  turn: as(0),
  winner: as(null),
  hand: as([]),
  supply: as([20, 20]),
  chips: {},
  scene: { ply: as(0), status: as("begin", "begynn"), hands: as([["?"], ["?"]]), won: as([]) },
  last: {},
  over: {
    none: { figures: {}, notice: as(""), reason: as("") },
    fills: {
      figures: { b1: as({ text: "2.6 %" }, { text: "2,6 %" }) },
      notice: as(""),
      reason: as(""),
    },
  },
  unseen: {
    title: as("unseen", "ukjent"),
    rows: { fox: { count: as(2) }, lion: { count: as(1) } },
  },
};

function row(end: number, name: string): CourseRow {
  return { end, level: end, name, length: "", result: "" };
}

/** Anna, Bo, Bo and Anna again; and beside it another move of Bo's. */
const DATA: PageData = {
  languages: ["en", "nb"],
  lasting: {
    words: {
      "ui.chances": as("Chances", "Sjanser"),
      "ui.refused.now": as("not here", "ikke her"),
    },
    rules: as(["rules"], ["regler"]),
    title: as("Anna and Bo", "Anna og Bo"),
    eyes: as(""),
  },
  moments: [
    [null, START],
    [0, event(1, 0, { chips: { b1: as(0) }, unseen: { rows: { lion: as(null) } } })],
    [1, event(2, 1, { chips: { b1: null, c2: as(1) } })],
    [2, event(3, 1)],
    [3, event(4, 0)],
    [1, event(2, 1, { chips: { d3: as(1) } })],
  ],
  lines: [
    {
      tip: 4,
      entries: 4,
      chances: as({ first: 0 }) as number,
    },
    { tip: 5, entries: 2 },
  ] as PageData["lines"],
  courses: as([row(0, "main"), row(1, "other")], [row(0, "hoved"), row(1, "annen")]) as number,
  line: 0,
  shown: 2,
  values,
};

let model: PageModel;
let changed: string[];
let answers: Answer[];

beforeEach(() => {
  model = new PageModel(DATA);
  changed = [];
  answers = [];
  for (const key of ["chips", "scene", "words", "turn", "selected", "figures"] as const) {
    model.on(`change:${key}`, () => changed.push(key));
  }
  model.on("msg:custom", (answer: Answer) => answers.push(answer));
});

function write(key: "ply" | "selected" | "language" | "overlay" | "panels", value: never): void {
  model.set(key, value);
  model.save_changes();
}

async function ask(wish: Partial<Intent>): Promise<Answer | undefined> {
  model.send({ id: 7, ply: 0, line: 0, ...wish } as Intent);
  await settled();
  return answers.at(-1);
}

test("it begins where the game was shown, with the way from the beginning put together", () => {
  expect(model.get("ply")).toBe(2);
  expect(model.get("chips")).toEqual({ c2: 1 });
  expect(model.get("scene")).toMatchObject({ ply: 2, plies: 4, entries: 4, status: "status 2" });
  expect(model.get("scene").last).toMatchObject({ say: "event 2" });
  expect(model.get("aside")).toMatchObject({ undo: false, bot: null });
  expect(model.get("courses").rows).toMatchObject([
    { name: "main", now: true },
    { name: "other", now: false },
  ]);
});

test("a written ply is shown, and told of as far as it is the last turn on the way", () => {
  write("ply", 4 as never);
  expect(model.get("scene").happened?.map(({ ply }) => ply)).toEqual([4]);
  write("ply", 1 as never);
  expect(model.get("scene").happened).toEqual([]);
  expect(model.get("chips")).toEqual({ b1: 0 });
  write("ply", 3 as never);
  expect(model.get("scene").happened?.map(({ ply }) => ply)).toEqual([2, 3]);
  write("ply", 99 as never);
  expect(model.get("ply")).toBe(3);
});

test("only what is another object is told of", () => {
  write("ply", 3 as never);
  expect(changed).toContain("scene");
  expect(changed).not.toContain("chips");
  expect(changed).not.toContain("words");
});

test("the other language says the same things at once, and another line of the move list", () => {
  const line = model.get("scene").line;
  write("language", "nb" as never);
  expect(model.get("scene")).toMatchObject({ status: "stilling 2", happened: [] });
  expect(model.get("scene").line).not.toBe(line);
  expect(model.told.title).toBe("Anna og Bo");
});

test("figures and what is unseen are there while they are asked for", () => {
  expect([model.get("figures"), model.get("unseen")]).toEqual([{}, {}]);
  write("overlay", "fills" as never);
  expect(model.get("figures")).toEqual({ b1: { text: "2.6 %" } });
  write("panels", ["unseen"] as never);
  expect(model.get("unseen")).toEqual({ title: "unseen", rows: [{ count: 2 }] });
  write("ply", 0 as never);
  expect(model.get("unseen").rows).toHaveLength(2);
});

test("what was pointed out is so until the position is another", () => {
  write("selected", "b1" as never);
  write("overlay", "fills" as never);
  expect(model.get("selected")).toBe("b1");
  write("ply", 1 as never);
  expect(model.get("selected")).toBe("");
});

test("a variation is switched to, has its own list of moves, and leads back", async () => {
  expect(await ask({ do: "switch", course: 1 })).toEqual({ id: 7, done: true });
  expect(model.get("chips")).toEqual({ b1: 0, d3: 1 });
  expect(model.get("scene").happened).toEqual([]); // what was shown is not on the way there
  expect(model.get("courses").rows?.map(({ now }) => now)).toEqual([false, true]);
  const log = await ask({ do: "log", from: 2, to: 9 });
  expect(log).toMatchObject({ line: model.get("scene").line, log: [{ ply: 2 }] });
  await ask({ do: "switch", course: 0 });
  expect(model.get("chips")).toEqual({ c2: 1 });
  await ask({ do: "switch", course: 0 });
  expect(model.get("ply")).toBe(4); // the one that is shown already, to its end
});

test("there are words for the chances only where they were worked out", async () => {
  write("panels", ["chances"] as never);
  expect(model.get("chances")).toEqual({ first: 0 });
  expect(model.get("words")).toHaveProperty(["ui.chances"]);
  await ask({ do: "switch", course: 1 });
  expect(model.get("chances")).toEqual({});
  expect(model.get("words")).not.toHaveProperty(["ui.chances"]);
});

test("a step by a turn goes to where the turn begins, and no further than the ends", async () => {
  const steps = ["back", "back", "back", "forward", "forward", "forward"] as const;
  const plies: number[] = [];
  for (const to of steps) {
    // biome-ignore lint/performance/noAwaitInLoops: steps come one by one
    await ask({ do: "step", to });
    plies.push(model.get("ply"));
  }
  expect(plies).toEqual([1, 0, 0, 1, 2, 4]);
});

test("the rules are told, and what only a kernel could do is refused", async () => {
  expect(await ask({ do: "rules" })).toEqual({ id: 7, told: ["rules"] });
  expect(await ask({ do: "undo" })).toEqual({ id: 7, refused: "not here" });
});

/** A model with no kernel: it notes what is written and sent, and tells what a test lets it. */
import type {
  Answer,
  Courses,
  Happening,
  Intent,
  Scene,
  Traits,
  Writable,
} from "../src/contract.ts";
import type { Model } from "../src/state/model.ts";
import { type ScenePart, SceneReader } from "../src/state/scenereader.ts";
import { catalogue } from "./catalogue.ts";

// Each language has its own name and numbers in its own catalogue; Python puts them together.
const NAMES: Record<string, string> = {
  "number.percent": "{number}%",
  "ui.language.en": "English",
  "ui.language.nb": "Norsk bokmål",
};
const WORDS = { ...catalogue("en"), ...NAMES };
const KIDS = [
  ["free", "tiger", "lion", "free"],
  ["fox", "panda", "tiger", "zebra"],
  ["zebra", "lion", "fox", "panda"],
];
const DICE = [
  ["2", "3", "4"],
  ["4", "12", "3"],
];
const ROW = [["1", "2", "1", "2", "1", "2"]];

/** A game with cards, one with two dice, and one like neither: a row of spaces and a coin. */
export type MockGame = "kids" | "dice" | "row";

const BOARDS: Record<MockGame, { rows: string[][]; dice: number[] }> = {
  kids: { rows: KIDS, dice: [] },
  dice: { rows: DICE, dice: [6, 6] },
  row: { rows: ROW, dice: [2] },
};

export const SCENE: Scene = {
  ply: 4,
  plies: 4,
  entries: 2,
  line: 1,
  status: "Anna is to move.",
  happened: [],
  last: { ply: 4, entry: 2, text: "draw ?", say: "Bo draws a card", seat: 1, kind: "draw" },
  chips: { c1: 1, a2: 0 },
  turn: 0,
  awaiting: "move",
  winner: null,
  won: [],
  viewer: 0,
  hands: [
    ["tiger", "unicorn", "zebra"],
    ["?", "?", "?"],
  ],
  piles: [["fox"], ["lion"]],
  deck: 20,
  supply: [20, 20],
  roll: null,
  choices: { tiger: ["b1", "c2"], unicorn: ["b1", "b2", "c2"] },
  actions: [],
  why: null,
  reason: "Choose a card, then a space.",
  hints: {},
  bot: null,
  luck: false,
  entering: false,
  handover: null,
  drawable: [],
  undo: true,
  curtain: null,
  figures: {},
};

/** Courses as Python tells them: the main one, and those that leave it. */
export function courses(...names: string[]): Courses {
  const rows = names.map((name, end) => ({
    ...{ end, level: Math.min(1, end), name, length: `${end} turns`, result: "" },
    ...{ now: end === 0 },
  }));
  return { rows };
}

function traits(game: MockGame, scene: Partial<Scene>): Traits {
  const { rows, dice } = BOARDS[game];
  const hasHands = game === "kids";
  const spaces = rows.flatMap((row, y) =>
    row.map((word, x) => ({
      cell: `${"abcdef"[x]}${y + 1}`,
      word,
      ...(word === "12" ? { protected: true } : {}),
    })),
  );
  const kinds = hasHands ? ["tiger", "lion", "fox", "panda", "zebra", "unicorn"] : [];
  return {
    ply: scene.ply ?? SCENE.ply,
    language: "en",
    overlay: null,
    last_event: "",
    log: {},
    position_text: "",
    selected: "",
    panels: [],
    unseen: {},
    chances: {},
    courses: {},
    many: {},
    question: {},
    board: {
      has_hands: hasHands,
      has_dice: dice.length > 0,
      width: rows[0]?.length ?? 0,
      height: rows.length,
      spaces,
      names: Object.fromEntries(kinds.map((kind) => [kind, WORDS[`card.${kind}`] ?? kind])),
      dice,
      hand_size: hasHands ? 3 : 0,
      title: "Sequence",
      legend: [],
    },
    seats: [
      { name: "Anna", side: 0, colour: "green", mark: "A", bot: false },
      { name: "Bo", side: 1, colour: "red", mark: "B", bot: false },
    ],
    ...inParts({
      ...SCENE,
      ...(hasHands ? {} : { hands: [[], []], piles: [[], []] }),
      ...scene,
    }),
    drawings: hasHands ? Object.fromEntries(kinds.map((kind) => [kind, "<path/>"])) : {},
    words: WORDS,
  };
}

/** The traits that a scene travels in. */
function inParts(whole: Scene): Pick<Traits, ScenePart> {
  const { turn, winner, chips, roll, supply, figures, ...drawn } = whole;
  const { choices, actions, hands, ...rest } = drawn;
  const { curtain, drawable, entering, handover, luck, undo, ...others } = rest;
  const { why, won, ...sent } = others;
  const aside = { curtain, drawable, entering, handover, luck, undo, why, won };
  const seenHand = typeof rest.viewer === "number" ? rest.viewer : null;
  const scene = { ...sent, hands: hands.map((each, seat) => (seat === seenHand ? null : each)) };
  const hand = seenHand === null ? [] : (hands[seenHand] ?? []);
  const cells = Object.entries(choices).flatMap(([option, at]) => at.map((c) => `${option} ${c}`));
  const legal_moves = [...cells, ...actions];
  return { turn, winner, chips, roll, supply, figures, hand, legal_moves, aside, scene };
}

type Heard = (value: unknown) => void;

export class MockModel {
  readonly state: Traits;
  readonly sent: Intent[] = [];
  readonly written: number[] = [];
  readonly listeners = new Map<string, Set<Heard>>();
  dead = false;

  constructor(game: MockGame, scene: Partial<Scene> = {}) {
    this.state = traits(game, scene);
  }

  get<K extends keyof Traits>(key: K): Traits[K] {
    return this.state[key];
  }

  set<K extends keyof Writable>(key: K, value: Writable[K]): void {
    this.state[key] = value as Traits[K];
    this.tell(`change:${key}`, value);
  }

  save_changes(): void {
    this.written.push(this.state.ply);
  }

  send(intent: Intent): void {
    if (this.dead) {
      throw new Error("Kernel is dead");
    }
    this.sent.push(intent);
  }

  on(name: string, listener: Heard): void {
    const heard = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, heard.add(listener));
  }

  off(name: string, listener: Heard): void {
    this.listeners.get(name)?.delete(listener);
  }

  tell(name: string, value: unknown): void {
    for (const listener of this.listeners.get(name) ?? []) {
      listener(value);
    }
  }

  /** What the board sent to have something done; not what it asked for its move list. */
  get acts(): Intent[] {
    return this.sent.filter((intent) => intent.do !== "log");
  }

  /** Show another scene, as the kernel does. */
  async show(scene: Partial<Scene>): Promise<void> {
    const shown = { ...new SceneReader(this as unknown as Model).read(), happened: [], ...scene };
    Object.assign(this.state, inParts(shown), { ply: shown.ply });
    this.tell("change:scene", null);
    await settled();
  }

  async answer(answer: Answer): Promise<void> {
    this.tell("msg:custom", answer);
    await settled();
  }

  async answerLog(): Promise<void> {
    for (const { id, line, ...wish } of this.sent) {
      if (wish.do === "log") {
        const log = Array.from({ length: wish.to - wish.from + 1 }, (_, n) => event(wish.from + n));
        // biome-ignore lint/performance/noAwaitInLoops: answers come one by one
        await this.answer({ id, line, log });
      }
    }
  }
}

/** An event that is an entry of its own in the move list. */
export function event(ply: number): Happening {
  const card = { kind: "play" as const, text: "tiger b1", card: "tiger", cell: "b1" };
  return { ply, entry: ply, say: `Event ${ply}`, seat: ply % 2, ...card };
}

/** Let what waits for the end of the task, or for Preact, happen. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

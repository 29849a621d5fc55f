import { type Happening, HIDDEN, type Scene, type Seat } from "../contract.ts";
import { isPlayed } from "../state/history.ts";
import type { DrawnTraits } from "../state/model.ts";
import { paragraph } from "../state/words.ts";

/** A course of events that is being shown, one after the other. */
export interface Unfolding {
  /** What was shown before the first of them. */
  before: DrawnTraits;
  told: readonly Happening[];
  /** How many of them have been seen, and may be told. */
  seen: number;
  /** The faces of dice that still tumble. */
  rolling: number[] | null;
}

/**
 * What a board shows while events unfold: what was there before, and what has been seen of them.
 * Nothing can be done meanwhile, and nothing is said of what is still to come.
 */
export function partway(traits: DrawnTraits, unfolding: Unfolding): DrawnTraits {
  const { scene, seats } = traits;
  const { before, rolling } = unfolding;
  const from = before.scene;
  const told = unfolding.told.slice(0, unfolding.seen);
  const last = told.at(-1);
  const chips = told.reduce((all, one) => withChip(all, one, seats), from.chips);
  const ply = last?.ply ?? from.ply;
  const played = isPlayed(from, scene);
  const entry = last?.entry ?? from.last?.entry ?? 0;
  const otherHand = scene.viewer !== from.viewer || scene.curtain !== from.curtain;
  const partly: Scene = {
    ...scene,
    ...NOTHING_TO_DO,
    ply,
    plies: played ? ply : scene.plies,
    entries: played ? entry : scene.entries,
    legend: from.legend ?? "",
    status: last ? paragraph([last.say]) : from.status,
    happened: told,
    last: last ?? from.last,
    turn: last?.seat ?? from.turn,
    awaiting: from.awaiting,
    chips,
    supply: from.supply.map((left, seat) => left + moreChips(seats[seat], from.chips, chips)),
    roll: rolling ?? told.findLast((one) => one.faces)?.faces ?? from.roll,
    piles: from.piles.map((pile, seat) => [...pile, ...told.filter(leaves(seat)).map(cardOf)]),
    deck: from.deck - told.filter(({ kind }) => kind === "draw" || kind === "deal").length,
    hands: otherHand
      ? scene.hands
      : from.hands.map((hand, seat) =>
          told.filter((one) => one.seat === seat).reduce(withCard, hand),
        ),
    figures: inBoth(from.figures, scene.figures),
  };
  // What goes with a hand goes with it; what else the panels say waits.
  const unseen = otherHand && traits.board.has_hands ? traits.unseen : before.unseen;
  return { ...traits, scene: partly, unseen, chances: before.chances };
}

const NOTHING_TO_DO = {
  choices: {},
  actions: [],
  why: null,
  reason: "",
  hints: {},
  bot: null,
  luck: false,
  entering: false,
  handover: null,
  drawable: [],
  winner: null,
  won: [],
} satisfies Partial<Scene>;

type Chips = Scene["chips"];

/** The chips after something happened: on a space that had another side's it is taken or replaced. */
function withChip(chips: Chips, { cell, kind, seat }: Happening, seats: Seat[]): Chips {
  if (cell === undefined) {
    return chips;
  }
  const { [cell]: there, ...others } = chips;
  const taken = kind === "remove" || (kind === "play" && there !== undefined);
  return taken ? others : { ...others, [cell]: seats[seat]?.side ?? 0 };
}

/** How many chips more a player has at hand, for as many fewer lie on the board. */
function moreChips(seat: Seat | undefined, before: Chips, after: Chips): number {
  const count = (chips: Chips): number =>
    Object.values(chips).filter((side) => side === seat?.side).length;
  return count(before) - count(after);
}

function leaves(seat: number): (one: Happening) => boolean {
  return (one) => one.seat === seat && (one.kind === "play" || one.kind === "swap");
}

function cardOf({ card = HIDDEN }: Happening): string {
  return card;
}

/** A hand after a card was played or swapped, or drawn. */
function withCard(hand: string[], { card, kind }: Happening): string[] {
  if (card === undefined) {
    return hand;
  }
  if (kind === "draw" || kind === "deal") {
    return [...hand, card].sort();
  }
  const place = Math.max(hand.indexOf(card), hand.indexOf(HIDDEN));
  return hand.filter((_, at) => at !== place);
}

/** The figures that were right before and are right after. */
function inBoth(before: Scene["figures"], after: Scene["figures"]): Scene["figures"] {
  return Object.fromEntries(
    Object.entries(after).filter(([cell, { say, text }]) => {
      const old = before[cell];
      return old?.say === say && old.text === text;
    }),
  );
}

import type { Happening, Seat } from "../contract.ts";
import type { Desk } from "../state/controller.ts";
import type { Drawn } from "../state/model.ts";
import type { Say } from "../state/words.ts";

/** Everything a part of the board is drawn from. */
export interface Shown extends Drawn {
  say: Say;
  desk: Desk;
  /** Begins the ids of this view, since one page may hold many views. */
  prefix: string;
}

export const HIDDEN = "?";
export const FREE = "free";

export function cardName(shown: Shown, kind: string): string {
  if (kind === HIDDEN) {
    return shown.say("ui.card.hidden");
  }
  const { names } = shown.board;
  return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? kind;
}

export function sideSeat(shown: Shown, side: number): Seat | undefined {
  return shown.seats.find((seat) => seat.side === side);
}

/** The names of those who share a side: "Anna", or "Anna and Cy". */
export function sideNames(shown: Shown, side: number): string {
  const names = shown.seats.filter((seat) => seat.side === side).map((seat) => seat.name);
  return names.reduce((a, b) => shown.say("ui.and", { a, b }));
}

/** The seat whose hand lies open before the person at the screen. */
export function handSeat({ scene }: Shown): number | null {
  return scene.viewer === "all" ? (scene.turn ?? scene.winner ?? 0) : scene.viewer;
}

/** How far back the last decision is looked for: behind it lie swaps and draws. */
const BACK = 6;

/** What happened since the last decision, that decision first, as far as it is known. */
export function recent({ desk, scene }: Shown): Happening[] {
  const found: Happening[] = [];
  for (let ply = scene.ply; ply > 0 && ply > scene.ply - BACK; ply -= 1) {
    const here =
      scene.happened.find((happening) => happening.ply === ply) ??
      (scene.last?.ply === ply ? scene.last : desk.moves.at(ply));
    if (!here) {
      break;
    }
    found.unshift(here);
    if (here.cell) {
      break;
    }
  }
  return found;
}

/** The roll that decided a game: when it is over, no roll is under way. */
export function lastRoll({ desk, scene }: Shown): number[] | null {
  for (let ply = scene.ply; ply > 0 && ply > scene.ply - BACK; ply -= 1) {
    const faces = desk.moves.at(ply)?.faces;
    if (faces) {
      return faces;
    }
  }
  return null;
}

/** Where a card, or for dice an action, may be played now; any word may be a card's name. */
export function cellsFor({ scene }: Shown, option: string): string[] {
  return Object.hasOwn(scene.choices, option) ? (scene.choices[option] ?? []) : [];
}

/** What may be done on a space now: the cards, or for dice the actions. */
export function optionsAt(shown: Shown, cell: string): string[] {
  return Object.keys(shown.scene.choices).filter((key) => cellsFor(shown, key).includes(cell));
}

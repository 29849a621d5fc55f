import { type BoardTrait, HIDDEN } from "../contract.ts";
import type { BoardView } from "./boardview.ts";

/** Whether a word has a name, as all have but numbers. */
export function hasName({ names }: BoardTrait, word: string): boolean {
  return Object.hasOwn(names, word);
}

export function cardName({ board, say }: BoardView, kind: string): string {
  if (kind === HIDDEN) {
    return say("ui.card.hidden");
  }
  return (hasName(board, kind) ? board.names[kind] : undefined) ?? kind;
}

/** The names of those who share a side: "Anna", or "Anna and Cy". */
export function sideNames({ seats, say }: BoardView, side: number): string {
  const names = seats.filter((seat) => seat.side === side).map((seat) => seat.name);
  return names.reduce((a, b) => say("ui.and", { a, b }));
}

import { HIDDEN } from "../contract.ts";
import type { BoardView } from "./boardview.ts";

export function cardName({ board: { names }, say }: BoardView, kind: string): string {
  if (kind === HIDDEN) {
    return say("ui.card.hidden");
  }
  return (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? kind;
}

/** The names of those who share a side: "Anna", or "Anna and Cy". */
export function sideNames({ seats, say }: BoardView, side: number): string {
  const names = seats.filter((seat) => seat.side === side).map((seat) => seat.name);
  return names.reduce((a, b) => say("ui.and", { a, b }));
}

import type { Scene, Seat } from "../contract.ts";

/** The first seat of a side: partners share colour and mark. */
export function sideSeat(seats: Seat[], side: number): Seat | undefined {
  return seats.find((seat) => seat.side === side);
}

/** The seat whose hand lies open before the person at the screen. */
export function handSeat({ viewer, turn, winner }: Scene): number | null {
  return viewer === "all" ? (turn ?? winner ?? 0) : viewer;
}

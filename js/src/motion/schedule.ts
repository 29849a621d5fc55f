import type { Happening } from "../contract.ts";

/** Each movement is over in less time than it takes to wonder what it was. */
export const DURATION = 380;
const APART = 420;
/** Dice are not only to be seen tumbling, but to be read. */
const READ = 1000;
/** No seat's turn takes longer, however much there is to tell of it. */
export const LONGEST_TURN = 3000;

/** When each thing that happened is to be shown, from the first on, and when all is over. */
export function schedule(told: Happening[]): { starts: number[]; end: number } {
  const spans = told.map((one) => (one.faces ? READ : APART));
  const whole = spans.reduce((sum, span) => sum + span, 0);
  const pace = Math.min(1, (LONGEST_TURN * new Set(told.map((one) => one.seat)).size) / whole);
  let end = 0;
  const starts = spans.map((span) => {
    const start = end;
    end += span * pace;
    return start;
  });
  return { starts, end };
}

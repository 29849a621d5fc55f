import type { Happening } from "../contract.ts";

/** Each movement is over in less time than it takes to wonder what it was. */
export const DURATION = 380;
const APART = 420;
/** Dice are not only to be seen tumbling, but to be read. */
const READ = 1000;
/** What a roll leaves nothing to do with is the only sign of it, and is gone with the next. */
const READ_BEFORE_A_PASS = 2500;
/** No seat's turn takes longer, however much there is to tell of it. */
export const LONGEST_TURN = 3000;

/** When something that happened begins to move, and when it has come to rest and may be told. */
export interface Span {
  start: number;
  rest: number;
}

/** When each thing that happened is to be shown, from the first on, and when all is over. */
export function schedule(told: Happening[]): { spans: Span[]; end: number } {
  const lengths = told.map((one, number) => {
    if (!one.faces) {
      return APART;
    }
    return told[number + 1]?.kind === "pass" ? READ_BEFORE_A_PASS : READ;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const pace = Math.min(1, (LONGEST_TURN * new Set(told.map((one) => one.seat)).size) / whole);
  let end = 0;
  const spans = told.map((one, number) => {
    const start = end;
    end += (lengths[number] ?? 0) * pace;
    return { start, rest: isLuck(one) ? Math.min(start + DURATION, end) : start };
  });
  return { spans, end };
}

/** Whether luck brought it: it is seen before it is told. What somebody did is told as it is done. */
function isLuck({ faces, kind }: Happening): boolean {
  return faces !== undefined || kind === "draw" || kind === "deal";
}

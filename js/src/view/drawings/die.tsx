import type { JSX } from "preact";

/** The places of the pips of each face, in three rows of three. */
const PIPS = ["", "4", "08", "048", "0268", "02468", "023568"];

/** Where a pip is; a line without length has round ends, and so is one. */
function dot(at: string): string {
  return `M${10.5 + (Number(at) % 3) * 9.5} ${10.5 + Math.floor(Number(at) / 3) * 9.5}h0`;
}

/** A die with pips; a number where pips would not do; blank before the roll. */
export function Die({ face }: { face: number | null }): JSX.Element {
  const pips = PIPS[face ?? 0];
  return (
    <svg class="sqw-die" data-face={face ?? undefined} viewBox="0 0 40 40" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {pips ? (
        <path d={[...pips].map(dot).join("")} />
      ) : (
        <text x="20" y="27">
          {face ?? "?"}
        </text>
      )}
    </svg>
  );
}

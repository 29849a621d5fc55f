import type { JSX } from "preact";

const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** A die with pips; a number where pips would not do; blank before the roll. */
export function Die({ face }: { face: number | null }): JSX.Element {
  const pips = face === null ? [] : PIPS[face];
  return (
    <svg
      class="sqw-die"
      data-blank={face === null || undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {pips?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={10.5 + x * 9.5} cy={10.5 + y * 9.5} r="3.7" />
      ))}
      {face === null ? (
        <text x="20" y="27">
          ?
        </text>
      ) : null}
      {pips ? null : (
        <text x="20" y="27">
          {face}
        </text>
      )}
    </svg>
  );
}

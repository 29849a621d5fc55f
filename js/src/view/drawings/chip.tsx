import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Seat } from "../../contract.ts";

const SHAPES: Record<Seat["colour"], JSX.Element> = {
  green: <circle cx="20" cy="20" r="18" />,
  red: <rect x="3" y="3" width="34" height="34" rx="6" />,
  blue: <path d="M11 3h18l9 17-9 17H11L2 20z" />,
  yellow: <path d="M20 2 38 20 20 38 2 20z" />,
};

interface Properties {
  seat: Seat;
  /** Without its mark, where that lies beside it. */
  plain?: boolean;
}

/** A chip: its side is told by colour, by shape and by a mark. */
export function Chip({ seat: { colour, mark }, plain }: Properties): JSX.Element {
  return useMemo(
    () => (
      <svg class="sqw-chip" data-colour={colour} viewBox="0 0 40 40" aria-hidden="true">
        <g class="sqw-chip-rim">{SHAPES[colour]}</g>
        <g class="sqw-chip-face">{SHAPES[colour]}</g>
        {plain ? (
          <g class="sqw-chip-line">{SHAPES[colour]}</g>
        ) : (
          <text x="20" y="26.6" data-letters={[...mark].length}>
            {mark}
          </text>
        )}
      </svg>
    ),
    [colour, mark, plain],
  );
}

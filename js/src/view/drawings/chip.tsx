import type { JSX } from "preact";
import type { Seat } from "../../contract.ts";

const SHAPES: Record<Seat["colour"], JSX.Element> = {
  green: <circle cx="20" cy="20" r="16" />,
  red: <rect x="5" y="5" width="30" height="30" rx="6" />,
  blue: <path d="M12.5 4.5h15L36 20l-8.5 15.5h-15L4 20z" />,
  yellow: <path d="M20 2 38 20 20 38 2 20z" />,
};

/** A chip: its side is told by colour, by shape and by a mark. */
export function Chip({ seat }: { seat: Seat }): JSX.Element {
  return (
    <svg class="sqw-chip" data-colour={seat.colour} viewBox="0 0 40 40" aria-hidden="true">
      <g class="sqw-chip-rim">{SHAPES[seat.colour]}</g>
      <g class="sqw-chip-face">{SHAPES[seat.colour]}</g>
      <circle class="sqw-chip-ring" cx="20" cy="20" r="12.6" />
      <text x="20" y="26.4" data-letters={seat.mark.length}>
        {seat.mark}
      </text>
    </svg>
  );
}

import type { Happening, Scene } from "../contract.ts";
import type { DrawnTraits } from "../state/model.ts";
import { handSeat } from "../state/seats.ts";
import type { Animations } from "./running.ts";

/** One thing that has happened, and what is needed to move it over the board. */
export interface Movement {
  animations: Animations;
  root: HTMLElement;
  traits: DrawnTraits;
  /** What was drawn before. */
  before: Scene;
  happening: Happening;
  /** Where the card lay that was clicked; null for all that nobody clicked. */
  left: DOMRect | null;
}

/** Let cards slide, chips fall and dice tumble, as it happened. */
export function move(movement: Movement): void {
  const { animations, root, traits, happening } = movement;
  const seat = `[data-seat="${happening.seat}"]`;
  const pile = root.querySelector(`[data-pile="${happening.seat}"] .sqw-mini`);
  const deck = root.querySelector(".sqw-deck .sqw-back");
  const own = handSeat(traits.scene) === happening.seat;
  const hand = root.querySelector(own ? ".sqw-cards" : `${seat} .sqw-held`);
  if (happening.faces) {
    tumble(movement);
  } else if (happening.kind === "draw" || happening.kind === "deal") {
    slide(movement, deck, rect(deck), rect(hand));
  } else if (happening.card) {
    slide(movement, pile, movement.left ?? rect(hand), rect(pile));
  } else if (happening.kind === "pass") {
    shake(animations, chipBefore(root, happening.seat));
  }
  if (happening.cell) {
    changeChip(movement, happening.cell);
  }
}

/** Let the chip that stood on a space rise, and the one that stands there now fall. */
function changeChip({ animations, root, traits, before }: Movement, cell: string): void {
  const { scene, seats } = traits;
  const space = root.querySelector(`[data-cell="${cell}"]`);
  const side = before.chips[cell];
  if (side !== undefined && scene.chips[cell] !== side) {
    const seat = seats.findIndex((one) => one.side === side);
    const from = rect(space);
    const chip = chipBefore(root, seat);
    const ghost = from && animations.ghost(root, chip, middle(from, from.width * 0.66));
    animations.run(ghost, [
      { transform: "none", opacity: 1, easing: "ease-in" },
      { transform: "translateY(-110%) scale(1.3) rotate(18deg)", opacity: 0 },
    ]);
  }
  if (scene.chips[cell] !== undefined) {
    animations.run(space?.querySelector(".sqw-chip-place"), [
      { transform: "translateY(-70%) scale(1.8)", opacity: 0, easing: "ease-in" },
      { transform: "scale(0.92)", opacity: 1, offset: 0.7, easing: "ease-out" },
      { transform: "none", opacity: 1 },
    ]);
  }
}

/** The chip before a player's name: partners have one. */
function chipBefore(root: HTMLElement, seat: number): Element | null {
  const player = root.querySelector(`[data-seat="${seat}"]`)?.closest(".sqw-player");
  return player?.querySelector(".sqw-chip") ?? null;
}

function tumble({ animations, root }: Movement): void {
  root.querySelectorAll(".sqw-dice .sqw-die").forEach((die, number) => {
    const turn = number % 2 ? 1 : -1;
    animations.run(die, [
      { transform: `translate(${turn * 40}%, -60%) rotate(${turn * 320}deg)`, opacity: 0.3 },
      { transform: `translateY(6%) rotate(${turn * -14}deg)`, opacity: 1, offset: 0.75 },
      { transform: "none" },
    ]);
  });
}

/** As one shakes one's head: there was nothing to do. */
function shake(animations: Animations, chip: Element | null): void {
  animations.run(chip, [
    { transform: "none" },
    { transform: "translateX(-35%)", offset: 0.25 },
    { transform: "translateX(35%)", offset: 0.6 },
    { transform: "none" },
  ]);
}

/** Let a copy of a card slide from one place to another. */
function slide(
  { animations, root }: Movement,
  card: Element | null,
  from: DOMRect | null,
  to: DOMRect | null,
): void {
  if (!(from && to)) {
    return;
  }
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  animations.run(animations.ghost(root, card, middle(from, 44)), [
    { transform: "none", opacity: 1, easing: "ease-in-out" },
    { transform: `translate(${x}px, ${y}px) rotate(6deg)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
  ]);
}

function rect(element: Element | null): DOMRect | null {
  return element?.getBoundingClientRect() ?? null;
}

/** A square of this size in the middle of a place. */
function middle(place: DOMRect, size: number): DOMRect {
  const x = place.x + (place.width - size) / 2;
  const y = place.y + (place.height - size) / 2;
  return new DOMRect(x, y, size, size);
}

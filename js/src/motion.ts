import type { Happening, Scene } from "./contract.ts";
import { handSeat, type Shown } from "./shown.ts";

/** Each movement is over in less time than it takes to wonder what it was. */
const LASTS = 380;
const APART = 160;
/** Of many things at once, as when bots have played, only the last are worth a movement. */
const MOST = 6;
/** Scenes that follow each other more quickly than this are being leafed through. */
const LEAFING = 300;

/** Moves what has happened, over a board that shows the new state from the first frame on. */
export class Motion {
  #before: Scene | null = null;
  #shownAt = 0;
  #frame = 0;
  #left: DOMRect | null = null;
  #running: Animation[] = [];
  readonly #ghosts = new Set<Element>();

  /** Remember where the card lay that is about to be played. */
  leave(root: HTMLElement | null, place: number | null): void {
    const cards = root?.querySelectorAll("[data-card]");
    this.#left = place === null ? null : (cards?.[place]?.getBoundingClientRect() ?? null);
  }

  show(root: HTMLElement | null, shown: Shown): void {
    const before = this.#before;
    this.#before = shown.scene;
    this.stop();
    const now = performance.now();
    const leafing = now - this.#shownAt < LEAFING;
    this.#shownAt = now;
    const left = this.#left;
    this.#left = null;
    if (!(root && before) || leafing || shown.scene.happened.length === 0 || isStill()) {
      return;
    }
    // The frame lays the page out anyway: measuring there costs nothing and delays nothing.
    this.#frame = requestAnimationFrame(() => {
      const told = shown.scene.happened;
      told.slice(-MOST).forEach((happening, number) => {
        // What was clicked is what happened first; a bot's answer comes from the bot's hand.
        const from = happening === told[0] ? left : null;
        this.#move({ root, shown, before, happening, left: from, delay: number * APART });
      });
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    for (const animation of this.#running) {
      animation.cancel();
    }
    this.#running = [];
    for (const ghost of this.#ghosts) {
      ghost.remove();
    }
    this.#ghosts.clear();
  }

  #move(what: Movement): void {
    const { root, shown, happening, delay } = what;
    const seat = `[data-seat="${happening.seat}"]`;
    const pile = root.querySelector(`[data-pile="${happening.seat}"] .sqw-mini`);
    const deck = root.querySelector(".sqw-deck .sqw-back");
    const hand =
      handSeat(shown) === happening.seat
        ? root.querySelector(".sqw-cards")
        : root.querySelector(`${seat} .sqw-held`);
    if (happening.faces) {
      this.#tumble(root, delay);
    } else if (happening.kind === "draw" || happening.kind === "deal") {
      this.#fly(what, deck, rect(deck), rect(hand));
    } else if (happening.card) {
      this.#fly(what, pile, what.left ?? rect(hand), rect(pile));
    } else if (happening.kind === "pass") {
      this.#shake(root.querySelector(`${seat} .sqw-player-chip`), delay);
    }
    if (happening.cell) {
      this.#chip(what, happening.cell);
    }
  }

  #chip({ root, shown, before, delay }: Movement, cell: string): void {
    const space = root.querySelector(`[data-cell="${cell}"]`);
    const side = before.chips[cell];
    if (side !== undefined && shown.scene.chips[cell] !== side) {
      const seat = shown.seats.findIndex((one) => one.side === side);
      const chip = root.querySelector(`[data-seat="${seat}"] .sqw-player-chip svg`);
      this.#lift(root, chip, rect(space), delay);
    }
    if (shown.scene.chips[cell] !== undefined) {
      this.#run(space?.querySelector(".sqw-chip-place"), delay, [
        { transform: "translateY(-70%) scale(1.8)", opacity: 0, easing: "ease-in" },
        { transform: "scale(0.92)", opacity: 1, offset: 0.7, easing: "ease-out" },
        { transform: "none", opacity: 1 },
      ]);
    }
  }

  #tumble(root: HTMLElement, delay: number): void {
    root.querySelectorAll(".sqw-dice .sqw-die").forEach((die, number) => {
      const turn = number % 2 ? 1 : -1;
      this.#run(die, delay, [
        { transform: `translate(${turn * 40}%, -60%) rotate(${turn * 320}deg)`, opacity: 0.3 },
        { transform: `translateY(6%) rotate(${turn * -14}deg)`, opacity: 1, offset: 0.75 },
        { transform: "none" },
      ]);
    });
  }

  /** As one shakes one's head: there was nothing to do. */
  #shake(chip: Element | null, delay: number): void {
    this.#run(chip, delay, [
      { transform: "none" },
      { transform: "translateX(-35%)", offset: 0.25 },
      { transform: "translateX(35%)", offset: 0.6 },
      { transform: "none" },
    ]);
  }

  /** Let a copy of a card slide from one place to another. */
  #fly(
    { root, delay }: Movement,
    card: Element | null,
    from: DOMRect | null,
    to: DOMRect | null,
  ): void {
    if (!(from && to)) {
      return;
    }
    const ghost = this.#ghost(root, card, middle(from, 44));
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    this.#run(
      ghost,
      delay,
      [
        { transform: "none", opacity: 1, easing: "ease-in-out" },
        { transform: `translate(${x}px, ${y}px) rotate(6deg)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
      ],
      ghost,
    );
  }

  #lift(root: HTMLElement, chip: Element | null, from: DOMRect | null, delay: number): void {
    if (!from) {
      return;
    }
    const ghost = this.#ghost(root, chip, middle(from, from.width * 0.66));
    this.#run(
      ghost,
      delay,
      [
        { transform: "none", opacity: 1, easing: "ease-in" },
        { transform: "translateY(-110%) scale(1.3) rotate(18deg)", opacity: 0 },
      ],
      ghost,
    );
  }

  #ghost(root: HTMLElement, original: Element | null, at: DOMRect): HTMLElement | null {
    const layer = root.querySelector(".sqw-ghosts");
    if (!(layer && original)) {
      return null;
    }
    const origin = layer.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "sqw-ghost";
    ghost.style.cssText = `left:${at.x - origin.x}px;top:${at.y - origin.y}px;width:${at.width}px`;
    ghost.append(original.cloneNode(true));
    layer.append(ghost);
    this.#ghosts.add(ghost);
    return ghost;
  }

  #run(
    element: Element | null | undefined,
    delay: number,
    frames: Keyframe[],
    ghost?: HTMLElement | null,
  ): void {
    const animation = element?.animate(frames, { duration: LASTS, delay, fill: "backwards" });
    if (animation) {
      this.#running.push(animation);
      animation.onfinish = () => {
        if (ghost) {
          ghost.remove();
          this.#ghosts.delete(ghost);
        }
      };
    }
  }
}

interface Movement {
  root: HTMLElement;
  shown: Shown;
  before: Scene;
  happening: Happening;
  left: DOMRect | null;
  delay: number;
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

/** Whether things should stay where they are: the person wants it so, or nothing can move here. */
function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== "function" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

import type { Happening, Scene } from "../contract.ts";
import { isPlayed } from "../state/announcements.ts";
import { handSeat, type Shown } from "../view/boardview.ts";
import { LASTS, TURN, timed } from "./schedule.ts";

/** Scenes that follow each other more quickly than this are being leafed through. */
const LEAFING = 300;
/** Of many things at once, as when a cell plays a game, only the last are worth a movement. */
const MOST = 12;

/** What the dice show while things move: null for blank ones, undefined for the scene's own. */
export type Faces = number[] | null | undefined;

/** Moves what has happened, over a board that shows the new state from the first frame on. */
export class Motion {
  readonly #showFaces: (faces: Faces) => void;
  #faces: Faces;
  #before: Scene | null = null;
  #shownAt = 0;
  /** How many scenes in a row came quickly. */
  #quick = 0;
  /** When what moves now will be over. */
  #until = 0;
  #left: DOMRect | null = null;
  #end: ReturnType<typeof setTimeout> | undefined;
  #frames: number[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #running: Animation[] = [];
  readonly #ghosts = new Set<Element>();

  constructor(showFaces: (faces: Faces) => void) {
    this.#showFaces = showFaces;
  }

  /** Remember where the card lay that is about to be played. */
  leave(root: HTMLElement | null, place: number | null): void {
    const cards = root?.querySelectorAll("[data-card]");
    this.#left = place === null ? null : (cards?.[place]?.getBoundingClientRect() ?? null);
    this.#shownAt = 0; // whoever plays is not leafing
  }

  show(root: HTMLElement | null, shown: Shown): void {
    const { scene } = shown;
    const before = this.#before;
    const left = this.#left;
    const now = performance.now();
    this.#quick = now - this.#shownAt < LEAFING ? this.#quick + 1 : 0;
    this.#before = scene;
    this.#shownAt = now;
    this.#left = null;
    // A bot's answer comes at the heels of the move it answers, and waits until that is seen.
    const follows = before !== null && isPlayed(before, scene) && this.#quick === 1;
    if (!follows || now >= this.#until || this.#until - now > TURN) {
      this.stop();
    }
    const leafing = this.#quick > 0 && !follows;
    if (!(root && before) || leafing || scene.happened.length === 0 || isStill()) {
      return;
    }
    const start = Math.max(now, this.#until);
    const told = scene.happened.slice(-MOST);
    const { starts, end } = timed(told);
    this.#until = start + end;
    if (shown.board.game === "dice") {
      this.#pin(this.#faces === undefined ? before.roll : this.#faces);
    }
    clearTimeout(this.#end);
    this.#end = setTimeout(() => this.#pin(undefined), this.#until - now);
    // The frame lays the page out anyway: measuring there costs nothing and delays nothing.
    const frame = requestAnimationFrame(() => {
      const wait = Math.max(0, start - performance.now());
      told.forEach((happening, number) => {
        // What was clicked is what happened first; a bot's answer comes from the bot's hand.
        const from = happening === scene.happened[0] ? left : null;
        const delay = wait + (starts[number] ?? 0);
        this.#move({ root, shown, before, happening, left: from, delay });
      });
    });
    this.#frames.push(frame);
  }

  /** Be done with all that moves or is about to: the board shows what has come of it. */
  stop(): void {
    this.#frames.forEach(cancelAnimationFrame);
    this.#timers.forEach(clearTimeout);
    clearTimeout(this.#end);
    for (const animation of this.#running) {
      animation.cancel();
    }
    for (const ghost of this.#ghosts) {
      ghost.remove();
    }
    this.#ghosts.clear();
    this.#frames = [];
    this.#timers = [];
    this.#running = [];
    this.#until = 0;
    this.#pin(undefined);
  }

  #pin(faces: Faces): void {
    if (faces !== this.#faces) {
      this.#faces = faces;
      this.#showFaces(faces);
    }
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
      this.#roll(root, happening.faces, delay);
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

  #roll(root: HTMLElement, faces: number[], delay: number): void {
    if (delay > 0) {
      this.#timers.push(setTimeout(() => this.#roll(root, faces, 0), delay));
      return;
    }
    this.#pin(faces);
    root.querySelectorAll(".sqw-dice .sqw-die").forEach((die, number) => {
      const turn = number % 2 ? 1 : -1;
      this.#run(die, 0, [
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
        { transform: "none", opacity: 0 }, // not to be seen before its time
        { transform: "none", opacity: 1, offset: 0.01, easing: "ease-in-out" },
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

import type { Scene } from "../contract.ts";
import { isPlayed } from "../state/history.ts";
import type { DrawnTraits } from "../state/model.ts";
import { afterLayout } from "./afterlayout.ts";
import { move } from "./movements.ts";
import { Animations } from "./running.ts";
import { LONGEST_TURN, schedule } from "./schedule.ts";

/** Scenes that follow each other more quickly than this are being leafed through. */
const LEAFING = 300;
/** Of many things at once, as when a cell plays a game, only the last are worth a movement. */
const MOST = 12;

/** What the dice show while things move: null for blank ones, undefined for the scene's own. */
export type Faces = number[] | null | undefined;

/** Moves what has happened, over a board that shows the new state from the first frame on. */
export class Motion {
  readonly #showFaces: (faces: Faces) => void;
  readonly #animations = new Animations();
  #faces: Faces;
  #before: Scene | null = null;
  #shownAt = 0;
  /** How many scenes in a row came quickly. */
  #quick = 0;
  /** When what moves now will be over. */
  #until = 0;
  #left: DOMRect | null = null;
  #end: ReturnType<typeof setTimeout> | undefined;
  #awaited: (() => void)[] = [];

  constructor(showFaces: (faces: Faces) => void) {
    this.#showFaces = showFaces;
  }

  /** Remember where the card lay that is about to be played. */
  leave(root: HTMLElement | null, place: number | null): void {
    const cards = root?.querySelectorAll("[data-card]");
    this.#left = place === null ? null : (cards?.[place]?.getBoundingClientRect() ?? null);
    this.#shownAt = 0; // whoever plays is not leafing
  }

  /** Move what led to a scene, after what still moves where that is a move it answers. */
  follow(root: HTMLElement | null, traits: DrawnTraits): void {
    const { scene } = traits;
    const before = this.#before;
    const left = this.#left;
    const now = performance.now();
    this.#quick = now - this.#shownAt < LEAFING ? this.#quick + 1 : 0;
    this.#before = scene;
    this.#shownAt = now;
    this.#left = null;
    // A bot's answer comes at the heels of the move it answers, and waits until that is seen.
    const answers = before !== null && isPlayed(before, scene) && this.#quick === 1;
    if (!answers || now >= this.#until || this.#until - now > LONGEST_TURN) {
      this.stop();
    }
    const leafing = this.#quick > 0 && !answers;
    if (!(root && before) || leafing || scene.happened.length === 0 || isStill()) {
      return;
    }
    const start = Math.max(now, this.#until);
    const told = scene.happened.slice(-MOST);
    const { starts, end } = schedule(told);
    this.#until = start + end;
    if (traits.board.has_dice) {
      this.#pin(this.#faces === undefined ? before.roll : this.#faces);
    }
    clearTimeout(this.#end);
    this.#end = setTimeout(() => this.#pin(undefined), this.#until - now);
    const showFaces = (faces: number[]): void => this.#pin(faces);
    const shared = { animations: this.#animations, root, traits, before, showFaces };
    const giveUp = afterLayout(root, () => {
      const wait = Math.max(0, start - performance.now());
      told.forEach((happening, number) => {
        // What was clicked is what happened first; a bot's answer comes from the bot's hand.
        const from = happening === scene.happened[0] ? left : null;
        const delay = wait + (starts[number] ?? 0);
        move({ ...shared, happening, left: from, delay });
      });
    });
    this.#awaited.push(giveUp);
  }

  /** Be done with all that moves or is about to: the board shows what has come of it. */
  stop(): void {
    for (const giveUp of this.#awaited) {
      giveUp();
    }
    clearTimeout(this.#end);
    this.#animations.stop();
    this.#awaited = [];
    this.#until = 0;
    this.#pin(undefined);
  }

  /** Have the dice show this, whatever has come after it. */
  #pin(faces: Faces): void {
    if (faces !== this.#faces) {
      this.#faces = faces;
      this.#showFaces(faces);
    }
  }
}

/** Whether things should stay where they are: the person wants it so, or nothing can move here. */
function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== "function" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

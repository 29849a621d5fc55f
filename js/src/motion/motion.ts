import type { Happening, Scene } from "../contract.ts";
import { isPlayed } from "../state/history.ts";
import type { DrawnTraits } from "../state/model.ts";
import { afterLayout } from "./afterlayout.ts";
import { move } from "./movements.ts";
import { Animations } from "./running.ts";
import { LONGEST_TURN, schedule } from "./schedule.ts";
import { partway, type Unfolding } from "./unfolding.ts";

/** Scenes that follow each other more quickly than this are being leafed through. */
const LEAFING = 300;

/** One thing that begins to move, and where the card lay that was clicked for it. */
interface Beginning {
  happening: Happening;
  left: DOMRect | null;
}

/** What comes to be shown at a time. */
interface Frame {
  at: number;
  seen: number;
  rolling: number[] | null;
  begins: Beginning | null;
}

/**
 * Shows what has happened one after the other: each thing moves, and only then does the board tell
 * of it. `changed` is called when there is more to show.
 */
export class Motion {
  readonly #changed: () => void;
  readonly #animations = new Animations();
  /** What Python has sent last. */
  #traits: DrawnTraits | null = null;
  /** What was drawn last. */
  #drawn: DrawnTraits | null = null;
  #unfolding: Unfolding | null = null;
  #frames: Frame[] = [];
  #begun: Beginning[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  /** How many scenes in a row came quickly. */
  #quick = 0;
  /** When what moves now will be over, and has been read. */
  #until = 0;
  #left: DOMRect | null = null;
  #awaited: (() => void)[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Remember where the card lay that is about to be played. */
  leave(root: HTMLElement | null, place: number | null): void {
    const cards = root?.querySelectorAll("[data-card]");
    this.#left = place === null ? null : (cards?.[place]?.getBoundingClientRect() ?? null);
    this.#shownAt = 0; // whoever plays is not leafing
  }

  /** Whether something is still to be seen. */
  get unfolds(): boolean {
    return this.#unfolding !== null;
  }

  /** Whether dice still tumble: their sum is not told yet. */
  get tumbles(): boolean {
    return (this.#unfolding?.rolling ?? null) !== null;
  }

  /** Give what is to be drawn now. */
  shown(traits: DrawnTraits): DrawnTraits {
    const before = this.#traits;
    this.#traits = traits;
    if (traits.scene !== before?.scene) {
      this.#take(before, traits.scene);
    }
    return this.#unfolding ? partway(traits, this.#unfolding) : traits;
  }

  /** Move what begins with what has just been drawn. */
  follow(root: HTMLElement | null, traits: DrawnTraits): void {
    const before = (this.#drawn ?? traits).scene;
    this.#drawn = traits;
    const begun = this.#begun;
    this.#begun = [];
    if (!root || begun.length === 0) {
      return;
    }
    const shared = { animations: this.#animations, root, traits, before };
    const giveUp = afterLayout(root, () => {
      for (const beginning of begun) {
        move({ ...shared, ...beginning });
      }
    });
    this.#awaited.push(giveUp);
  }

  /** Be done with all that moves or is about to: the board shows what has come of it. */
  stop(): void {
    const unfolded = this.#unfolding !== null;
    this.#drop();
    if (unfolded) {
      this.#changed();
    }
  }

  /** Take in a scene: what led to it comes after what still moves where that is a move it answers. */
  #take(before: DrawnTraits | null, scene: Scene): void {
    const now = performance.now();
    const left = this.#left;
    this.#quick = now - this.#shownAt < LEAFING ? this.#quick + 1 : 0;
    this.#shownAt = now;
    this.#left = null;
    // A bot's answer comes at the heels of the move it answers, and waits until that is seen.
    const answers = before !== null && isPlayed(before.scene, scene) && this.#quick === 1;
    if (!answers || now >= this.#until || this.#until - now > LONGEST_TURN) {
      this.#drop();
    }
    const leafing = this.#quick > 0 && !answers;
    if (before && !leafing && follows(before.scene, scene) && !isStill()) {
      this.#unfold(before, scene.happened, left, now);
    } else {
      this.#drop();
    }
  }

  #unfold(before: DrawnTraits, told: Happening[], left: DOMRect | null, now: number): void {
    const under = this.#unfolding ?? { before, told: [], seen: 0, rolling: null };
    const start = Math.max(now, this.#until);
    const { spans, end } = schedule(told);
    told.forEach((happening, number) => {
      const { start: begin = 0, rest = 0 } = spans[number] ?? {};
      const seen = under.told.length + number;
      const begins = { happening, left: number === 0 ? left : null };
      if (rest > begin) {
        const rolling = happening.faces ?? null;
        this.#frames.push({ at: start + begin, seen, rolling, begins });
        this.#frames.push({ at: start + rest, seen: seen + 1, rolling: null, begins: null });
      } else {
        this.#frames.push({ at: start + begin, seen: seen + 1, rolling: null, begins });
      }
    });
    this.#until = start + end;
    this.#unfolding = { ...under, told: [...under.told, ...told] };
    this.#goOn(now);
  }

  /** Come to what is to be shown by now, and wait for what comes next. */
  #goOn(now: number): void {
    clearTimeout(this.#timer);
    while (this.#unfolding && (this.#frames[0]?.at ?? Number.POSITIVE_INFINITY) <= now) {
      const { seen = 0, rolling = null, begins = null } = this.#frames.shift() ?? {};
      this.#unfolding = { ...this.#unfolding, seen, rolling };
      this.#begun.push(...(begins ? [begins] : []));
    }
    const [next] = this.#frames;
    if (next) {
      this.#timer = setTimeout(() => {
        this.#goOn(Math.max(next.at, performance.now()));
        this.#changed();
      }, next.at - now);
    } else {
      this.#unfolding = null;
    }
  }

  #drop(): void {
    clearTimeout(this.#timer);
    for (const giveUp of this.#awaited) {
      giveUp();
    }
    this.#animations.stop();
    this.#awaited = [];
    this.#frames = [];
    this.#begun = [];
    this.#unfolding = null;
    this.#until = 0;
  }
}

/** Whether all that lies between two scenes is told: of a leap too little is known to show it. */
function follows(before: Scene, { happened }: Scene): boolean {
  return happened[0]?.ply === before.ply + 1;
}

/** Whether things should stay where they are: the person wants it so, or nothing can move here. */
function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== "function" ||
    document.hidden ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

import { DURATION } from "./schedule.ts";

/** What moves now or is about to, with the copies that slide over the board: all ends together. */
export class Animations {
  #running: Animation[] = [];
  readonly #ghosts = new Set<Element>();

  /** Put a copy of something over the board, where it can slide from one place to another. */
  ghost(root: HTMLElement, original: Element | null, at: DOMRect): HTMLElement | null {
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

  /** Move an element; a copy is gone when it has arrived. */
  run(element: Element | null | undefined, frames: Keyframe[]): void {
    const animation = element?.animate(frames, { duration: DURATION });
    if (animation) {
      this.#running.push(animation);
      animation.onfinish = () => {
        if (this.#ghosts.delete(element as Element)) {
          element?.remove();
        }
      };
    }
  }

  /** Be done with all of it: the board shows what has come of it. */
  stop(): void {
    for (const animation of this.#running) {
      animation.cancel();
    }
    for (const ghost of this.#ghosts) {
      ghost.remove();
    }
    this.#ghosts.clear();
    this.#running = [];
  }
}

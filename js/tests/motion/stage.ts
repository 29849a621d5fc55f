/** A board at which things move by a clock that the test turns. */
import { afterEach, beforeEach, vi } from "vitest";
import type { Happening, Scene } from "../../src/contract.ts";
import { MockModel, settled } from "../mockmodel.ts";
import { type Page, render } from "../page.ts";

interface Moved {
  element: Element;
  /** When it began to move. */
  at: number;
}

/** What jsdom has no DOMRect for. */
class Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;

  constructor(...[x, y, width, height]: [number, number, number, number]) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }
}

/** What has moved on a page since a test began. */
export const stage = {
  page: null as unknown as Page,
  moved: [] as Moved[],
  cancelled: 0,
  /** Whether whoever looks wants nothing to move. */
  still: false,
};

/** Have every test of a file look at a stage of its own. */
export function openStage(): void {
  beforeEach(() => {
    Object.assign(stage, { moved: [], cancelled: 0, still: false });
    const animate = function (this: Element): unknown {
      stage.moved.push({ element: this, at: performance.now() });
      return {
        cancel: () => {
          stage.cancelled += 1;
        },
      };
    };
    Object.assign(Element.prototype, { animate });
    vi.stubGlobal("matchMedia", () => ({ matches: stage.still }));
    vi.stubGlobal("DOMRect", Place);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      const card = this.closest("[data-card]");
      return new DOMRect(card ? 77 : 0, 0, 10, 10);
    });
  });
  afterEach(() => {
    stage.page.end.abort();
    document.body.replaceChildren();
    Reflect.deleteProperty(Element.prototype, "animate");
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function happening(kind: Happening["kind"], more: Partial<Happening> = {}): Happening {
  return { ply: 5, entry: 3, text: kind, say: kind, seat: 0, kind, ...more };
}

/** Open a board, let some time pass, and show what has happened since. */
export async function happen(game: "kids" | "dice", ...happened: Happening[]): Promise<Element[]> {
  stage.page = render(new MockModel(game, { roll: game === "dice" ? [1, 2] : null }));
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockImplementation(() => later);
  const plies = 4 + happened.length;
  await stage.page.model.show({ ply: plies, plies, happened, chips: { c1: 1, a2: 0, b1: 0 } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled();
  return stage.moved.map(({ element }) => element);
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Open a board at a clock that the test turns, and show what was played. */
export async function playOn(
  game: "kids" | "dice",
  happened: Happening[],
  scene: Partial<Scene>,
): Promise<void> {
  vi.useFakeTimers();
  stage.page = render(new MockModel(game, { roll: game === "dice" ? [1, 2] : null }));
  await pass(1000);
  const plies = 4 + happened.length;
  await Promise.all([stage.page.model.show({ ply: plies, plies, happened, ...scene }), pass(20)]);
}

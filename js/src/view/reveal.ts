import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Scroll the page until the whole board is in view; if it is too high, until `part` of it is. */
export function reveal(board: Element, part?: Element | null): void {
  board.scrollIntoView?.({ block: "nearest" });
  part?.scrollIntoView?.({ block: "nearest" });
}

/** Bring a board into view as a whole that a person has just asked a cell for. */
export function useRevealed(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === "undefined") {
      return;
    }
    // It has its size a frame after it is in the page.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) {
        observer.disconnect();
        requestAnimationFrame(() => {
          if (wasJustRun(element)) {
            reveal(element);
          }
        });
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}

/**
 * Whether somebody ran the cell that a board is in, as far as can be told: in JupyterLab it is the
 * active cell then, or the one before it. Where all cells are run, or a notebook is opened, the
 * page stays where it is.
 */
function wasJustRun(element: Element): boolean {
  const cell = element.closest(".jp-Cell");
  const isActive = (each: Element | null | undefined): boolean =>
    each?.classList.contains("jp-mod-active") === true;
  return (
    navigator.userActivation?.hasBeenActive === true &&
    (isActive(cell) || isActive(cell?.nextElementSibling))
  );
}

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { above } from "./background.ts";
import type { Room } from "./fit.ts";

/** Until it is in the page: JupyterLab on a laptop, with its sidebar open. */
const USUAL: Room = { width: 880, height: 647, font: "sans-serif" };

/** Measure the room there is for a board, and measure again whenever that changes. */
export function useRoom(root: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(USUAL);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === "undefined") {
      return;
    }
    let panel: Element | null = null;
    const look = (): void => {
      const now = scrollingPanel(element);
      if (now !== panel) {
        panel = now;
        if (panel) {
          observer.observe(panel);
        }
      }
      const width = element.clientWidth;
      const height = isPresented(element) || !panel ? innerHeight : panel.clientHeight;
      const font = getComputedStyle(element).fontFamily;
      if (width > 0) {
        setRoom((old) =>
          old.width === width && old.height === height && old.font === font
            ? old
            : { width, height, font },
        );
      }
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return room;
}

/** Whether a board fills the screen. */
export function isPresented(root: Element | null): boolean {
  const scope = root?.getRootNode() as Document | ShadowRoot | undefined;
  return root !== null && scope?.fullscreenElement === root;
}

/** The outermost element around that scrolls: a notebook scrolls in it; some pages have none. */
function scrollingPanel(element: Element): Element | null {
  let found: Element | null = null;
  for (let each = above(element); each && each !== document.body; each = above(each)) {
    if (/auto|scroll/u.test(getComputedStyle(each).overflowY) && each.clientHeight > 0) {
      found = each;
    }
  }
  return found;
}

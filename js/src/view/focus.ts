import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../contract.ts";
import { inFocus } from "./infocus.ts";

/** Where the keyboard goes on, the likeliest first. */
const NEXT = [".sqw-curtain button", ".sqw-doing button", "[data-cell][tabindex='0']"];

/**
 * Keep the keyboard on the board when what had the focus is gone, such as a Roll button that was
 * pressed. Otherwise the focus falls to the page, and the next key is the notebook's.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const note = (event: FocusEvent): void => {
      last.current = event.target as Element;
    };
    const element = root.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    const gone = last.current !== null && !last.current.isConnected;
    const active = inFocus();
    const nowhere = !active || active === document.body;
    if (gone && nowhere) {
      last.current = null;
      const next = NEXT.map((css) => root.current?.querySelector<HTMLElement>(css)).find(Boolean);
      next?.focus({ preventScroll: true });
    }
  }, [scene]);
}

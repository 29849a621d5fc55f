import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../contract.ts";

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
    const active = (root.current?.getRootNode() as Document | ShadowRoot | undefined)
      ?.activeElement;
    const nowhere = !active || active === document.body;
    if (gone && nowhere) {
      last.current = null;
      const next = ".sqw-doing button, .sqw-curtain button, [data-cell][tabindex='0']";
      root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    }
  }, [scene]);
}

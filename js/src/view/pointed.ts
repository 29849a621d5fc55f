import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** What is pointed at, touched or has the focus, of what a selector names: what is said of it. */
export function usePointed(root: RefObject<HTMLElement | null>, css: string): string {
  const [pointed, setPointed] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const enter = ({ target }: Event): void => setPointed((target as Element).closest(css));
    const element = root.current;
    const names = ["pointerover", "focusin"];
    for (const name of names) {
      element?.addEventListener(name, enter);
    }
    return () => {
      for (const name of names) {
        element?.removeEventListener(name, enter);
      }
    };
  }, [css]);
  const said = pointed?.getAttribute("title") ?? pointed?.getAttribute("aria-label");
  return (pointed?.isConnected && said) || "";
}

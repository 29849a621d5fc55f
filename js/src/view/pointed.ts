import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Scene } from "../contract.ts";

/**
 * What is pointed at, touched or has the focus, of what a selector names: what is said of it. At
 * another moment of the game it is forgotten, until something is pointed at anew.
 */
export function usePointed(root: RefObject<HTMLElement | null>, css: string, scene: Scene): string {
  const [pointed, setPointed] = useState<Element | null>(null);
  useLayoutEffect(() => setPointed(null), [`${scene.line} ${scene.ply}`]);
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

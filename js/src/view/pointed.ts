import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../contract.ts";

/**
 * What is pointed at, touched or has the focus, of what a selector names: what is said of it. At
 * another moment of the game it is forgotten, until something is pointed at anew.
 */
export function usePointed(
  root: RefObject<HTMLElement | null>,
  css: string,
  { line, ply }: Scene,
): string {
  const now = useRef("");
  now.current = `${line} ${ply}`;
  const [[pointed, at], setPointed] = useState<[Element | null, string]>([null, ""]);
  useLayoutEffect(() => {
    const enter = ({ target }: Event): void => {
      const found = (target as Element).closest(css);
      setPointed((old) =>
        old[0] === found && old[1] === now.current ? old : [found, now.current],
      );
    };
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
  const read = (): string => (at === now.current && pointed?.isConnected && saidOf(pointed)) || "";
  const said = read();
  // What is pointed at may be drawn after whoever tells of it, and say something else by then.
  const [, drawAgain] = useState("");
  useLayoutEffect(() => drawAgain(read()));
  return said;
}

function saidOf(element: Element): string | null {
  const exact = element.getAttribute("data-exact");
  return exact ?? element.getAttribute("title") ?? element.getAttribute("aria-label");
}

import type { Shown } from "./boardview.ts";

export interface Doings {
  pick: (place: number) => void;
  cancel: () => boolean;
  help: () => void;
  fresh: () => void;
  luck: () => void;
}

/** The shortcuts, for the help and for the keyboard: keys, and the key of what they do. */
export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["← ↑ → ↓", "ui.keys.arrows"],
  ["Home, End", "ui.keys.ends"],
  ["Enter", "ui.keys.enter"],
  ["1 – 9", "ui.keys.cards"],
  ["Esc", "ui.keys.escape"],
  ["r", "ui.keys.luck"],
  ["b", "ui.back"],
  ["f", "ui.forward"],
  ["s", "ui.start"],
  ["e", "ui.end"],
  ["p", "ui.keys.play"],
  ["u", "ui.undo"],
  ["n", "ui.new"],
  ["?", "ui.help"],
];

/** Do what a key stands for; false if it stands for nothing here. */
export function press(key: string, { desk, scene }: Shown, doings: Doings): boolean {
  if (/^[1-9]$/u.test(key)) {
    doings.pick(Number(key) - 1);
    return true;
  }
  switch (key) {
    case "Escape":
      return doings.cancel();
    case "?":
      doings.help();
      return true;
    case "n":
      doings.fresh();
      return true;
    case "r":
      doings.luck();
      return true;
    case "u":
      if (scene.undo) {
        desk.act({ do: "undo" });
      }
      return true;
    case "p":
      desk.togglePlay();
      return true;
    case "b":
      desk.step("back");
      return true;
    case "f":
      desk.step("forward");
      return true;
    case "s":
      desk.step("start");
      return true;
    case "e":
      desk.step("end");
      return true;
    default:
      return false;
  }
}

/** Whether a key typed here is meant for a field and not for the board. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "range")
  );
}

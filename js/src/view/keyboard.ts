import type { StepTo } from "../state/stepping.ts";
import { isOffered } from "../state/words.ts";
import type { BoardView } from "./boardview.ts";
import { inFocus } from "./infocus.ts";
import type { MoveChoice } from "./movechoice.ts";
import type { OpenDialog } from "./topbar.tsx";

/** The shortcuts, for the help and for the keyboard: keys, and the key of what they do. */
export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["← ↑ → ↓", "ui.keys.arrows"],
  ["Home, End", "ui.keys.ends"],
  ["Enter", "ui.keys.enter"],
  ["1 – 9", "ui.keys.cards"],
  [".", "ui.keys.point"],
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

interface Where {
  view: BoardView;
  choice: MoveChoice;
  opened: OpenDialog;
  onOpen: (opened: OpenDialog) => void;
}

/** Take a key that was pressed anywhere on the board. */
export function onKey(event: KeyboardEvent, where: Where): void {
  if (event.key === "Enter" && (isShortcut(event) || event.shiftKey)) {
    // It would run the cell again, and with it begin another game.
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  if (isShortcut(event)) {
    letThrough(event.currentTarget as HTMLElement);
    return;
  }
  // JupyterLab tries its shortcuts on what has the focus before it looks for our attribute.
  event.stopPropagation();
  const { opened } = where;
  if (opened === "help" || opened === "new" || isTyping(event.target) || isInDialog(event.target)) {
    return;
  }
  if (press(event.key, where)) {
    event.preventDefault();
  }
}

/** Claim a key for a part of the board alone; false if it is somebody else's shortcut. */
export function claim(event: KeyboardEvent): boolean {
  if (isShortcut(event)) {
    return false;
  }
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Whether a key belongs to the notebook or the browser, as Ctrl+S does. */
function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

const STEPS: Record<string, StepTo> = { b: "back", f: "forward", s: "start", e: "end" };

/** Do what a key stands for; false if it stands for nothing here. */
function press(key: string, { view, choice, onOpen }: Where): boolean {
  const { controller, scene, words } = view;
  const { stepping } = controller;
  if (/^[1-9]$/u.test(key)) {
    choice.onPick(Number(key) - 1);
    return true;
  }
  const to = STEPS[key];
  if (to) {
    stepping.step(to);
    return true;
  }
  switch (key) {
    case "Escape":
      return choice.cancel();
    case ".":
      controller.point(pointedOut());
      return true;
    case "?":
      onOpen("help");
      return true;
    case "n":
      if (isOffered(words, "ui.new")) {
        onOpen("new");
      }
      return true;
    case "r":
      if (scene.luck === "held") {
        controller.refuse(scene.why ?? "");
      } else if (scene.luck) {
        controller.act({ do: "luck" });
      }
      return true;
    case "u":
      if (scene.undo) {
        controller.act({ do: "undo" });
      }
      return true;
    case "p":
      stepping.togglePlay();
      return true;
    default:
      return false;
  }
}

/** The space or card that has the focus. */
function pointedOut(): string {
  const { cell = "", card = cell } = (inFocus() as HTMLElement | null)?.dataset ?? {};
  return card;
}

/** Whether a key typed here is meant for a field and not for the board. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "range")
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}

/**
 * Lumino passes over keys from inside an element with this attribute. Plain keys are ours, but
 * the notebook's Ctrl+S and the like must work from here too. It looks after us, as the event
 * bubbles to the document.
 */
function letThrough(root: HTMLElement): void {
  root.removeAttribute("data-lm-suppress-shortcuts");
  setTimeout(() => root.setAttribute("data-lm-suppress-shortcuts", "true"));
}

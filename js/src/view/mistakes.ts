import { useRef, useState } from "preact/hooks";
import type { Answer, Mark, Mistake, Scene } from "../contract.ts";
import { choicesOf } from "../state/allowedmoves.ts";
import type { Wish } from "../state/intents.ts";
import { unbroken } from "../state/words.ts";
import { type BoardView, isShut } from "./boardview.ts";

interface State {
  /** The course of the game and the language it belongs to; in others it is forgotten. */
  at: string;
  mistakes: Mistake[];
  /** Which of them is tried again. */
  number: number;
  /** What was answered, what of it is pointed out, and the ply that was shown then. */
  told: string;
  marks: Mark[];
  ply: number;
  /** The ply that was shown before the first of them. */
  from: number;
}

const NOTHING = { mistakes: [], number: 0, told: "", marks: [], ply: -1, from: -1 };

/** Moves that are looked at again: what had been best, and mistakes to try again on the board. */
export interface Mistakes {
  list: Mistake[];
  number: number;
  /** The one that is tried again. */
  mistake: Mistake | undefined;
  /** Whether what is done on the board answers it, and plays nothing. */
  trying: boolean;
  told: string;
  marks: Mark[];
  ask: (wish: Wish) => void;
  /** Show the board as it was before a mistake. */
  goBefore: (mistake: Mistake | undefined) => void;
  goOn: () => void;
  /** Try no mistake any more, and show again what was shown before. */
  done: () => void;
}

type Given = Pick<
  BoardView,
  "controller" | "language" | "panels" | "question" | "say" | "scene" | "board"
>;

export function useMistakes(view: Given): Mistakes {
  const { controller, language, panels, say, scene } = view;
  const at = `${scene.line} ${language}`;
  const [state, setState] = useState<State>({ ...NOTHING, at });
  const latest = useRef(0);
  const now = useRef(at);
  now.current = at;
  const { mistakes, number, told, marks, ply, from } = state.at === at ? state : { ...NOTHING };
  const set = (change: Partial<State>): void =>
    setState((before) => ({ ...(before.at === at ? before : NOTHING), ...change, at }));
  const goBefore = (made: Mistake | undefined): void => {
    if (made) {
      controller.stepping.go(made.ply - 1);
    }
  };
  const hear = (answer: Answer): void => {
    if ("mistakes" in answer) {
      const began = mistakes.length > 0 ? from : scene.ply;
      set({ mistakes: answer.mistakes, number: 0, told: "", marks: [], from: began });
      goBefore(answer.mistakes[0]);
    } else if ("told" in answer) {
      set({ told: unbroken(answer.told.join(" ")), marks: answer.marks ?? [] });
    } else if ("refused" in answer) {
      set({ told: answer.refused });
    }
  };
  const ask = (wish: Wish): void => {
    latest.current += 1;
    const asked = latest.current;
    set({ told: say("ui.review.waiting"), marks: [], ply: scene.ply });
    controller.ask(wish, (answer) => {
      if (asked === latest.current && now.current === at) {
        hear(answer);
      }
    });
  };
  const mistake = mistakes[number];
  const goOn = (): void => {
    const next = (number + 1) % mistakes.length;
    set({ number: next, told: "", marks: [] });
    goBefore(mistakes[next]);
  };
  const isThere = panels.includes("chances") && !isShut(view);
  const isHere = isThere && ply === scene.ply;
  return {
    list: mistakes,
    number,
    mistake,
    trying: isThere && scene.curtain === null && scene.ply + 1 === mistake?.ply,
    told: isHere ? told : "",
    marks: isHere ? marks : [],
    ask,
    goBefore,
    goOn,
    done: () => {
      setState({ ...NOTHING, at });
      controller.stepping.go(from);
    },
  };
}

/** The scene before a mistake as it was to whoever made it: what could be played is to be shown. */
export function sceneToTry(scene: Scene, { mistake, trying, told }: Mistakes): Scene {
  if (!(trying && mistake)) {
    return scene;
  }
  const { hand, moves, say, seat } = mistake;
  const hands = scene.hands.map((each, other) => (other === seat && hand.length > 0 ? hand : each));
  return {
    ...scene,
    ...choicesOf(moves),
    ...{ hands, viewer: hand.length > 0 ? seat : scene.viewer, reason: told || say },
    ...{ why: null, hints: {}, bot: null, luck: false, handover: null },
  };
}

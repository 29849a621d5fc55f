import { useState } from "preact/hooks";
import { cellsFor, optionsAt } from "../state/allowedmoves.ts";
import { sinceLastDecision } from "../state/history.ts";
import { handSeat } from "../state/seats.ts";
import type { BoardView } from "./boardview.ts";
import { cardName } from "./names.ts";

interface State {
  /** The moment it belongs to; at any other it is forgotten. */
  at: string;
  picked: number | null;
  asking: string | null;
}

export interface MoveChoice {
  /** The place in the hand of the card that is chosen. */
  picked: number | null;
  /** The kind of the card that is chosen. */
  chosen: string | null;
  /** The space for which is asked which card to play there. */
  asking: string | null;
  onPick: (place: number) => void;
  onSpace: (cell: string) => void;
  onChoose: (option: string) => void;
  /** Put the choice away; false if there was nothing to put away. */
  cancel: () => boolean;
}

/**
 * What is chosen before a move is made: a card and then a space, or a space and then which of the
 * cards that go there. `onPlay` hears of a move before it is sent, with the place of its card.
 */
export function useMoveChoice(
  view: BoardView,
  focusCell: (cell: string) => void,
  onPlay: (place: number | null) => void,
): MoveChoice {
  const { board, controller, say, scene } = view;
  const at = `${scene.line} ${scene.ply} ${scene.viewer}`;
  const [state, setState] = useState<State>({ at, picked: null, asking: null });
  const { picked, asking } = state.at === at ? state : { picked: null, asking: null };
  const set = (change: Partial<State>): void => setState({ picked, asking, ...change, at });

  const seat = handSeat(scene);
  const hand = seat === null ? [] : (scene.hands[seat] ?? []);
  const chosen = picked === null ? null : (hand[picked] ?? null);

  const play = (text: string): void => {
    if (asking !== null) {
      focusCell(asking); // what has the focus is about to go
      set({ picked: null, asking: null });
    }
    if (view.mistakes.trying) {
      set({ picked: null, asking: null });
    } else {
      // A card stays chosen until the next scene: drawing it put away would hold that scene up.
      onPlay(picked);
    }
    view.play(text);
  };
  const onSpace = (cell: string): void => {
    const options = optionsAt(scene, cell);
    // A second click on what was played is to spend no dragon of whoever is next.
    const last = sinceLastDecision(scene, controller.moveLog).slice(0, 1);
    const played = [...controller.announcements.told, ...last].some((one) => one.cell === cell);
    const sure = !(board.has_hands && played);
    const only = options.length === 1 && sure ? options[0] : undefined;
    if (chosen !== null && options.includes(chosen)) {
      play(`${chosen} ${cell}`);
    } else if (chosen !== null) {
      controller.refuse(say("ui.refused.card", { card: cardName(view, chosen), cell }));
    } else if (only !== undefined) {
      play(`${only} ${cell}`);
    } else if (options.length > 0) {
      controller.refuse("");
      set({ asking: cell });
    } else {
      controller.point(cell);
      controller.refuse(scene.why ?? say("ui.refused.cell", { cell }));
    }
  };
  const onPick = (place: number): void => {
    const kind = hand[place];
    if (kind === undefined) {
      return;
    }
    controller.point(kind);
    if (cellsFor(scene, kind).length === 0) {
      controller.refuse(scene.why ?? say("ui.refused.now", { card: cardName(view, kind) }));
      return;
    }
    controller.refuse("");
    set({ picked: picked === place ? null : place, asking: null });
  };
  const cancel = (): boolean => {
    if (picked === null && asking === null && !controller.refusal) {
      return false;
    }
    controller.refuse("");
    set({ picked: null, asking: null });
    if (asking !== null) {
      focusCell(asking);
    }
    return true;
  };
  const onChoose = (option: string): void => play(`${option} ${asking}`);
  return { picked, chosen, asking, onPick, onSpace, onChoose, cancel };
}

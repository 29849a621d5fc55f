import type { Controller } from "../state/controller.ts";
import type { DrawnTraits } from "../state/model.ts";
import type { Say } from "../state/words.ts";
import type { Fit } from "./fit.ts";

/** One view of the board on a page: everything its parts are drawn from. */
export interface BoardView extends DrawnTraits {
  say: Say;
  controller: Controller;
  /** Begins the ids of this view, since one page may hold many views. */
  prefix: string;
  fit: Fit;
}

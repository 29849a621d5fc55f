import type { Scene, SentScene, Traits } from "../contract.ts";
import { choicesOf } from "./allowedmoves.ts";
import type { Model } from "./model.ts";

/** The traits that together say what is shown now. */
export const PARTS = [
  "aside",
  "chips",
  "figures",
  "hand",
  "legal_moves",
  "roll",
  "scene",
  "supply",
  "turn",
  "winner",
] as const;
export type ScenePart = (typeof PARTS)[number];

/** Joins the scene's parts; it is another object only when a part has changed. */
export class SceneReader {
  readonly #model: Model;
  #parts: unknown[] = [];
  #scene: Scene;

  constructor(model: Model) {
    this.#model = model;
    this.#scene = this.#join();
  }

  read(): Scene {
    const parts = PARTS.map((part) => this.#model.get(part));
    if (parts.some((part, number) => part !== this.#parts[number])) {
      this.#parts = parts;
      this.#scene = this.#join();
    }
    return this.#scene;
  }

  #join(): Scene {
    const parts = PARTS.map((part) => [part, this.#model.get(part)] as const);
    const traits = Object.fromEntries(parts) as Pick<Traits, ScenePart>;
    const { aside, hand, legal_moves: moves, scene, ...others } = traits;
    const sent = { ...aside, ...scene } as SentScene;
    return {
      ...others,
      ...sent,
      ...choicesOf(sent.why === null ? moves : []),
      hands: sent.hands.map((beside) => beside ?? hand),
      last: sent.last ?? sent.happened.at(-1) ?? null,
    };
  }
}

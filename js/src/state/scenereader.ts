import { SCENE, type Scene, type SentScene, type Traits } from "../contract.ts";
import { choicesOf } from "./allowedmoves.ts";
import type { Model } from "./model.ts";

export type ScenePart = (typeof SCENE)[number];

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
    const parts = SCENE.map((part) => this.#model.get(part));
    if (parts.some((part, number) => part !== this.#parts[number])) {
      this.#parts = parts;
      this.#scene = this.#join();
    }
    return this.#scene;
  }

  #join(): Scene {
    const parts = SCENE.map((part) => [part, this.#model.get(part)] as const);
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

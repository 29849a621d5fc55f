/** What anywidget hands us, as far as we use it. */
import {
  type Answer,
  type Intent,
  LASTING,
  SCENE,
  type Scene,
  type Traits,
  type Writable,
} from "../contract.ts";

type Listener = (...values: never[]) => void;

export interface Model {
  get<K extends keyof Traits>(key: K): Traits[K];
  set<K extends keyof Writable>(key: K, value: Writable[K]): void;
  save_changes(): void;
  send(content: Intent): void;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

const DRAWN = [...LASTING, ...SCENE] as const;

/** What the board is drawn from; the other traits are there for cells of the notebook. */
export type DrawnTraits = Pick<Traits, (typeof LASTING)[number]> & { scene: Scene };

export function drawnTraits(model: Model, scene: Scene): DrawnTraits {
  const lasting = Object.fromEntries(LASTING.map((key) => [key, model.get(key)]));
  return { ...lasting, scene } as unknown as DrawnTraits;
}

/** Call `changed` when a drawn trait changes and `answered` for each message, until the end. */
export function listen(
  model: Model,
  signal: AbortSignal,
  changed: () => void,
  answered: (answer: Answer) => void,
): void {
  const receive = (message: Answer): void => answered(message);
  for (const key of DRAWN) {
    model.on(`change:${key}`, changed);
  }
  model.on("msg:custom", receive);
  signal.addEventListener("abort", () => {
    for (const key of DRAWN) {
      model.off(`change:${key}`, changed);
    }
    model.off("msg:custom", receive);
  });
}

import type { Scene } from "../contract.ts";

/** Where a card, or what is done without one, may be played now; any word may be a card's name. */
export function cellsFor({ choices }: Scene, option: string): string[] {
  return Object.hasOwn(choices, option) ? (choices[option] ?? []) : [];
}

/** What may be done on a space now: the cards, or what is done without one. */
export function optionsAt(scene: Scene, cell: string): string[] {
  return Object.keys(scene.choices).filter((option) => cellsFor(scene, option).includes(cell));
}

export type Effect = "place" | "take" | "replace";

/** What a click on a space would do, with the card that is chosen or with any. */
export function effectAt(scene: Scene, cell: string, chosen: string | null): Effect | null {
  const options = chosen === null ? optionsAt(scene, cell) : [chosen];
  if (!options.some((option) => cellsFor(scene, option).includes(cell))) {
    return null;
  }
  if (options.includes("replace")) {
    return "replace";
  }
  return scene.chips[cell] === undefined ? "place" : "take";
}

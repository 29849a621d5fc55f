import type { Scene } from "../contract.ts";

/** What moves ask of a person: by card or action the cells, and those without a cell. */
export function choicesOf(moves: string[]): Pick<Scene, "choices" | "actions"> {
  const choices: Record<string, string[]> = Object.create(null);
  const actions: string[] = [];
  for (const move of moves) {
    const [option = "", cell = ""] = move.split(" ");
    if (/\d$/u.test(cell)) {
      choices[option] ??= [];
      choices[option].push(cell);
    } else {
      actions.push(move);
    }
  }
  return { choices, actions };
}

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

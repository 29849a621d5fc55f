import { type Happening, HIDDEN, type Scene } from "../contract.ts";
import type { MoveLog } from "./movelog.ts";

/** Whether two scenes show the same place in the same course of the game. */
export function isSameMoment(one: Scene, other: Scene): boolean {
  return one.ply === other.ply && one.line === other.line;
}

/** Whether a scene shows what was played just now, and not what was leafed to. */
export function isPlayed(before: Scene, scene: Scene): boolean {
  const grown = scene.plies > before.plies || scene.line !== before.line;
  return grown && scene.happened.length > 0;
}

/** Whether a card was drawn or dealt that not everybody saw. */
export function isPrivateDraw({ kind, card }: Happening): boolean {
  return (kind === "draw" || kind === "deal") && card !== HIDDEN;
}

/** How far back the last decision is looked for: behind it lie swaps and draws. */
const BACK = 6;

/** What happened since the last decision, that decision first, as far as it is known. */
export function sinceLastDecision(scene: Scene, log: MoveLog): Happening[] {
  const found: Happening[] = [];
  for (let ply = scene.ply; ply > 0 && ply > scene.ply - BACK; ply -= 1) {
    const here =
      scene.happened.find((happening) => happening.ply === ply) ??
      (scene.last?.ply === ply ? scene.last : log.at(ply));
    if (!here) {
      break;
    }
    found.unshift(here);
    if (here.cell) {
      break;
    }
  }
  return found;
}

/** The roll that decided a game: when it is over, no roll is under way. */
export function lastRoll(scene: Scene, log: MoveLog): number[] | null {
  for (let ply = scene.ply; ply > 0 && ply > scene.ply - BACK; ply -= 1) {
    const faces = log.at(ply)?.faces;
    if (faces) {
      return faces;
    }
  }
  return null;
}

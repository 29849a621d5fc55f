import type { Happening, Scene, Seat } from "../contract.ts";
import { isPlayed, isPrivateDraw, isSameMoment } from "./history.ts";
import { paragraph } from "./words.ts";

/**
 * What is told of the game: what happened last, and where bots answered a person's move at once,
 * that move too, as nobody could have read or heard of it yet.
 */
export class Announcements {
  told: Happening[] = [];
  /** What is announced, each with a number of its own: what is added is read out after the rest. */
  lines: { number: number; words: string }[] = [];
  #number = 0;

  constructor(scene: Scene) {
    this.#begin(scene.happened, scene);
  }

  follow(before: Scene, scene: Scene, seats: Seat[]): void {
    if (isSameMoment(before, scene) && scene.viewer === before.viewer) {
      if (scene.status !== before.status) {
        this.#add([], scene);
      }
    } else if (!this.#goesOn(before, scene, seats)) {
      this.#begin(scene.happened, scene);
    } else if (scene.viewer === before.viewer) {
      this.told = [...this.told, ...scene.happened];
      this.#add(scene.happened, scene);
    } else {
      // Another person looks now, who must not learn what card was drawn in sight of the last.
      this.#begin([...this.told.filter((one) => !isPrivateDraw(one)), ...scene.happened], scene);
    }
  }

  /** Whether a bot's move follows on what is told, and that began with a person's. */
  #goesOn(before: Scene, scene: Scene, seats: Seat[]): boolean {
    const [first] = this.told;
    const [next] = scene.happened;
    return (
      first !== undefined &&
      next !== undefined &&
      isPlayed(before, scene) &&
      scene.line === before.line &&
      this.told.at(-1)?.ply === next.ply - 1 &&
      seats[first.seat]?.bot === false &&
      seats[next.seat]?.bot === true
    );
  }

  #begin(told: Happening[], scene: Scene): void {
    this.told = told;
    this.lines = [];
    this.#add(told, scene);
  }

  #add(told: Happening[], scene: Scene): void {
    this.add(paragraph([...told.map((one) => one.say), scene.status]));
  }

  /** Announce something more. */
  add(words: string): void {
    this.#number += 1;
    this.lines = [...this.lines, { number: this.#number, words }];
  }
}

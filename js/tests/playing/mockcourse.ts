/** A course of one short lesson in two languages, and a Python that only notes what it is told. */
import type { Course, Said, Told } from "../../src/playing/contract.ts";
import { Kept } from "../../src/playing/kept.ts";
import { Session } from "../../src/playing/session.ts";
import { catalogue } from "../catalogue.ts";

const cell = { hidden: false };

export function words(language: "en" | "nb"): Record<string, string> {
  const found = Object.entries(catalogue(language, "playing"));
  const names = { "name.en": "English", "name.nb": "Norsk bokmål" };
  return { ...Object.fromEntries(found.map(([key, said]) => [key.slice(8), said])), ...names };
}

export const COURSE: Course = {
  storage: "mock",
  title: "A course",
  language: "en",
  files: { "en/game.txt": "as it was" },
  game: false,
  words: { en: words("en"), nb: words("nb") },
  lessons: ["en", "nb"].map((language) => ({
    name: `0-${language}`,
    language,
    title: `Lesson ${language}`,
    question: "How many?",
    cells: [
      { ...cell, id: "text", kind: "text", source: "<h1>Think</h1>" },
      { ...cell, id: "word", kind: "code", source: 'word = "kiwi"' },
      { ...cell, id: "ask", kind: "code", source: "# Guess: run this cell\nask()", hidden: true },
    ],
  })),
};

export class MockPython {
  readonly said: Said[] = [];
  readonly hear: (told: Told) => void;
  ended = false;

  constructor(hear: (told: Told) => void) {
    this.hear = hear;
  }
  say(said: Said): void {
    this.said.push(said);
  }
  end(): void {
    this.ended = true;
  }
}

export interface Mocked {
  session: Session;
  kept: Kept;
  /** All Pythons that were begun; the last is the one that runs. */
  pythons: MockPython[];
  python: () => MockPython;
}

export function mocked(changed: () => void = () => undefined, course = COURSE): Mocked {
  const kept = new Kept(course.storage, () => localStorage);
  const pythons: MockPython[] = [];
  const begin = (hear: (told: Told) => void): MockPython => {
    const python = new MockPython(hear);
    pythons.push(python);
    return python;
  };
  const session = new Session(course, kept, begin, changed);
  return { session, kept, pythons, python: () => pythons.at(-1) as MockPython };
}

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
/** What stands before may be imported by what stands behind, and not the other way round. */
const ORDER = [
  "questions.ts",
  "whatif.ts",
  "contract.ts",
  "state",
  "motion",
  "view",
  "ask",
  "pictures",
  "playing",
  "index.tsx",
  "page",
];

function level(path: string): number {
  return ORDER.indexOf(path.split(/[\\/]/)[0] ?? "");
}

/** Whom every file imports, both as paths within the source. */
function imports(): [string, string][] {
  const files = readdirSync(SRC, { encoding: "utf8", recursive: true });
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const found = readFileSync(join(SRC, name), "utf8").matchAll(/ from "(\.[^"]+)"/g);
      return [...found].map(([, path = ""]): [string, string] => [
        name,
        relative(SRC, join(SRC, dirname(name), path)),
      ]);
    });
}

test("imports run from the contract over state and motion to the view, and never back", () => {
  const all = imports();
  expect(all.length).toBeGreaterThan(50);
  expect(all.flat().filter((path) => level(path) < 0)).toEqual([]);
  expect(all.filter(([from, to]) => level(to) > level(from))).toEqual([]);
});

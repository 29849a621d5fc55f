import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lookUp, paragraph, unbroken } from "../../src/state/words.ts";
import { catalogue } from "../catalogue.ts";

const SRC = join(import.meta.dirname, "../../src");
const english = catalogue("en");
const norwegian = catalogue("nb");

/** The labels asked for; one that ends with a full stop stands for all that begin with it. */
function used(labels: string[]): Set<string> {
  const sources = readdirSync(SRC, { encoding: "utf8", recursive: true }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const text = sources.map((name) => readFileSync(join(SRC, name), "utf8")).join("\n");
  const keys = [...text.matchAll(/"(ui\.[\w.-]+)"/g)].map(([, key = ""]) => key);
  const families = keys.filter((key) => key.endsWith("."));
  const members = labels.filter((label) => families.some((family) => label.startsWith(family)));
  return new Set([...keys.filter((key) => !key.endsWith(".")), ...members]);
}

function blanks(words: string | undefined): Set<string> {
  return new Set([...(words ?? "").matchAll(/\{\w+\}/g)].map(([blank]) => blank));
}

test("every label is in both languages, and none is left over", () => {
  const labels = Object.keys(english).filter((key) => key.startsWith("ui."));
  expect(used(labels)).toEqual(new Set(labels));
  expect(Object.keys(norwegian)).toEqual(Object.keys(english));
});

test.each(Object.keys(english))("%s has the same blanks in both languages", (key) => {
  expect(blanks(norwegian[key])).toEqual(blanks(english[key]));
});

test("blanks are filled in, and a missing label shows its key", () => {
  const say = lookUp({ both: "{a} and {b}, {a}" });
  expect(say("both", { a: "Anna", b: 2 })).toBe("Anna and 2, Anna");
  expect(say("both", { a: "Anna" })).toBe("Anna and {b}, Anna");
  expect(say("none")).toBe("none");
});

test("sentences are joined with full stops", () => {
  expect(paragraph(["Anna plays", "Anna has won!", "Bo draws."])).toBe(
    "Anna plays. Anna has won! Bo draws.",
  );
});

test("a line ends neither within a number or a sum of dice nor before a sign for per cent", () => {
  expect(paragraph(["Bo rolls 3 + 1 = 4"])).toBe("Bo rolls 3\u00a0+\u00a01\u00a0=\u00a04.");
  expect(unbroken("1/30 ≈ 3.3 %, or 5/36 + 2/36 = 7/36")).toBe(
    "1/30 ≈ 3.3\u00a0%, or 5/36 + 2/36 = 7/36",
  );
  expect(unbroken("of 2 000 games, 1 000 000 rolls of 4 4444")).toBe(
    "of 2\u00a0000 games, 1\u00a0000\u00a0000 rolls of 4 4444",
  );
});

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STATIC = join(import.meta.dirname, "../../sequence_widget/static");

test("the bundle is small enough to be saved into notebooks", () => {
  expect(statSync(join(STATIC, "widget.js")).size).toBeLessThanOrEqual(100_000);
  expect(statSync(join(STATIC, "ask.js")).size).toBeLessThanOrEqual(20_000);
});

test("the drawings of the cards are not in it, but beside it", () => {
  const drawings = JSON.parse(readFileSync(join(STATIC, "cards.json"), "utf8"));
  expect(Object.keys(drawings)).toHaveLength(21);
  expect(readFileSync(join(STATIC, "widget.js"), "utf8")).not.toContain(drawings.tiger);
});

test.each(["widget.css", "ask.css"])("%s touches nothing but what is ours", (name) => {
  const css = readFileSync(join(STATIC, name), "utf8");
  const selectors = css
    .replace(/@keyframes[^{]+\{(?:[^{}]*\{[^}]*\})*\}/g, "")
    .matchAll(/(?:^|[{}])([^{}@]+)\{/g);
  const loose = [...selectors]
    .flatMap(([, list]) => (list ?? "").split(/,(?![^(]*\))/))
    .filter((selector) => !selector.includes(".sqw"));
  expect(loose).toEqual([]);
});

test("it comes with the notices of what is in it", () => {
  const notices = readFileSync(join(STATIC, "THIRD_PARTY_LICENSES.txt"), "utf8");
  expect(notices).toContain("Jason Miller");
  expect(notices).toContain("Microsoft Corporation");
});

test("no property that Python and the board exchange is given a short name", () => {
  const read = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");
  const names =
    read("../build.mjs")
      .match(/\/\^\((.+)\)\$\//)?.[1]
      ?.split("|") ?? [];
  expect(names).toContain("moveLog");
  const exchanged = ["contract", "panelcontract", "questions", "ask/contract"].map((name) =>
    read(`../src/${name}.ts`),
  );
  const words = new Set(exchanged.join(" ").match(/\w+/g));
  expect(names.filter((name) => words.has(name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STATIC = join(import.meta.dirname, "../../sequence_widget/static");

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

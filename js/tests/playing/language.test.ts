import { expect, test } from "vitest";
import { chosen } from "../../src/playing/language.ts";

const KNOWN = { en: {}, nb: {} };

test("the address goes before what was read last, and that before the browser", () => {
  expect(chosen(KNOWN, "en", "nb", ["nb"])).toBe("en");
  expect(chosen(KNOWN, "", "nb", ["en"])).toBe("nb");
  expect(chosen(KNOWN, "xx", undefined, ["de-DE", "en-GB", "nb"])).toBe("en");
  expect(chosen(KNOWN, "", undefined, ["de"])).toBeUndefined();
});

test.each(["nb-NO", "nn", "no", "NO"])("a browser in %s shows bokmål", (name) => {
  expect(chosen(KNOWN, "", undefined, [name, "en"])).toBe("nb");
});

test("no word of JavaScript's own is a language", () => {
  expect(chosen(KNOWN, "toString", "constructor", ["en"])).toBe("en");
});

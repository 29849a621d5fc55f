import { beforeEach, expect, test, vi } from "vitest";
import { Kept } from "../../src/playing/kept.ts";

const own = (): Storage => localStorage;

beforeEach(() => localStorage.clear());

test("what is kept is there the next time, and other pages' texts are not", () => {
  localStorage.setItem("other/a", "theirs");
  new Kept("mine", own).set("files/en/a.txt", "one");
  const kept = new Kept("mine", own);
  expect(kept.all("files/")).toEqual({ "en/a.txt": "one" });
  expect(kept.get("a")).toBeUndefined();
  expect(kept.keeping).toBe("kept");
});

test("what is taken away is gone, and all of it when one begins anew", () => {
  const kept = new Kept("mine", own);
  kept.set("a", "1");
  kept.set("b", "2");
  kept.set("a", null);
  expect(new Kept("mine", own).all("")).toEqual({ b: "2" });
  localStorage.setItem("other/a", "theirs");
  kept.clear();
  expect(new Kept("mine", own).all("")).toEqual({});
  expect(localStorage.getItem("other/a")).toBe("theirs");
});

test("where a browser keeps nothing, it is known until the page is closed, and said", () => {
  const kept = new Kept("mine", () => {
    throw new DOMException("not from a file");
  });
  kept.set("a", "1");
  expect(kept.get("a")).toBe("1");
  expect(kept.keeping).toBe("lost");
});

/** A storage that has no room for anything new. */
function full(texts: Record<string, string>): Storage {
  const setItem = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const others = { setItem, removeItem: () => undefined, getItem: (key: string) => texts[key] };
  const hidden = Object.entries({ ...others, length: Object.keys(texts).length });
  const storage = { ...texts };
  for (const [name, value] of hidden) {
    Object.defineProperty(storage, name, { value });
  }
  return storage as unknown as Storage;
}

test("where there is no more room, what was kept is there, and that is said", () => {
  const kept = new Kept("mine", () => full({ "mine/a": "1" }));
  expect(kept.keeping).toBe("full");
  kept.set("b", "2");
  expect(kept.all("")).toEqual({ a: "1", b: "2" });
});

test("that there is no more room is said once it is so, and nothing is lost meanwhile", () => {
  const kept = new Kept("mine", own);
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  kept.set("a", "1");
  refused.mockRestore();
  expect(kept.keeping).toBe("full");
  expect(kept.get("a")).toBe("1");
});

test("a storage that takes nothing keeps nothing", () => {
  expect(new Kept("mine", () => full({})).keeping).toBe("lost");
});

test("to find out whether anything is kept changes no text of another page", () => {
  localStorage.setItem("probe", "theirs");
  expect(new Kept("mine", own).keeping).toBe("kept");
  expect(localStorage.getItem("probe")).toBe("theirs");
});

test("of two tabs the one that wrote last keeps, and the other says so", () => {
  const [one, other] = [new Kept("mine", own), new Kept("mine", own)];
  one.set("a", "one");
  one.hear("theirs/a");
  one.hear("mine/probe");
  one.hear(null);
  expect(one.keeping).toBe("kept");
  other.set("a", "other");
  one.hear("mine/a");
  expect(one.keeping).toBe("elsewhere");
  one.set("a", "late");
  one.set("b", "late");
  expect(one.all("")).toEqual({ a: "late", b: "late" });
  one.set("a", null);
  expect(new Kept("mine", own).all("")).toEqual({ a: "other" });
  one.clear();
  expect(new Kept("mine", own).all("")).toEqual({});
  expect(one.keeping).toBe("kept");
});

import { beforeEach, expect, test } from "vitest";
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

test("that there is no more room is said, and nothing is lost meanwhile", () => {
  const full = {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem: (name: string) => {
      if (name !== "probe") {
        throw new DOMException("full", "QuotaExceededError");
      }
    },
  };
  const kept = new Kept("mine", () => full as unknown as Storage);
  kept.set("a", "1");
  expect(kept.keeping).toBe("full");
  expect(kept.get("a")).toBe("1");
});

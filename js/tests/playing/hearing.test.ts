import { expect, test } from "vitest";
import { hear, type Scope } from "../../src/playing/hearing.ts";

interface Noted extends Scope {
  told: unknown[];
  say: (text: string) => void;
}

function worker(): Noted {
  const told: unknown[] = [];
  const scope: Noted = {
    told,
    postMessage: (text) => told.push(JSON.parse(text)),
    onmessage: () => undefined,
    say: (data) => scope.onmessage({ data } as MessageEvent),
  };
  return scope;
}

test("that Python is ready is told before it hears what was said while it was loaded", async () => {
  const here = worker();
  const kernel = { hear: (text: string): unknown => here.told.push(text) };
  const heard = hear(here, async () => kernel);
  here.say("a");
  here.say("b");
  await heard;
  here.say("c");
  expect(here.told).toEqual([{ tell: "ready" }, "a", "b", "c"]);
});

test("that Python cannot be started, or does not bear what it hears, is told", async () => {
  const here = worker();
  await hear(here, () => Promise.reject(new Error("no WebAssembly")));
  expect(here.told).toEqual([{ tell: "failed", said: "Error: no WebAssembly" }]);
  const there = worker();
  const fail = (): never => {
    throw new RangeError("no memory");
  };
  const heard = hear(there, async () => ({ hear: fail }));
  there.say("a");
  await heard;
  expect(there.told).toEqual([
    { tell: "ready" },
    { tell: "failed", said: "RangeError: no memory" },
  ]);
});

import type { Patch } from "./contract.ts";

/** Make of a thing what a patch says; what does not change in it stays the same object. */
export function patched(
  thing: unknown,
  patch: Patch,
  valueAt: (number: number) => unknown,
): unknown {
  if (typeof patch === "number") {
    return valueAt(patch);
  }
  const made = (Array.isArray(thing) ? [...thing] : { ...(thing as object) }) as Record<
    string,
    unknown
  >;
  for (const [key, change] of Object.entries(patch ?? {})) {
    if (change === null) {
      delete made[key];
    } else {
      made[key] = patched(made[key], change, valueAt);
    }
  }
  return made;
}

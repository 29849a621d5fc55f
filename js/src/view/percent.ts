/** A chance as it is written where the sign for per cent stands nearby, once for all. */
export function withoutPercent(chance: string): string {
  return chance.replace(/\s?%$/u, "");
}

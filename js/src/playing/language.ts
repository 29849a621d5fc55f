/**
 * Choose the language of a page among those it has: the one named in the address, the one that was
 * read here before, or the first that the browser is set to. All Norwegian is read as bokmål.
 */
export function chosen(
  known: Record<string, unknown>,
  named: string,
  before: string | undefined,
  spoken: readonly string[],
): string | undefined {
  const found = spoken.map((name) => {
    const [code = ""] = name.toLowerCase().split("-");
    return ["nn", "no"].includes(code) ? "nb" : code;
  });
  return [named, before ?? "", ...found].find((name) => Object.hasOwn(known, name));
}

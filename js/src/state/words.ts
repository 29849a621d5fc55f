export type Say = (key: string, blanks?: Record<string, string | number>) => string;

/** Put sentences one after the other, each with its full stop. */
export function paragraph(sentences: string[]): string {
  return unbroken(
    sentences.map((words) => (/[.!?]$/u.test(words) ? words : `${words}.`)).join(" "),
  );
}

/** Words in which no line ends before a sign for per cent, or within "3 + 1 = 4" or "2 000". */
export function unbroken(words: string): string {
  return words.replaceAll(/ %|(?<=\d) (?=\d{3}(?!\d))|\d( [+=] \d+){1,4}(?![\d/])/gu, (bound) =>
    bound.replaceAll(" ", "\u00a0"),
  );
}

/** Whether something is offered on this page: whoever fills it sends the words for what it can do. */
export function isOffered(words: Record<string, string>, key: string): boolean {
  return Object.hasOwn(words, key);
}

/** Look sentences up by key and fill in their {blanks}. */
export function lookUp(words: Record<string, string>): Say {
  return (key, blanks = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/gu, (blank, name: string) =>
      String(blanks[name] ?? blank),
    );
}

export type Say = (key: string, blanks?: Record<string, string | number>) => string;

/** Put sentences one after the other, each with its full stop. */
export function paragraph(sentences: string[]): string {
  return sentences.map((words) => (/[.!?]$/u.test(words) ? words : `${words}.`)).join(" ");
}

/** Look sentences up by key and fill in their {blanks}. */
export function lookUp(words: Record<string, string>): Say {
  return (key, blanks = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/gu, (blank, name: string) =>
      String(blanks[name] ?? blank),
    );
}

/** The catalogues of the board, of questions and of pages that play, read from the Python modules that hold them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

// A long sentence stands in brackets, in one part or in several.
const ENTRY = /^ {4}"([\w.-]+)": ("(?:[^"\\]|\\.)*"|\((?:\s*"(?:[^"\\]|\\.)*")+\s*\)),$/gm;
const PART = /"((?:[^"\\]|\\.)*)"/g;

export function catalogue(
  language: "en" | "nb",
  subject: "board" | "playing" | "teaching" = "board",
): Record<string, string> {
  const path = join(import.meta.dirname, "../../sequence_widget/text", language, `${subject}.py`);
  const entries = readFileSync(path, "utf8").matchAll(ENTRY);
  return Object.fromEntries([...entries].map(([, key, said]) => [key, whole(said)]));
}

function whole(said = ""): string {
  return [...said.matchAll(PART)].map(([, part]) => part).join("");
}

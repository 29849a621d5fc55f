import type { JSX } from "preact";
import type { Say } from "../state/words.ts";
import type { Kept } from "./kept.ts";
import { FILES } from "./session.ts";

/** The files that the cells of a language have written, to be saved; and how to begin anew. */
export function Files({
  language,
  game,
  kept,
  say,
  beginAnew,
}: {
  language: string;
  /** Whether there is one game, and no lesson. */
  game: boolean;
  kept: Kept;
  say: Say;
  beginAnew: () => void;
}): JSX.Element {
  const files = Object.entries(kept.all(`${FILES}${language}/`));
  return (
    <section class="page-files">
      <p class="page-note" data-keeping={kept.keeping}>
        {say(game && kept.keeping === "kept" ? "kept_game" : kept.keeping)}
      </p>
      {files.length === 0 ? null : (
        <>
          <h2>{say("files")}</h2>
          <ul>
            {files.map(([name, text]) => (
              <li key={name}>
                <button type="button" data-action="save" onClick={() => save(name, text)}>
                  {say("save", { name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        data-action="anew"
        onClick={() => {
          // biome-ignore lint/suspicious/noAlert: what is deleted is gone, and this stops all else
          if (confirm(say("sure"))) {
            beginAnew();
          }
        }}
      >
        {say("anew")}
      </button>
    </section>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name.replaceAll("/", "-");
  link.click();
  URL.revokeObjectURL(link.href);
}

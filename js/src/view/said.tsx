import type { JSX } from "preact";

/** What is said under a board, as Python wrote it: a page's own text, and no part of the board. */
export function Said({ html }: { html: string | undefined }): JSX.Element | null {
  return html === undefined ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a cell's answer, like any of its output
    <div class="sqw-below" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

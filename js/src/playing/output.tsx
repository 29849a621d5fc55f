import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Say } from "../state/words.ts";
import type { Output } from "./contract.ts";
import type { Models } from "./models.ts";
import { showWidget } from "./views.ts";

/** What a cell has shown, in the order in which it came. */
export function Outputs({
  outputs,
  models,
  say,
}: {
  outputs: Output[];
  models: Models;
  say: Say;
}): JSX.Element {
  return (
    <div class="page-outputs">
      {outputs.map((output, place) => (
        <OneOutput key={place} output={output} models={models} say={say} />
      ))}
    </div>
  );
}

function OneOutput({
  output,
  models,
  say,
}: {
  output: Output;
  models: Models;
  say: Say;
}): JSX.Element {
  if (output.widget !== undefined) {
    return <Widget id={output.widget} models={models} say={say} />;
  }
  if (output.html !== undefined) {
    return <Html html={output.html} />;
  }
  if (output.error !== undefined) {
    return (
      <p class="page-error" role="alert">
        {output.error}
      </p>
    );
  }
  return <pre>{output.said ?? output.text}</pre>;
}

/** Set once: a picture that somebody points at, or has opened, stays as it is. */
function Html({ html }: { html: string }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) {
      place.current.innerHTML = html;
    }
  }, [html]);
  return <div class="page-html" ref={place} />;
}

function Widget({ id, models, say }: { id: string; models: Models; say: Say }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const model = models.find(id);
  useEffect(() => {
    const end = new AbortController();
    if (place.current && model) {
      const el = document.createElement("div");
      place.current.replaceChildren(el);
      showWidget(models, model, el, end.signal);
    }
    return () => end.abort();
  }, [id, models]);
  return model ? <div ref={place} /> : <p class="page-note">{say("closed")}</p>;
}

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Output } from "./contract.ts";
import type { Models } from "./models.ts";
import { showWidget } from "./views.ts";

/** What a cell has shown, in the order in which it came. */
export function Outputs({ outputs, models }: { outputs: Output[]; models: Models }): JSX.Element {
  return (
    <div class="page-outputs">
      {outputs.map((output, place) => (
        <OneOutput key={place} output={output} models={models} />
      ))}
    </div>
  );
}

function OneOutput({ output, models }: { output: Output; models: Models }): JSX.Element {
  if (output.widget !== undefined) {
    return <Widget id={output.widget} models={models} />;
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

/** A widget that Python has taken away, such as a bar that is done, leaves nothing. */
function Widget({ id, models }: { id: string; models: Models }): JSX.Element | null {
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
  return model ? <div ref={place} /> : null;
}

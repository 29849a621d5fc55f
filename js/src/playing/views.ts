import type { Model } from "./model.ts";
import type { Models } from "./models.ts";

/** A front end as anywidget takes it. */
interface FrontEnd {
  default: {
    render: (place: { model: Model; el: HTMLElement; signal: AbortSignal }) => void;
  };
}

const frontEnds = new Map<string, Promise<FrontEnd>>();
const styled = new Set<string>();

/** Show a widget in an element until the signal says that it is over, or Python takes it away. */
export function showWidget(
  models: Models,
  model: Model,
  el: HTMLElement,
  signal: AbortSignal,
): void {
  const gone = new AbortController();
  signal.addEventListener("abort", () => gone.abort());
  model.on("close", () => {
    gone.abort();
    el.remove();
  });
  const show = VIEWS[String(model.get("_model_name"))] ?? showAny;
  show(models, model, el, gone.signal);
}

type View = (models: Models, model: Model, el: HTMLElement, signal: AbortSignal) => void;

function showAny(_: Models, model: Model, el: HTMLElement, signal: AbortSignal): void {
  style(String(model.get("_css") ?? ""));
  frontEnd(String(model.get("_esm") ?? "")).then(({ default: { render } }) => {
    if (!signal.aborted) {
      render({ model, el, signal });
    }
  });
}

/** Load a front end, each once. */
function frontEnd(source: string): Promise<FrontEnd> {
  const found =
    frontEnds.get(source) ??
    import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  frontEnds.set(source, found);
  return found;
}

function style(css: string): void {
  if (css && !styled.has(css)) {
    styled.add(css);
    const sheet = document.createElement("style");
    sheet.textContent = css;
    document.head.append(sheet);
  }
}

/** Call a function now, and whenever a trait changes. */
function follow(model: Model, trait: string, signal: AbortSignal, draw: () => void): void {
  draw();
  model.on(`change:${trait}`, draw);
  signal.addEventListener("abort", () => model.off(`change:${trait}`, draw));
}

const showBox: View = (models, model, el, signal) => {
  el.classList.add("page-box");
  el.dataset.box = String(model.get("_model_name"));
  for (const name of model.get("children") as string[]) {
    const child = models.find(name);
    if (child) {
      const place = document.createElement("div");
      el.append(place);
      showWidget(models, child, place, signal);
    }
  }
};

const showHtml: View = (_, model, el, signal) => {
  follow(model, "value", signal, () => {
    el.innerHTML = String(model.get("value"));
  });
};

const showProgress: View = (_, model, el, signal) => {
  const bar = document.createElement("progress");
  el.append(bar);
  follow(model, "value", signal, () => {
    bar.max = Number(model.get("max"));
    bar.value = Number(model.get("value"));
  });
};

/** The widgets of ipywidgets that boards with answers, and bars of long work, are made of. */
const VIEWS: Record<string, View> = {
  AnyModel: showAny,
  VBoxModel: showBox,
  HBoxModel: showBox,
  HTMLModel: showHtml,
  FloatProgressModel: showProgress,
};

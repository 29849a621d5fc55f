/**
 * Lights in all pictures what belongs to the part that is pointed at. The pictures come as they
 * are from sequence_widget/drawing/linked.py, and are complete without this.
 */
import { type Place, rendering } from "../state/place.ts";
import { Pointing } from "../view/pointing.ts";

/** What anywidget hands us, as far as we use it. */
export interface Model {
  get(key: "html" | "selected"): string;
  get(key: "parts"): Record<string, string>;
  set(key: "selected", value: string): void;
  save_changes(): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

/** Pointing moves fast; the kernel is told where it rests for so many milliseconds. */
export const RESTS = 120;

function show({ model, el, signal }: Place<Model>): void {
  el.innerHTML = model.get("html");
  const parts = model.get("parts");
  const names = new Map(Object.entries(parts).map(([name, ways]) => [ways, name]));
  let told = model.get("selected");
  let timer: ReturnType<typeof setTimeout> | undefined;

  const point = (ways: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      told = names.get(ways) ?? "";
      model.set("selected", told);
      model.save_changes();
      el.dataset.selected = told;
    }, RESTS);
  };
  const pointing = new Pointing(el, point, signal);
  const heard = (): void => {
    const selected = model.get("selected");
    if (selected !== told) {
      clearTimeout(timer);
      told = selected;
      pointing.pin(parts[selected] ?? "");
    }
  };
  model.on("change:selected", heard);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    model.off("change:selected", heard);
  });
  pointing.pin(parts[told] ?? "");
}

export default { render: rendering(show) };

/**
 * Show a view in light or in dark, as the page is where it stands, now and when that changes. Every
 * host names its themes in another way, and what the reader wishes for is not what all of them do.
 */
export function followBackground(el: HTMLElement, signal: AbortSignal): void {
  if (typeof ResizeObserver === "undefined" || typeof OffscreenCanvas === "undefined") {
    return;
  }
  const look = (): void => {
    el.style.colorScheme = isDarkAround(el) ? "dark" : "light";
  };
  const themes = new MutationObserver(look);
  for (const each of [document.documentElement, document.body]) {
    themes.observe(each, { attributes: true });
  }
  const sizes = new ResizeObserver(look); // at first, too, and when it comes into the page
  sizes.observe(el);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look, { signal });
  signal.addEventListener("abort", () => {
    themes.disconnect();
    sizes.disconnect();
  });
}

/** The element around, also where that is the host of a shadow root. */
export function above(element: Element): Element | null {
  return element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
}

/** By the nearest background; where none is painted, as in VS Code, lettering is light on dark. */
function isDarkAround(el: Element): boolean {
  const around = above(el);
  for (let each = around; each; each = above(each)) {
    const [light, opacity] = painted(getComputedStyle(each).backgroundColor);
    if (opacity > 0.5) {
      return light < 0.5;
    }
  }
  return around !== null && painted(getComputedStyle(around).color)[0] > 0.5;
}

/** How light a colour is and how opaque, both from 0 to 1, in whatever notation it is written. */
function painted(colour: string): [light: number, opacity: number] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) {
    return [1, 0];
  }
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255, alpha / 255];
}

/**
 * Do something when what has changed has been laid out, and before it is painted, so that
 * measuring costs nothing.
 */
export function afterLayout(element: Element, action: () => void): () => void {
  if (typeof ResizeObserver === "undefined") {
    action();
    return () => undefined;
  }
  // An observer is told of what it is new to, too, unless that is not to be seen.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    action();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

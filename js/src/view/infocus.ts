/** What has the focus. Where a host puts views into shadow roots, the page knows these alone. */
export function inFocus(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) {
    found = found.shadowRoot.activeElement;
  }
  return found;
}

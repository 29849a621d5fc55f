import type { JSX } from "preact";

/** A free space counts for everyone, so its star has all four colours. */
export function Star(): JSX.Element {
  return <span class="sqw-star" />;
}

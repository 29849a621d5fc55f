import type { JSX } from "preact";

/** A free space counts for everyone, so its star has all four colours. */
export function Star(): JSX.Element {
  const points = "20,3 24.7,14.6 37.1,15.4 27.6,23.4 30.6,35.5 20,28.9";
  return (
    <svg class="sqw-star" viewBox="0 0 40 40" aria-hidden="true">
      <path
        class="sqw-star-back"
        d="M20 3 24.7 14.6 37.1 15.4 27.6 23.4 30.6 35.5 20 28.9 9.4 35.5 12.4 23.4 2.9 15.4 15.3 14.6z"
      />
      <path data-colour="green" d="M20 20.5V3l4.7 11.6 6 .4z" />
      <path data-colour="red" d="M20 20.5 30.7 15l6.4.4-9.5 8 1.5 6z" />
      <path data-colour="blue" d="M20 20.5l9.1 8.9 1.5 6.1L20 28.9 9.4 35.5l1.5-6.1z" />
      <path data-colour="yellow" d="M20 20.5 10.9 29.4l1.5-6-9.5-8 12.4-.8L20 3z" />
      <polygon class="sqw-star-line" points={`${points} 9.4,35.5 12.4,23.4 2.9,15.4 15.3,14.6`} />
    </svg>
  );
}

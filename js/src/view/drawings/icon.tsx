import type { JSX } from "preact";

const ICONS = {
  view: "M12 4.5C6.5 4.5 2.3 8.6.8 12c1.5 3.4 5.7 7.5 11.2 7.5s9.7-4.1 11.2-7.5C21.7 8.6 17.5 4.5 12 4.5m0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m0 2.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4",
  start: "M5 4v16h2.6V4zM20 4 9 12l11 8z",
  back: "M17 4 6 12l11 8z",
  forward: "M7 4l11 8-11 8z",
  end: "M16.4 4v16H19V4zM4 4l11 8-11 8z",
  play: "M6 3.5 20.5 12 6 20.5z",
  pause: "M6 4h4.4v16H6zM13.6 4H18v16h-4.4z",
  undo: "M9.5 3 3 9l6.5 6v-4H14a4 4 0 0 1 0 8H8v3h6a7 7 0 0 0 0-14H9.5z",
  fresh: "M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z",
  dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2m3 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4m8 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-4-4a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  cards:
    "M4.5 3h9A1.5 1.5 0 0 1 15 4.5v1.5H9.5A2.5 2.5 0 0 0 7 8.5V18H4.5A1.5 1.5 0 0 1 3 16.5v-12A1.5 1.5 0 0 1 4.5 3m5.5 4h9.5A1.5 1.5 0 0 1 21 8.5v11a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 10 7",
  branch:
    "M6 2a3 3 0 0 1 1.5 5.6v8.8A3 3 0 1 1 4.5 16.4V7.6A3 3 0 0 1 6 2m12 0a3 3 0 0 1 1.5 5.6V9a5 5 0 0 1-5 5h-5v-3h5a2 2 0 0 0 2-2V7.6A3 3 0 0 1 18 2",
  pencil: "M3 21v-4.5L14 5.5 18.5 10 7.5 21zM15.5 4 18 1.5 22.5 6 20 8.5z",
  bin: "M9 2h6v2h6v3H3V4h6zM5 9h14l-1.5 13h-11z",
  top: "M4 2h16v3H4zM12 7l8 9h-5v6H9v-6H4z",
  present: "M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",
  leave: "M7 3h3v7H3V7h4zM14 3h3v4h4v3h-7zM3 14h7v7H7v-4H3zM14 14h7v3h-4v4h-3z",
  more: "M3 9.5h5v5H3zM9.5 9.5h5v5h-5zM16 9.5h5v5h-5z",
  trophy:
    "M6 3h12v2h3v3a5 5 0 0 1-4.3 5A6 6 0 0 1 13.5 15.8V18H17v3H7v-3h3.5v-2.2A6 6 0 0 1 7.3 13 5 5 0 0 1 3 8V5h3zM5 7v1a3 3 0 0 0 1.3 2.4A9 9 0 0 1 6 8V7zm14 0h-1v1a9 9 0 0 1-.3 2.4A3 3 0 0 0 19 8z",
  robot:
    "M10.8 2h2.4v3H18a2 2 0 0 1 2 2v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7c0-1.1.9-2 2-2h4.8zM9 10a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 9 10m6 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2m-6.5 5v1.6h7V15z",
} as const;

export function Icon({ name }: { name: keyof typeof ICONS }): JSX.Element {
  return (
    <svg class="sqw-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} fill-rule="evenodd" />
    </svg>
  );
}

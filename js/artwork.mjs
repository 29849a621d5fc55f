/**
 * The drawings of the cards, by kind, for the boards of card games and for the tests.
 *
 * They come from a set whose drawings carry no ids, since ids would clash when a notebook shows
 * several boards. The set has no ostrich; this one is our own. They are drawn 32 units wide, and a
 * tenth of a unit cannot be seen on a card, so finer digits are left out.
 */
import { createRequire } from "node:module";
import { optimize } from "svgo";

const NAMES = {
  alligator: "crocodile",
  camel: "two-hump-camel",
  elephant: "elephant",
  fox: "fox",
  giraffe: "giraffe",
  gorilla: "gorilla",
  hippo: "hippopotamus",
  kangaroo: "kangaroo",
  lion: "lion",
  moose: "moose",
  panda: "panda",
  penguin: "penguin",
  shark: "shark",
  tiger: "tiger-face",
  turtle: "turtle",
  whale: "spouting-whale",
  wolf: "wolf",
  zebra: "zebra",
  unicorn: "unicorn",
  dragon: "dragon",
};

const OSTRICH =
  '<g fill="none">' +
  '<path stroke="#d3883e" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M15 21.5 14.2 25l.9 4.2h-2.4M19 21.5l.4 3.5-.6 4.2h-2.4"/>' +
  '<path fill="#f4f4f4" d="M22.6 12.6c2-2.5 5.4-2 5.9-.2 1.7.5 1.9 2.5.9 3.5 1 1.4.3 3.3-1.4 3.4-.9 1.4-3.4 1.4-4.7 0z"/>' +
  '<path fill="#ccc" d="M23.4 15.4c1.9-.6 4.1-.3 6 .5-.5.6-1.2.8-1.9.7-1.4-.1-2.8-.5-4.1-1.2"/>' +
  '<path stroke="#f3ad9b" stroke-width="2.3" stroke-linecap="round" d="M12 17.4C8.4 15.3 9.8 10.4 9.2 5.6"/>' +
  '<path fill="#4a4a55" d="M9.9 16.6c1.2-4 5.3-5.8 9.3-5.4 4.2.4 6.6 3.1 6 6.6-.5 3.2-3.7 5.2-7.7 5.2-4.3 0-8.4-2.7-7.6-6.4"/>' +
  '<path fill="#6b6b78" d="M15 14.8c2.6-1.6 6.3-1.2 8 1.2-.3 2.9-3.1 4.6-6 4.1-2.5-.5-3.5-3.6-2-5.3"/>' +
  '<path fill="#f3ad9b" d="M6.9 4.8a2.5 2.4 0 1 1 5 .1 2.5 2.4 0 0 1-5-.1"/>' +
  '<path fill="#ffb02e" d="M7.3 3.9 3 5.1c-.4.1-.4.6 0 .7l4.3.6c.5-.7.5-1.8 0-2.5"/>' +
  '<path fill="#4a4a55" d="M8.5 2.5c0-.8.9-1.3 1.5-.7.7-.5 1.6.1 1.4 1-.8-.4-1.9-.5-2.9-.3"/>' +
  '<circle cx="9" cy="4.5" r=".65" fill="#1c1c1c"/>' +
  "</g>";

export function artwork() {
  const set = createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json");
  const drawings = { ostrich: OSTRICH };
  for (const [kind, name] of Object.entries(NAMES)) {
    drawings[kind] = set.icons[name].body;
  }
  return Object.fromEntries(Object.entries(drawings).map(([kind, body]) => [kind, smaller(body)]));
}

function smaller(body) {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  const { data } = optimize(whole, { floatPrecision: 1, multipass: true });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

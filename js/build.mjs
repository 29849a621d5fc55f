/** Bundles the board, the questions and the linked pictures; `--watch` goes on so until its input ends. */
import { Buffer } from "node:buffer";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { artwork } from "./artwork.mjs";

// Every saved notebook holds a bundle once for each board, question or picture, so its size is paid again
// and again; the drawings only where cards are played. A page that plays has its own bundles once. At
// most so many bytes of each together.
const LARGEST = {
  widget: 300_000,
  ask: 30_000,
  pictures: 10_000,
  page: 160_000,
  playing: 40_000,
  playing_worker: 5000,
};
const here = dirname(fileURLToPath(import.meta.url));
const drawings = artwork();
const static_ = join(here, "..", "sequence_widget", "static");

const context = await esbuild.context({
  absWorkingDir: here,
  entryPoints: [
    { in: "src/index.tsx", out: "widget" },
    { in: "src/styles/index.css", out: "widget" },
    { in: "src/ask/index.tsx", out: "ask" },
    { in: "src/ask/ask.css", out: "ask" },
    { in: "src/pictures/index.ts", out: "pictures" },
    { in: "src/playing/index.tsx", out: "playing" },
    { in: "src/playing/page.css", out: "playing" },
    { in: "src/playing/worker.ts", out: "playing_worker" },
    { in: "src/page/index.ts", out: "page" },
    { in: "src/page/page.css", out: "page" },
  ],
  outdir: static_,
  write: false, // done below: while it watches, esbuild takes the files away at every mistake
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"],
  define: { KINDS: JSON.stringify(Object.keys(drawings)) },
  legalComments: "none",
  banner: { js: "/*! Notices of what is in here: THIRD_PARTY_LICENSES.txt */" },
  logLevel: "warning",
  plugins: [{ name: "finish", setup: (build) => build.onEnd(finish) }],
});

async function finish(result) {
  if (result.errors.length > 0) {
    return;
  }
  await mkdir(static_, { recursive: true });
  await notices();
  const cards = {
    path: join(static_, "cards.json"),
    contents: Buffer.from(JSON.stringify(drawings)),
  };
  const files = [...result.outputFiles, cards];
  await Promise.all(files.map((file) => writeFile(file.path, file.contents)));
  for (const [name, largest] of Object.entries(LARGEST)) {
    const part = files.filter((file) => bundleOf(file) === name);
    const size = part.reduce((sum, file) => sum + file.contents.length, 0);
    const names = part.map((file) => `${basename(file.path)} ${file.contents.length}`).join(" + ");
    process.stdout.write(`${names} = ${size} bytes of at most ${largest}\n`);
    if (size > largest) {
      throw new Error(`the bundle has grown to ${size} bytes; at most ${largest} are allowed`);
    }
  }
}

/** Which bundle a file belongs to: the one it is called by, or the board's. */
function bundleOf(file) {
  const [name] = basename(file.path).split(".");
  return name in LARGEST ? name : "widget";
}

async function notices() {
  const parts = [
    ["Preact", await readFile(join(here, "node_modules", "preact", "LICENSE"), "utf8")],
    [
      "Fluent Emoji, the drawings of the cards",
      await readFile(join(here, "licenses", "fluent-emoji.txt"), "utf8"),
    ],
  ];
  const text = parts.map(([name, notice]) => `${name}\n\n${notice.trim()}\n`).join("\n---\n\n");
  await writeFile(join(static_, "THIRD_PARTY_LICENSES.txt"), text);
}

if (process.argv.includes("--watch")) {
  await context.watch();
  process.stdin.resume().on("end", () => process.exit()); // whoever started us is done, or dead
} else {
  try {
    await context.rebuild();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  await context.dispose();
}

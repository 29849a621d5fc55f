import { defineConfig } from "vitest/config";
import { artwork } from "./artwork.mjs";

export default defineConfig({
  define: { KINDS: JSON.stringify(Object.keys(artwork())) },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // one page for all files: a page for each takes three quarters of the time
  },
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { render } from "../page.ts";

test("every drawing comes onto the page as lines and colours", () => {
  const model = new MockModel("kids");
  const built = join(import.meta.dirname, "../../../sequence_widget/static/cards.json");
  model.state.drawings = JSON.parse(readFileSync(built, "utf8"));
  const page = render(model);
  const paths = page.all("symbol path");
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    expect(path.getAttribute("d")).toMatch(/^[\d\s.MLHVCSQTAZmlhvcsqtaz-]+$/u);
    const colour = path.getAttribute("fill") ?? path.getAttribute("stroke") ?? "#000";
    expect(colour).toMatch(/^#[\da-f]{3,8}$/u);
  }
  page.end.abort();
});

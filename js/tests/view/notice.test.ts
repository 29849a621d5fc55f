import { expect, test } from "vitest";
import { MockModel } from "../mockmodel.ts";
import { render } from "../page.ts";

test("what is wrong with the file that a game is kept in is said for as long as it is so", async () => {
  const page = render(new MockModel("kids"));
  expect(page.all(".sqw-notice")).toHaveLength(0);
  await page.model.show({ notice: "Not kept." });
  expect(page.find(".sqw-notice").textContent).toBe("Not kept.");
  expect(page.find(".sqw-notice").getAttribute("role")).toBe("status");
  page.end.abort();
});

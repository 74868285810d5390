import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import { Mistakes } from "./mistake.ts";
import { otherThicknessWarnings } from "./size-thicknesses.ts";
import { readSources } from "./sources.ts";

afterEach(removeContentCopies);

const panel = "products/wallPanels/melamianoPanel.yaml";
const size = /size: .*/;

function warningsWith(sizes: string, thickness: string): string[] {
  const copy = new ContentCopy();
  copy.edit(panel, size, `size: ${sizes}`).edit(panel, /thickness: "[^"]*"/, `thickness: "${thickness}"`);
  return otherThicknessWarnings(readSources(copy.folder, new Mistakes())).map((line) =>
    line.replace(/^.*yaml:\d+: /, ""),
  );
}

test("a size at a thickness that the product does not have is reported with both", () => {
  expect(warningsWith('"600x600 at 20 and 25 mm"', "20 or 30 mm")).toEqual([
    "specifications[0].figures.size: Size is 600x600 at 20 and 25 mm, but Thickness is 20 or 30 mm",
  ]);
});

test.each([
  ['"600x600 at 20 and 25 mm"', "20, 25 or 40 mm"],
  ['"600x600 at 20 mm"', "15-25 mm"],
  ['"600x600 mm"', "30 mm"],
])("a size of %j fits a thickness of %j", (sizes, thickness) => {
  expect(warningsWith(sizes, thickness)).toEqual([]);
});

import { afterEach, expect, test } from "vitest";
import { comparePage } from "#app/features/compare-page/build-compare-page.ts";
import { comparisonGroups } from "#app/features/compare-page/comparison/comparison-rows.ts";
import { detailPage } from "#app/features/product/build-product-page.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";

afterEach(removeContentCopies);

const chairs = ["seatingSystems/abr06", "seatingSystems/abr07"] as const;

test("a chair with a weight in kg shows it on its page and in the comparison", () => {
  const content = chairs
    .reduce(
      (copy, id, index) =>
        copy.edit(`products/${id}.yaml`, /( +)seatWidth:/, `$1pieceWeight: "${12 + index}.5 kg"\n$&`),
      new ContentCopy(),
    )
    .load();
  const detail = content.details.find(({ path }) => path === `/${chairs[0]}`)!;
  const figures = detailPage(detail, content).specifications.flatMap((card) => card.figures);
  expect(figures).toContainEqual(expect.objectContaining({ label: "Weight of a piece", lines: ["12.5 kg"] }));
  const page = comparePage(content);
  const compared = chairs.map((id) => page.products.find((product) => product.id === id)!.figures);
  const rows = comparisonGroups(page.quantities, compared).flatMap((group) => group.rows);
  expect(rows.find(({ quantity: { id } }) => id === "pieceWeight")).toMatchObject({
    unit: "kg",
    cells: [{ lines: ["12.5"] }, { lines: ["13.5"] }],
  });
});

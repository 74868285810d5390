import { afterEach, describe, expect, test, vi } from "vitest";
import { readState } from "#app/features/catalogue/address.ts";
import { filterItems } from "#app/features/catalogue/filters/facets.ts";
import { sortItems, usefulOrders } from "#app/features/catalogue/sort.ts";
import { comparePage } from "#app/features/compare-page/build-compare-page.ts";
import { comparisonGroups } from "#app/features/compare-page/comparison/comparison-rows.ts";
import { detailPage } from "#app/features/product/build-product-page.ts";
import { openIndex, searchProducts, serialiseIndex } from "#app/features/search/engine/index.ts";
import { readFilterNames } from "#content/read-parts.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { rowsOf } from "#documents/catalogue/catalogue-product.ts";

// The one entry that a new unit needs in content/figures/quantities.ts.
vi.mock("#content/figures/quantities.ts", async (importOriginal) => {
  const original = await importOriginal<{ scalarRules: object }>();
  const scalarRules = {
    ...original.scalarRules,
    airflowResistivity: {
      unit: "kPa·s/m²",
      written: { "kPa·s/m2": 1 },
      least: 0,
      most: 1000,
      examples: ["12 kPa·s/m2"],
    },
  };
  return { ...original, scalarRules, scalarQuantities: Object.keys(scalarRules) };
});

afterEach(removeContentCopies);

const [foam, wool] = ["wallPanels/melamianoPanel", "wallPanels/woodWoolPanel"] as const;

/** The content with the figure as an additional line of figures.yaml, and as a figure of two products. */
function contentWith(quantity: string, unit: string): ContentCopy {
  const line =
    `airflowResistivity: { label: Airflow resistivity, group: Performance, quantity: ${quantity}, ` +
    "sorted: { first: lowest }, searched: { words: [airflow resistivity] }, " +
    'filtered: { by: least, explanation: How much a material resists a flow of air., steps: ["5", "10"] } }';
  return new ContentCopy()
    .edit("figures.yaml", /$(?![\s\S])/, `${line}\n`)
    .edit(`products/${foam}.yaml`, /( +)figures:\n/, `$&$1  airflowResistivity: "12 ${unit}"\n`)
    .edit(`products/${wool}.yaml`, /( +)figures:\n/, `$&$1  airflowResistivity: "4-6 ${unit}"\n`);
}

describe.each([
  { unit: "of a unit that there is", quantity: "pressure", written: "kPa", printed: "kPa" },
  { unit: "of a new unit", quantity: "airflowResistivity", written: "kPa·s/m2", printed: "kPa·s/m²" },
])("a kind of figure $unit, added as one line", ({ quantity, written, printed }) => {
  const copyOf = () => contentWith(quantity, written);

  test("is printed on the product's page and in the e-catalogue", () => {
    const content = copyOf().load();
    const detail = content.details.find(({ path }) => path === `/${wool}`)!;
    const figures = detailPage(detail, content).specifications.flatMap((card) => card.figures);
    expect(figures).toContainEqual(
      expect.objectContaining({ label: "Airflow resistivity", lines: [`4–6 ${printed}`] }),
    );
    expect(rowsOf(detail.product)).toContainEqual(
      expect.objectContaining({ term: "Airflow resistivity", lines: [`4–6\u00A0${printed}`] }),
    );
  });

  test("is found by a search for its number", () => {
    const content = copyOf().load();
    const index = openIndex(serialiseIndex(searchDocuments(content), content.searchedFigures));
    expect(searchProducts(index, "airflow resistivity over 10")[0]).toBe(foam);
    expect(searchProducts(index, `airflow resistivity below 5 ${printed}`)[0]).toBe(wool);
  });

  test("is offered as a filter with its unit, and is a parameter of the address", () => {
    const copy = copyOf();
    const content = copy.load();
    const facet = content.facets.find(({ id }) => id === "airflowResistivity");
    expect(facet).toMatchObject({ label: "Airflow resistivity", choice: "one" });
    expect(facet?.values.map(({ label }) => label)).toEqual([`5 ${printed}`, `10 ${printed}`]);
    const state = readState("?airflowResistivity=10", content);
    expect(filterItems(content.items, state.chosen).map(({ id }) => id)).toEqual([foam]);
    expect(readFilterNames(copy.folder)).toContain("airflowResistivity");
  });

  test("is an order of the catalogue", () => {
    const { items, orders } = copyOf().load();
    expect(orders).toContainEqual({
      id: "airflowResistivity",
      label: "Airflow resistivity, lowest first",
      first: "lowest",
    });
    expect(usefulOrders(items, orders)).toContain("airflowResistivity");
    const sorted = sortItems(items, "airflowResistivity", orders);
    expect(sorted.slice(0, 2).map(({ id }) => id)).toEqual([wool, foam]);
  });

  test("is a row of the comparison, with its unit in the heading", () => {
    const page = comparePage(copyOf().load());
    const figures = [foam, wool].map((id) => page.products.find((product) => product.id === id)!.figures);
    const [performance] = comparisonGroups(page.quantities, figures);
    expect(performance?.label).toBe("Performance");
    const row = performance?.rows.find(({ quantity: { id } }) => id === "airflowResistivity");
    expect(row).toMatchObject({
      quantity: { label: "Airflow resistivity" },
      unit: printed,
      cells: [{ lines: ["12"] }, { lines: ["4–6"] }],
    });
  });
});

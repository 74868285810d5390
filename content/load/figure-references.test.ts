import { afterEach, describe, expect, test, vi } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import { namesOfCategory } from "../figures/figure-names.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ProductEntry } from "../schema/product.ts";
import { repeatedFigures } from "./repeated-figures.ts";
import { replaceTexts, mayContainReferences } from "./reference-fields.ts";

// Reads the whole content, often on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(removeContentCopies);

const panel = "products/wallPanels/corkPanel.yaml";
const product = (text: string, nrc = "0.6-0.80") => `name: Cork Panel
shortName: Cork
seo: { title: "Cork Panel, NRC {nrc}", description: "Cork, {thickness} thick. {wallPanels/corkPanel.size}" }
product:
  - ${text}
  - { value: "Lasts {warranty}.", sample: true }
specifications:
  - title: Panel
    figures: { thickness: "12/15 mm", size: "600x600, 600x1200 mm", nrc: { value: "${nrc}", sample: true } }
drawing: { kind: panel-section, toScale: false, core: unstated, thicknessesMm: [12], edges: [] }
warranty: "5 years"
`;

describe("a placeholder for a figure", () => {
  test("is printed like the figure, in every kind of text", () => {
    const copy = new ContentCopy().add(panel, product('"NRC {nrc}, {thickness}."'));
    const found = copy.load().products.find(({ id }) => id === "wallPanels/corkPanel");
    expect(found?.seo).toEqual({
      title: "Cork Panel, NRC 0.6–0.80",
      description: "Cork, 12/15 mm thick. 600 × 600, 600 × 1200 mm",
    });
    expect(found?.product).toMatchObject([
      { text: "NRC 0.6–0.80, 12/15 mm.", unbroken: ["12/15 mm"] },
      { text: "Lasts 5 years.", sample: true },
    ]);
  });

  test("changes with the figure", () => {
    const copy = new ContentCopy().add(panel, product("{nrc}", "0.95").replace("- {nrc}", '- "{nrc}"'));
    const found = copy.load().products.find(({ id }) => id === "wallPanels/corkPanel");
    expect([found?.seo.title, found?.product[0]?.text]).toEqual(["Cork Panel, NRC 0.95", "0.95"]);
  });

  test("at the end of a sentence adds no second full stop to that of an abbreviation", () => {
    const bar = "products/stageSystems/motorizedLightBar.yaml";
    const copy = new ContentCopy().edit(
      bar,
      /^product:\n/m,
      '$&  - "A motor of {motor}. A motor of {motor}, {motor}."\n',
    );
    const found = copy.load().products.find(({ id }) => id === "stageSystems/motorizedLightBar");
    expect(found?.product[0]?.text).toBe("A motor of 1–2 H.P. A motor of 1–2 H.P., 1–2 H.P.");
  });

  test("with an unknown name is a mistake at its field, with the existing names", () => {
    const copy = new ContentCopy().add(panel, product('"NRC {nrcc}."'));
    expect(copy.mistakes()).toEqual([
      `content/${panel}:5: product[0]: There is no figure {nrcc}. Use one of its own, {thickness}, {size}, {nrc}, {warranty}, or a figure of another product or category, such as {wallPanels/petPanel.nrc} or {wallPanels.nrc.least}.`,
    ]);
  });

  test("in a page may name figures of a category or of a product, and nothing else", () => {
    const home = "pages/about.yaml";
    const copy = new ContentCopy().add(panel, product('"Cork."'));
    const lead = /^(heading: ).*$/m;
    expect(copy.edit(home, lead, '$1"From {wallPanels/corkPanel.thickness}"').load().pages.about.heading).toBe(
      "From 12/15 mm",
    );
    copy.edit(home, lead, '$1"{nrc}"');
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(
        /about\.yaml:\d+: heading: There is no figure \{nrc\}\. Use a figure of a product or category, such/,
      ),
    ]);
  });
});

const definitions = {
  nrc: { label: "NRC", group: "Performance", quantity: "absorptionCoefficient" },
  thickness: { label: "Thickness", group: "Dimensions and weight", quantity: "length" },
} as unknown as FigureDefinitions;
const supplied = (figures: Record<string, string[]>) =>
  ({
    specifications: [
      {
        title: "Panel",
        figures: Object.fromEntries(Object.entries(figures).map(([key, lines]) => [key, { lines, sample: false }])),
      },
    ],
  }) as unknown as ProductEntry;

test("in a category is the range over its products, with the digits as supplied", () => {
  const names = namesOfCategory(
    [
      supplied({ nrc: ["0.60-0.83"], thickness: ["12 mm"] }),
      supplied({ nrc: ["1.0"], thickness: ["9/12 mm"] }),
      supplied({ nrc: ["1.00"] }),
    ],
    definitions,
  );
  expect(Object.fromEntries(names)).toEqual({
    nrc: "0.60–1.00",
    "nrc.least": "0.60",
    "nrc.most": "1.00",
    thickness: "9–12 mm",
    "thickness.least": "9",
    "thickness.most": "12",
  });
});

const own = new Map([
  ["nrc", "0.83"],
  ["thickness", "12 mm"],
  ["cri", "95+"],
  ["r9", "95+"],
  ["core", "MDF"],
]);

test.each([
  ["NRC 0.83.", ["nrc"]],
  ["NRC 0.83, 12 mm thick", ["nrc", "thickness"]],
  ["CRI 95+ here", ["cri", "r9"]],
  ["NRC {nrc}, {thickness}", []],
  ["From 0.6–0.83", []],
  ["NRC 0.835", []],
  ["112 mm and 12 mmm", []],
  ["An MDF panel", []],
])("for %j the figures %j are repeated", (text, names) => {
  const found = repeatedFigures({ features: [{ value: text, sample: true }] }, own);
  expect(found.flatMap((each) => each.names)).toEqual(names);
  expect(found.every(({ at }) => JSON.stringify(at) === '["features",0]')).toBe(true);
});

test("only texts for visitors have placeholders, and everything else is unchanged", () => {
  const value = { name: "{nrc}", seo: { title: "{nrc}" }, features: ["{nrc}", { value: "{nrc}", note: "{nrc}" }] };
  expect(replaceTexts("product", value, () => "x")).toEqual({
    name: "{nrc}",
    seo: { title: "x" },
    features: ["x", { value: "x", note: "{nrc}" }],
  });
  expect([mayContainReferences("product", ["features", 3]), mayContainReferences("product", ["name"])]).toEqual([
    true,
    false,
  ]);
});

test("a text of the content that repeats a figure is reported with its file, line and field", async () => {
  const { repeatedFigureWarnings } = await import("./repeated-figures.ts");
  const { readSources } = await import("./sources.ts");
  const { Mistakes } = await import("./mistake.ts");
  const copy = new ContentCopy().add(panel, product('"Two thicknesses, 12/15 mm."'));
  const warnings = repeatedFigureWarnings(readSources(copy.folder, new Mistakes()));
  expect(warnings.filter((line) => line.includes("corkPanel"))).toEqual([
    `${copy.folder}/${panel}:5: product[0]: repeats 12/15 mm; write {thickness} instead, so that the text changes with the figure`,
  ]);
});

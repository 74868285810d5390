import { afterEach, describe, expect, test } from "vitest";
import { type Catalogue, loadCatalogue } from "./catalogue.ts";
import { ContentCopy, ownCatalogue, removeContentCopies, assumedManifest } from "./testing/content-copy.ts";
import { readFilterNames } from "./read-parts.ts";
import type { KnownFiles } from "./load/sources.ts";

afterEach(removeContentCopies);

const catalogue = ownCatalogue();
const category = (id: string) => catalogue.categories.find((each) => each.id === id)!;
const detail = (path: string) => catalogue.details.find((each) => each.path === path)!;

function figures(path: string): string[] | undefined {
  const card = category("wallPanels").cards.find((each) => each.path === path);
  return card?.figures.map(({ label, printed }) => `${label} ${printed.join(", ")}`);
}

describe("the catalogue's addresses", () => {
  test("a ceiling that reuses a wall panel's page has that page as canonical, with a unique title", () => {
    const panel = detail("/wallPanels/gypsumBoard");
    const ceiling = detail("/acousticCeilings/gypsumBoard");
    expect(ceiling.canonicalPath).toBe("/wallPanels/gypsumBoard");
    expect(ceiling.product).toBe(panel.product);
    expect(ceiling.seo.title).not.toBe(panel.seo.title);
    expect(ceiling.related.map(({ path }) => path)).not.toContain("/wallPanels/petPanel");
  });

  test("no product is related to itself", () => {
    for (const { path, related } of catalogue.details) expect(related.map((card) => card.path)).not.toContain(path);
  });
});

describe("the listings", () => {
  test("a wall panel's card shows its density and NRC, or the NRC alone without a density", () => {
    expect(figures("/wallPanels/slitPanel")).toEqual(["Density 750–800 kg/m³", "NRC 0.6–0.83"]);
    expect(figures("/wallPanels/stretchFabricPanel")).toEqual(["NRC 0.85–0.90"]);
  });

  test("a figure specified for the listing replaces the product page's figure on a card", () => {
    const blinder = category("stageSystems").cards.find(({ path }) => path === "/stageSystems/blinder");
    expect(blinder?.title).toBe("Blinder");
    expect(blinder?.figures.map(({ printed }) => printed)).toEqual([["200/400W"]]);
    expect(blinder?.product.specifications[0]?.figures[0]?.lines).toEqual(["400W (4x100W)", "200W (2x100W)"]);
  });
});

describe("the projects", () => {
  test("no project is listed twice", () => {
    const rows = catalogue.regions.flatMap((region) =>
      region.rows.map(({ project, location }) => `${project}, ${location}`),
    );
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe("samples", () => {
  test("a rendered picture says so", () => {
    expect(catalogue.pictures.get("moving-head-lit-product")?.visualisation).toBe(true);
  });

  test("a drawing is marked while a figure of its product or its own pattern is a sample, and no longer", () => {
    const chair = "products/seatingSystems/abt01.yaml";
    const drawingOf = (content: Catalogue, id: string) => content.products.find((each) => each.id === id)?.drawing;
    const copy = new ContentCopy()
      .edit(chair, /seat: .*/, 'seat: { value: "Sliding", sample: true }')
      .edit(chair, "seatMechanism: tip-up", "seatMechanism: sliding");
    const before = copy.load();
    expect(drawingOf(before, "seatingSystems/abt01")?.sample).toBe(true);
    const slits = before.products.find(({ id }) => id === "wallPanels/slitPanel")?.patterns?.items ?? [];
    for (const { drawing, sample } of slits) expect(drawing.sample ?? false).toBe(sample);
    const after = copy
      .edit(chair, /seat: .*/, 'seat: "Sliding"')
      .edit(chair, /back: .*/, 'back: "Fix"')
      .load();
    expect(drawingOf(after, "seatingSystems/abt01")?.sample).toBeUndefined();
  });

  test("a picture of a sample design says so in its alt text, and is listed as one", () => {
    const copy = new ContentCopy()
      .edit("pictures.yaml", /^cinema-screen:\n(?: {2}.+\n)+/m, "")
      .edit(
        "pictures.yaml",
        "# Rooms\n",
        "# Rooms\ncinema-screen:\n  alt: A cinema.\n  visualisation: true\n  sample: true\n",
      );
    expect(copy.load().pictures.get("cinema-screen")).toMatchObject({ alt: "A cinema. Sample design.", sample: true });
    expect(copy.samples().find(({ field }) => field === "cinema-screen")?.value).toBe(
      "a computer picture of a sample design",
    );
  });

  test("each mark has the file and line of its value", () => {
    const copy = new ContentCopy();
    const mark = copy.samples().find(({ field }) => field === "emails[0]");
    expect(mark?.kind).toBe("company");
    expect(copy.line(mark!.file, mark!.line)).toContain("enquiry@example.com");
  });

  test("a project row that is no longer a sample is not listed, and the row stays", () => {
    const copy = new ContentCopy();
    const before = copy.samples();
    copy.edit("projects/south.csv", /yes/g, "no");
    expect(copy.samples()).toHaveLength(before.length - 2);
    expect(copy.load().regions[2]?.rows).toHaveLength(2);
    expect(copy.load().samples.projects).toBe(true);
  });

  test("once the company's values are real the company is not a sample", () => {
    const copy = new ContentCopy().edit("company.yaml", /, sample: true }/g, " }");
    copy.edit("company.yaml", /^ +sample: true\n/gm, "");
    expect(copy.load().samples).toMatchObject({ company: false, projects: true, any: true });
  });
});

afterEach(removeContentCopies);

test("the filter names, for which the server renders the catalogue per request, are those of every existing facet", () => {
  expect(readFilterNames("content")).toEqual(ownCatalogue().facets.map(({ id }) => id));
});

test("a filter missing from the order follows the others, with its given name", () => {
  const added = "filtered: { by: value, as: lampHours, explanation: How long a lamp lasts. }";
  const copy = new ContentCopy().edit("figures.yaml", /(lampLife: \{.*) \}/, `$1, ${added} }`);
  expect(copy.load().facets.at(-1)).toMatchObject({
    id: "lampHours",
    label: "Lamp life",
    values: [{ label: "50000 hours" }],
  });
  expect(readFilterNames(copy.folder).at(-1)).toBe("lampHours");
});

afterEach(removeContentCopies);

const panel = "products/wallPanels/petPanel.yaml";

test("content read again from the cache is the same, with changes and with a mistake", () => {
  const content = new ContentCopy();
  const known: KnownFiles = new Map();
  const read = () => JSON.stringify(loadCatalogue(content.folder, assumedManifest(), undefined, known));
  const readAnew = () => JSON.stringify(loadCatalogue(content.folder, assumedManifest()));
  expect([read(), read()]).toEqual([readAnew(), readAnew()]);
  content.edit(panel, "shortName: PET", "shortName: Felt");
  expect(read()).toBe(readAnew());
  content.edit(panel, "shortName: Felt", "shortName: [Felt]");
  expect(read).toThrow(/petPanel\.yaml:\d+: shortName/);
  expect(read).toThrow(/petPanel\.yaml:\d+: shortName/);
});

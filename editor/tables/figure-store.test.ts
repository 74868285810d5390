import { afterAll, afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { readDefinitions } from "../store/definitions.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { FigureStore } from "./figure-store.ts";
import { figureHeadings } from "./figure-table.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";

const panel = "products/wallPanels/petPanel.yaml";
const board = "products/wallPanels/gypsumBoard.yaml";
const chair = "products/seatingSystems/abr06.yaml";
const project = new EditedProject();
const store = project.open();
const figures = new FigureStore(store, () => readDefinitions(project.contentFolder));
const texts = [panel, board, chair].map((path) => [path, project.text(path)] as const);

afterEach(() => {
  for (const [path, text] of texts) project.write(path, text);
});
afterAll(removeProjects);

/** Imports a table that has just been compared. */
const apply = (table: readonly (readonly string[])[]) => figures.apply(table, figures.compare(table).version);

/** The exported table with one figure changed. */
function withValue(product: string, figure: string, value: string, sample = "") {
  return figures
    .table()
    .map((cells) => (cells[5] === product && cells[6] === figure ? cells.with(3, value).with(4, sample) : cells));
}

test("exported figures are imported without a difference", async () => {
  const { rows } = await readTable(await writeTable(figures.table(), "Figures"));
  expect(rows.length).toBeGreaterThan(150);
  expect(figures.compare(rows)).toMatchObject({ changes: [], redrawn: [], unknown: [], otherMistakes: [] });
  expect(apply(rows)).toEqual({ outcome: "unchanged" });
});

test("the figures of one category are exported alone", () => {
  const products = (table: string[][]) => new Set(table.slice(1).map(([, , , , , code]) => code!.split("/")[0]));
  expect([...products(figures.table("seatingSystems"))]).toEqual(["seatingSystems"]);
  expect(products(figures.table()).size).toBeGreaterThan(3);
});

test("figures are compared before they change, and change as one step, which can be undone", () => {
  const before = project.text(panel);
  const table = withValue("wallPanels/petPanel", "nrc", "0.8-0.9");
  const other = [
    ["Never", "Panel", "NRC", "0.9", "", "", ""],
    ["PET Panel", "Wardrobe", "NRC", "0.9", "", "", ""],
  ];
  const { changes, unknown } = figures.compare([...table, ...other]);
  expect(changes).toEqual([
    expect.objectContaining({ path: panel, figure: "NRC", before: "0.75-0.85", after: "0.8-0.9", refused: undefined }),
  ]);
  expect(unknown).toEqual([
    `Row ${table.length + 1}, Never, Panel, NRC: No product has this figure.`,
    `Row ${table.length + 2}, PET Panel, Wardrobe, NRC: No product has this figure.`,
  ]);
  expect(project.text(panel)).toBe(before);
  expect(apply(table)).toMatchObject({ step: { summary: "PET Panel: NRC changed from “0.75-0.85” to “0.8-0.9”" } });
  expect(project.text(panel)).toBe(before.replace('nrc: "0.75-0.85"', 'nrc: "0.8-0.9"'));
  store.undo(store.history()[0]!.id);
  expect(project.text(panel)).toBe(before);
});

test("a row whose names and codes belong to different figures, and a second row for a figure, change nothing and are reported", () => {
  const table = [
    figureHeadings,
    ["Gypsum Board", "Performance", "NRC", "0.9", "", "wallPanels/petPanel", "nrc"],
    ["PET Panel", "Performance", "Thickness", "0.9", "", "wallPanels/petPanel", "nrc"],
    ["PET Panel", "Performance", "NRC", "0.8-0.9", "", "wallPanels/petPanel", "nrc"],
    ["PET Panel", "Performance", "NRC", "0.7-0.9", "", "", ""],
    ["", "Panel", "", "18 mm", "", "wallPanels/petPanel", "thickness"],
  ];
  const { changes, unknown } = figures.compare(table);
  expect(changes.map(({ row, after }) => [row, after])).toEqual([
    [4, "0.8-0.9"],
    [6, "18 mm"],
  ]);
  expect(unknown).toEqual([
    "Row 2, Gypsum Board / wallPanels/petPanel, Performance, NRC / nrc: No product has this figure.",
    "Row 3, PET Panel / wallPanels/petPanel, Performance, Thickness / nrc: No product has this figure.",
    "Row 5, PET Panel, Performance, NRC: Row 4 already has this figure.",
  ]);
});

test("a figure saved after the comparison is not changed back", () => {
  const table = withValue("wallPanels/petPanel", "warranty", "7 years");
  const { version } = figures.compare(table);
  project.write(panel, project.text(panel).replace('nrc: "0.75-0.85"', 'nrc: "0.9"'));
  const before = project.text(panel);
  expect(figures.apply(table, version)).toMatchObject({ outcome: "changed elsewhere" });
  expect(project.text(panel)).toBe(before);
  expect(figures.compare(table).changes.map(({ figure }) => figure)).toEqual(["NRC", "Warranty"]);
});

test("a number without its trailing zeros is not a change", () => {
  project.write(panel, project.text(panel).replace('nrc: "0.75-0.85"', 'nrc: "0.90"'));
  expect(figures.compare(withValue("wallPanels/petPanel", "nrc", "0.9")).changes).toEqual([]);
  expect(figures.compare(withValue("wallPanels/petPanel", "nrc", "0.8")).changes).toHaveLength(1);
});

test("zeros that a spreadsheet has in addition are kept", () => {
  for (const [before, after] of [
    ["0.9", "0.90"],
    ["1", "1.00"],
  ] as const) {
    project.write(panel, texts[0]![1].replace('nrc: "0.75-0.85"', `nrc: "${before}"`));
    expect(figures.compare(withValue("wallPanels/petPanel", "nrc", after)).changes).toMatchObject([{ before, after }]);
  }
});

test("the warranty, a list of sizes and the mark of a sample change in their own fields", () => {
  expect(apply(withValue("wallPanels/petPanel", "warranty", "7 years"))).toMatchObject({ outcome: "saved" });
  expect(project.text(panel)).toContain('warranty: "7 years"');
  expect(apply(withValue("wallPanels/gypsumBoard", "size", "1200x600 mm"))).toMatchObject({ outcome: "saved" });
  expect((parse(project.text(board)) as any).standardUnitSize.sizes).toEqual(["1200x600 mm"]);
  expect(apply(withValue("seatingSystems/abr06", "seat", "Sliding"))).toMatchObject({ outcome: "saved" });
  expect((parse(project.text(chair)) as any).specifications[0].figures.seat).toBe("Sliding");
});

test("a figure that its card lacks is added", () => {
  const [before] = (parse(project.text(panel)) as any).specifications;
  const definitions = Object.entries(readDefinitions(project.contentFolder));
  const [key = "", added] = definitions.find(
    ([name, { quantity }]) => quantity === "words" && !(name in before.figures),
  )!;
  const table = [
    ["Product", "Card", "Figure", "Value", "Sample"],
    ["PET Panel", before.title, added!.label, "A", "Sample"],
  ];
  expect(apply(table)).toMatchObject({ outcome: "saved" });
  const [after] = (parse(project.text(panel)) as any).specifications;
  expect(after.figures).toEqual({ ...before.figures, [key]: { value: "A", sample: true } });
});

test("a warranty and sizes that a product lacks are added", () => {
  const sized = "products/metalCeilings/openCellCeiling.yaml";
  const before = parse(project.text(sized)) as any;
  expect([before.warranty, before.standardUnitSize]).toEqual([undefined, undefined]);
  const table = [
    ["Product", "Specification", "Figure", "Value"],
    ["Open Cell Ceiling", "Whole product", "Warranty", "5 years"],
    ["Open Cell Ceiling", "Standard unit sizes", "Size", "600x600 mm"],
  ];
  expect(figures.compare(table)).toMatchObject({ unknown: [], otherMistakes: [] });
  expect(apply(table)).toMatchObject({ outcome: "saved" });
  const sizes = { sizes: ["600x600 mm"] };
  expect(parse(project.text(sized))).toEqual({ ...before, warranty: "5 years", standardUnitSize: sizes });
});

test("figures that the build would refuse are reported with their rows, and missing headings by name", () => {
  const table = [
    ["Figures of March"],
    ["Product", "Card", "Figure", "Value"],
    ["wallPanels/petPanel", "Performance", "nrc", "0.8-0.9"],
    ["PET Panel", "Panel", "Thickness", "a lot"],
  ];
  const { changes } = figures.compare(table);
  expect(changes.map(({ row, refused }) => [row, refused])).toEqual([
    [3, undefined],
    [4, expect.stringContaining("“a lot”")],
  ]);
  expect(apply(table)).toMatchObject({ outcome: "refused" });
  expect(() => figures.compare([["Product", "Value"]])).toThrow(
    "Required headings are missing: Specification, Figure.",
  );
});

test("figures in other notations are imported as the site writes them", () => {
  const table = [
    ["Product", "Card", "Figure", "Value"],
    ["PET Panel", "Performance", "NRC", "0.8 - 0.9"],
    ["PET Panel", "Panel", "Thickness", "18"],
    ["PET Panel", "Panel", "Size", "2400 X 1200"],
  ];
  const { changes } = figures.compare(table);
  expect(changes.map(({ after, refused }) => [after, refused])).toEqual([
    ["0.8-0.9", undefined],
    ["18 mm", undefined],
    ["2400 x 1200 mm", undefined],
  ]);
  expect(apply(table)).toMatchObject({ outcome: "saved" });
  const same = [table[0]!, ["PET Panel", "Performance", "NRC", "0.8 - 0.9"]];
  expect(figures.compare(same).changes).toEqual([]);
});

test("products, specifications and figures are found in other spellings", () => {
  const table = [
    ["Product", "Card", "Figure", "Value"],
    ["PET panels", "performance", "Nrc", "0.8-0.9"],
    ["pet", "PANEL", "thickness", "18"],
  ];
  const { changes, unknown } = figures.compare(table);
  expect(unknown).toEqual([]);
  expect(changes.map(({ path, after }) => [path, after])).toEqual([
    [panel, "0.8-0.9"],
    [panel, "18 mm"],
  ]);
});

test("a fraction for a percentage is refused with both meanings, and nothing changes", () => {
  const light = figures.table().find(([, , , value, , , key]) => key === "lightReflectance" && value?.endsWith("%"))!;
  const table = [figureHeadings, light.with(3, "0.8")];
  const { changes } = figures.compare(table);
  expect(changes).toMatchObject([{ after: "0.8", refused: expect.stringContaining("80% or 0.8%, not “0.8”") }]);
  expect(apply(table)).toMatchObject({ outcome: "refused" });
  expect(figures.compare([figureHeadings, light.with(3, "8")]).changes).toMatchObject([{ after: "8%" }]);
});

test("a drawing changes with a figure that it repeats", () => {
  const table = withValue("wallPanels/petPanel", "thickness", "18 mm");
  const { redrawn, otherMistakes } = figures.compare(table);
  expect([redrawn, otherMistakes]).toEqual([[panel], []]);
  expect(apply(table)).toMatchObject({ outcome: "saved" });
  expect((parse(project.text(panel)) as any).drawing.thicknessesMm).toEqual([18]);
});

test("a product that cannot be read is left out of the table", () => {
  project.write(panel, "name: *star");
  const codes = new Set(figures.table().map(([, , , , , code]) => code));
  expect([codes.has("wallPanels/petPanel"), codes.has("wallPanels/gypsumBoard")]).toEqual([false, true]);
});

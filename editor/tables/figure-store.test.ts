import { join } from "node:path";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readDefinitions } from "../store/definitions.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { FigureStore } from "./figure-store.ts";
import { withFigures } from "./figure-table.ts";
import { tableIn } from "./table-in.ts";
import { writeTable } from "./write-table.ts";

afterEach(removeProjects);

describe("the figures of all products", { timeout: 60_000 }, () => {
  const panel = "products/wallPanels/petPanel.yaml";
  const open = () => {
    const project = new EditedProject();
    const store = project.open();
    return { project, store, figures: new FigureStore(store, () => readDefinitions(project.contentFolder)) };
  };

  test("through a spreadsheet and back differ in nothing", async () => {
    const { figures } = open();
    const table = figures.table();
    expect(table.length).toBeGreaterThan(150);
    const back = await tableIn(await writeTable(table, "Figures"));
    expect(figures.compare(back)).toEqual({ changes: [], unknown: [], otherMistakes: [] });
    expect(figures.apply(back)).toEqual({ outcome: "unchanged" });
  });

  test("have the warranty among them, which changes in its own field", () => {
    const { project, figures } = open();
    const before = project.text(panel);
    const warranty = figures.table().find((cells) => cells[5] === "wallPanels/petPanel" && cells[6] === "warranty");
    expect(warranty?.slice(0, 4)).toEqual(["PET Panel", "Whole product", "Warranty", "5 years"]);
    const table = figures
      .table()
      .map((cells) => (cells.join() === warranty?.join() ? cells.with(3, "7 years") : cells));
    expect(figures.apply(table)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(before.replace('warranty: "5 years"', 'warranty: "7 years"'));
  });

  test("are compared first, and changed as one step once that is wanted", () => {
    const { project, store, figures } = open();
    const before = readFileSync(join(project.contentFolder, panel), "utf8");
    const table = figures
      .table()
      .map((cells) =>
        cells[5] === "wallPanels/petPanel" && cells[6] === "nrc" ? cells.with(3, "0.8-0.9").with(4, "") : cells,
      );
    expect(table[0]?.[0]).toBe("Product");
    expect(table.find((cells) => cells[5] === "wallPanels/petPanel")?.[0]).toBe("PET Panel");
    const known = table.filter((cells) => cells[5] !== "wallPanels/slitPanel");
    const compared = figures.compare([...known, ["Never", "Panel", "NRC", "0.9", "", "wallPanels/never", "nrc"]]);
    expect(compared.changes).toEqual([
      expect.objectContaining({ product: "wallPanels/petPanel", figure: "NRC", before: "0.75-0.85", after: "0.8-0.9" }),
    ]);
    expect(compared.unknown).toEqual([`row ${known.length + 1}, wallPanels/never · Panel · nrc`]);
    expect(project.text(panel)).toBe(before);
    expect(figures.apply(known)).toMatchObject({
      outcome: "saved",
      step: { summary: "1 figure of 1 product from a table" },
    });
    expect(project.text(panel)).toBe(before.replace('nrc: "0.75-0.85"', 'nrc: "0.8-0.9"'));
    store.undo(store.history()[0]!.id);
    expect(project.text(panel)).toBe(before);
  });

  test("have the standard sizes among them, which stay a list", () => {
    const { project, figures } = open();
    const board = "products/wallPanels/gypsumBoard.yaml";
    const before = parse(project.text(board)) as any;
    const sizes = figures
      .table()
      .find((cells) => cells[5] === "wallPanels/gypsumBoard" && cells[1] === "Standard unit sizes");
    expect(sizes?.slice(1, 4)).toEqual(["Standard unit sizes", "Size", before.standardUnitSize.sizes.join("\n")]);
    const table = figures.table();
    const changed = table.map((cells) => (cells.join() === sizes?.join() ? cells.with(3, "1200x600 mm") : cells));
    expect(figures.apply(changed)).toMatchObject({ outcome: "saved" });
    const after = parse(project.text(board)) as any;
    expect(after.standardUnitSize).toEqual({ ...before.standardUnitSize, sizes: ["1200x600 mm"] });
  });

  test("that a card does not have yet are added to it, and no figure or card that there is not", () => {
    const { project, figures } = open();
    const [before] = (parse(project.text(panel)) as any).specifications;
    const [key = "", added] =
      Object.entries(readDefinitions(project.contentFolder)).find(
        ([name, { quantity }]) => quantity === "words" && !(name in before.figures),
      ) ?? [];
    const table = [
      ["Product", "Card", "Figure", "Value", "Sample"],
      ["PET Panel", before.title, added!.label, "A", "yes"],
      ["PET Panel", before.title, "Shoe size", "43", ""],
      ["PET Panel", "Wardrobe", added!.label, "A", ""],
    ];
    const { changes, unknown } = figures.compare(table);
    expect(changes).toEqual([expect.objectContaining({ figure: added?.label, before: "", after: "A" })]);
    expect(unknown.map((words) => words.split(",")[0])).toEqual(["row 3", "row 4"]);
    expect(figures.apply(table.slice(0, 2))).toMatchObject({ outcome: "saved" });
    const [after] = (parse(project.text(panel)) as any).specifications;
    expect(after.figures).toEqual({ ...before.figures, [key]: { value: "A", sample: true } });
  });

  test("keep the note that stands beside them", () => {
    const value = { figures: { nrc: { value: "0.8", note: "With an air gap" } } };
    const cell = { path: panel, at: ["figures", "nrc"], row: [] };
    const changed = (isSample: boolean) => withFigures(value, [{ cell, after: "0.9", isSample }]);
    expect(changed(false)).toEqual({ figures: { nrc: { value: "0.9", note: "With an air gap" } } });
    expect(changed(true)).toEqual({ figures: { nrc: { value: "0.9", sample: true, note: "With an air gap" } } });
  });

  test("lose the mark of a sample where the table takes it away", () => {
    const { project, figures } = open();
    const chair = "products/seatingSystems/abr06.yaml";
    const table = figures
      .table()
      .map((cells) => (cells[5] === "seatingSystems/abr06" && cells[6] === "seat" ? cells.with(4, "") : cells));
    expect(figures.apply(table)).toMatchObject({ outcome: "saved" });
    expect((parse(project.text(chair)) as any).specifications[0].figures.seat).toBe("Sliding");
  });

  test("that the build would refuse are refused, and without the columns it is said which", () => {
    const { figures } = open();
    const [header, ...rows] = figures.table();
    const wrong = rows.map((cells) => (cells[6] === "nrc" ? cells.with(3, "much").with(4, "") : cells));
    expect(figures.apply([header!, ...wrong])).toMatchObject({ outcome: "refused" });
    expect(() => figures.compare([["Product", "Value"]])).toThrow("Card, Figure are missing");
  });

  test("that the build would refuse come first, with its words and their rows in the spreadsheet", () => {
    const { figures } = open();
    const table = [
      ["Figures of March"],
      [""],
      ["Product", "Card", "Figure", "Value"],
      ["wallPanels/petPanel", "Performance", "nrc", "0.8-0.9"],
      ["PET Panel", "Panel", "Thickness", "a lot"],
      ["wallPanels/slitPanel", "Performance", "NRC", "very good"],
    ];
    const { changes, otherMistakes } = figures.compare(table);
    expect(changes.map(({ row: at, figure, refused }) => [at, figure, refused !== undefined])).toEqual([
      [5, "Thickness", true],
      [6, "NRC", true],
      [4, "NRC", false],
    ]);
    expect(changes[1]?.refused).toContain("“very good”");
    expect(otherMistakes).toEqual([]);
    const accepted = table.filter((_, index) => index < 4);
    expect(figures.apply(accepted)).toMatchObject({ outcome: "saved" });
  });
});

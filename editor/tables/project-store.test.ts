import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { afterAll, describe, expect, test } from "vitest";
import { NotPossible } from "../store/outcomes.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { header, openProjectTables, row, west } from "../testing/project-tables.ts";
import { placeOf, rowsOfColumn } from "./project-columns.ts";
import { ProjectStore } from "./project-store.ts";

afterAll(removeProjects);

const { project, store, projects } = openProjectTables();

describe("the projects of the table", () => {
  test("are saved in the tables of their states as one step, which can be undone", () => {
    const before = project.text("projects/south.csv");
    const { rows, version } = projects.read();
    expect(projects.save(rows, version)).toEqual({ outcome: "unchanged" });
    const added = [...rows, row({ year: "2021", products: "PET Panel, Slit Panel" })];
    expect(projects.check(added)).toMatchObject({
      mistakes: [{ word: "Slit Panel", suggestion: "Wooden Slit Acoustic Panel" }],
    });
    added[1] = row({ year: "2021", products: "PET Panel, wallPanels/slitPanel" });
    expect(projects.check(added)).toMatchObject({ mistakes: [], changes: { words: "1 added" } });
    expect(project.text("projects/south.csv")).toBe(before);
    expect(projects.save(added, version)).toMatchObject({ outcome: "saved" });
    expect(project.text("projects/south.csv")).toBe(
      `${header},year,products\nHall,"Kochi, Kerala",A,hall,private,no,2021,wallPanels/petPanel; wallPanels/slitPanel\n`,
    );
    store.undo(store.history()[0]!.id);
    expect(project.text("projects/south.csv")).toBe(before);
  });

  test.each([
    ["location", "Pune, Maharashtr", "Pune, Maharashtra", "“Maharashtr” is not a state"],
    ["location", "Agra, UP", "Agra, Uttar Pradesh", "“UP” is not a state"],
    ["location", "Kathmandu, Nepal", undefined, "“Nepal” is not a state or union territory of India."],
    ["location", "New Delhi", "New Delhi, Delhi", "Add the state after a comma"],
    ["location", "Barsi MH", "Barsi, Maharashtra", "Add the state after a comma"],
    ["location", "Pune, Maharashtra 411001", "Pune, Maharashtra", "“Maharashtra 411001” is not a state"],
    ["location", "Ooty, Nilgiris Dist.", "Ooty, Nilgiris Dist., Tamil Nadu", "“Nilgiris Dist.” is not a state"],
    ["location", "Nagpur, Vidarbha Maharashtra", "Nagpur, Vidarbha, Maharashtra", "is not a state"],
    ["location", "Mumbai, India", "Mumbai, Maharashtra", "“India” is not a state"],
    ["room", "Church", undefined, "“Church” is not in the list. Choose the closest match."],
    ["clientType", "Hospitals", "hospital", "“Hospitals” is not in the list."],
    ["clientType", "Hospital or school", undefined, "“Hospital or school” is not in the list."],
    ["room", "Indoor stadium", "stadium", "“Indoor stadium” is not in the list."],
    ["room", "Main conference hall", "conference", "“Main conference hall” is not in the list."],
    ["products", "Glasswool", "Fabril Glass Stoff Panel", "There is no product “Glasswool”. Choose a product"],
    ["products", "ABT-01 recliners", "ABT-01", "There is no product “ABT-01 recliners”. Choose a product"],
    ["products", "Ceiling tiles", undefined, "There is no product “Ceiling tiles”. Choose a product"],
    ["year", "21", undefined, "Write a year of four digits"],
    ["year", "about 2021", "2021", "Write a year of four digits"],
    ["products", "Perf. Acoustic Panel", "Perforated Acoustic Panel", "There is no product"],
    ["products", "Gypsum perf", "Perforated Gypsum Board", "There is no product"],
    ["year", "Q3 2021", "2021", "Write a year of four digits"],
    ["area", "2 x 1800 sft", "3600 sq ft", "Write the area with its unit"],
    ["year", "Mar 2021", "2021", "Write a year of four digits"],
    ["sample", "", undefined, "Choose a value from the list."],
    ["area", "2 bighas", undefined, "Write the area with its unit"],
    ["project", "Caf\uFFFD", undefined, "This cell has a damaged character"],
  ])(
    "with the wrong %s “%s” are refused at this cell, with what to write and one suggestion",
    (column, cell, meant, words) => {
      const { rows, version } = projects.read();
      const wrong = [...rows, row({ [column]: cell })];
      const { mistakes } = projects.check(wrong);
      expect(mistakes.map((mistake) => [mistake.row, mistake.column, mistake.word, mistake.suggestion])).toEqual([
        [1, column, cell, meant],
      ]);
      expect(mistakes[0]?.message).toContain(words);
      expect(projects.save(wrong, version)).toMatchObject({ outcome: "refused" });
      expect(projects.read().version).toBe(version);
    },
  );

  test("without a room and a kind of client are saved, and exported with these as not stated", () => {
    const { rows, version } = projects.read();
    const added = [...rows, row({ room: "", clientType: "" })];
    expect(projects.save(added, version)).toMatchObject({ outcome: "saved" });
    expect(project.text("projects/south.csv")).toContain('Hall,"Kochi, Kerala",A,,,no\n');
    expect(projects.import(projects.exported()).rows).toEqual(projects.read().rows);
    store.undo(store.history()[0]!.id);
  });

  test("changed by somebody else are not overwritten", () => {
    const { rows, version } = projects.read();
    project.write("projects/west.csv", `${header}\n`);
    expect(projects.save(rows, version)).toMatchObject({ outcome: "changed elsewhere" });
    expect(project.text("projects/west.csv")).toBe(`${header}\n`);
    project.write("projects/west.csv", west);
  });
});

test("every spelling is of a state, a room or a client of the site", () => {
  const { regions } = parse(readFileSync("content/map.yaml", "utf8")) as {
    regions: Record<string, { states: string[] }>;
  };
  const spellings = parse(readFileSync("content/spellings.yaml", "utf8")) as Record<string, Record<string, string>>;
  const { choices } = projects.read();
  const states = Object.values(regions).flatMap((region) => region.states);
  expect(states).toEqual(expect.arrayContaining(Object.values(spellings["states"]!)));
  expect(states).toEqual(expect.arrayContaining(Object.keys(spellings["cities"]!)));
  expect(Object.keys(choices["room"]!)).toEqual(expect.arrayContaining(Object.values(spellings["rooms"]!)));
  expect(Object.keys(choices["clientType"]!)).toEqual(expect.arrayContaining(Object.values(spellings["clientTypes"]!)));
});

test.each([
  ["sample", ["Y", "", "no"], ["yes", "", "no"]],
  ["area", ["450 m²", "Total", "", "300 m²"], ["450 m²", "Total", "", "300 m²"]],
])("the cells of a copied column %s keep their places", (column, cells, filled) => {
  const { rows } = projects.import(rowsOfColumn(cells, placeOf(column)));
  expect(rows.map((cellsOfRow) => cellsOfRow[placeOf(column)])).toEqual(filled);
});

test("a product whose name has a comma stays one product, beside others", () => {
  const named = new EditedProject();
  named.write(
    "products/wallPanels/petPanel.yaml",
    named.text("products/wallPanels/petPanel.yaml").replace(/^name: .*$/m, 'name: "PET Panel, felt"'),
  );
  const opened = new ProjectStore(named.open());
  const { rows } = opened.import([row({ products: "PET Panel, felt; Fabril Stoff Panel, Glasswool" })]);
  const cell = rows[0]?.[placeOf("products")] ?? "";
  expect(cell).toBe("PET Panel, felt; Fabril Stoff Panel; Glasswool");
  expect(opened.check(rows).mistakes).toMatchObject([{ column: "products", word: "Glasswool" }]);
});

test("a table with paragraphs instead of products and rooms is checked without a long wait", () => {
  const paragraph = (index: number) => `Paragraph ${index} `.padEnd(1000, "of words ");
  const rows = Array.from({ length: 500 }, (_, index) =>
    row({ project: `Hall ${index}`, room: paragraph(index), products: paragraph(index) }),
  );
  const { mistakes } = projects.check(rows);
  expect(mistakes.filter(({ column }) => ["room", "products"].includes(column))).toHaveLength(1000);
}, 20_000);

test("no project moves to another table while the state of one, or all states, are unknown", () => {
  const { rows } = projects.read();
  const map = project.text("map.yaml");
  project.write("map.yaml", `${map}\n  - [`);
  expect(() => projects.changesTo(rows)).toThrow("Correct it first");
  project.write("map.yaml", map);
  project.write("projects/west.csv", west.replace("Maharashtra", "Maharastra"));
  expect(() => projects.changesTo(projects.read().rows)).toThrow("in row 1 first: “Pune, Maharastra”");
  project.write("projects/west.csv", west);
  expect(projects.changesTo(rows)).toEqual([]);
});

describe("a table that was edited by hand", () => {
  test.each([
    ["with a byte order mark, as Excel saves it", `\uFEFF${west}`],
    ["with empty lines", `${west}\n\n`],
  ])("%s is read and saved like any other", (_, text) => {
    project.write("projects/west.csv", text);
    const { rows, version } = projects.read();
    expect(rows.map(([name]) => name)).toEqual(["Court"]);
    expect(projects.save([rows[0]!.with(0, "High court")], version)).toMatchObject({ outcome: "saved" });
    expect(project.text("projects/west.csv")).toBe(west.replace("Court", "High court"));
    project.write("projects/west.csv", west);
  });

  test.each([
    ["a column of its own", west.replace("area", "notes"), "in line 1: Begin the table with the columns project,"],
    ["a row with one cell too many", west.replace("450 m²", "450 m²,big"), "in line 2: This row has 9 columns"],
    ["a missing quotation mark", `${west}"Open quote, Pune`, "in line 3: This table cannot be read from here on."],
  ])("with %s is not changed, and the message says what to correct", (_, text, words) => {
    project.write("projects/west.csv", text);
    const message = expect.stringContaining(`Correct the table projects/west.csv first, ${words}`);
    expect(() => projects.read()).toThrow(expect.objectContaining({ message }));
    expect(() => projects.save([], "")).toThrow(NotPossible);
    expect(() => projects.changesTo([])).toThrow(NotPossible);
    expect(project.text("projects/west.csv")).toBe(text);
    project.write("projects/west.csv", west);
  });
});

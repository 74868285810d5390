import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { afterAll, describe, expect, test } from "vitest";
import { NotPossible } from "../store/outcomes.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { emptyRow, placeOf, rowsOfColumn } from "./project-columns.ts";
import { ProjectStore } from "./project-store.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";

afterAll(removeProjects);

const header = "project,location,client,room,clientType,sample";
const court = 'Court,"Pune, Maharashtra",PWD,court,public-works,no';
const west = `${header},area,products\n${court},450 m²,wallPanels/petPanel\n`;
const project = new EditedProject();
for (const region of ["north", "east", "south", "central"]) project.write(`projects/${region}.csv`, `${header}\n`);
project.write("projects/west.csv", west);
const store = project.open();
const projects = new ProjectStore(store);

/** A row of the editor's table. */
function row(cells: Readonly<Record<string, string>>): string[] {
  const hall = { project: "Hall", location: "Kochi, Kerala", client: "A", room: "hall", clientType: "private" };
  return Object.entries({ ...hall, ...cells }).reduce(
    (changed, [column, cell]) => changed.with(placeOf(column), cell),
    [...emptyRow],
  );
}

describe("an imported spreadsheet", () => {
  test("is matched by its headings, joins city and state, and converts other spellings and typos to the site's words", () => {
    const table = [
      ["Projects of 2024"],
      [
        "Sr. No.",
        "Name of Project:",
        "City",
        "State",
        "Customer",
        "Room type",
        "Sector",
        "Completed",
        "Area (sqft)",
        "Materials",
      ],
      ["1", "Hall", "Agra", "UP", "A", "Board room", "PWD", "2021-05-01", "4,850", "PET panel, Other"],
      ["2", "Club", "Mohali, punjab", "punjab", "B", "Hall", "Private client", "2022", "300 sqft", ""],
      ["3", "Library", "New Delhi", "Delhi", "C", "Library", "college", "2023", "", ""],
      ["4", "Theatre", "Pune", "Maharastra", "D", "Auditorum", "Universty", "2024", "", ""],
      ["5", "Chapel", "Manipal", "Karnatak", "E", "Chapel", "Mall", "2024", "", ""],
    ];
    const imported = projects.import(table);
    expect(imported.headingRow).toBe(2);
    expect(imported.read).toContain("City and State as Location");
    expect([imported.leftOut, imported.missing]).toEqual([[], []]);
    expect(imported.rows.map((cells) => cells.slice(0, 9))).toEqual([
      ["Hall", "Agra, Uttar Pradesh", "A", "conference", "public-works", "", "2021", "4,850 sq ft", "PET Panel; Other"],
      ["Club", "Mohali, Punjab", "B", "hall", "private", "", "2022", "300 sqft", ""],
      ["Library", "New Delhi, Delhi", "C", "library", "university", "", "2023", "", ""],
      ["Theatre", "Pune, Maharashtra", "D", "auditorium", "university", "", "2024", "", ""],
      ["Chapel", "Manipal, Karnataka", "E", "Chapel", "Mall", "", "2024", "", ""],
    ]);
  });

  test("is matched by the words in its headings, but not by those about something else", () => {
    const headings =
      "Sl. No|Work order no.|Name of Work|Place|State|Client|Type of Client|Hall|Yr|Area sq.ft|Products Supplied|Project value";
    const written = "1|77|Hall|Agra|UP|A|PWD|Audi|2021|450|PET Panel & Slat Panel|90";
    const imported = projects.import([headings.split("|"), written.split("|")]);
    expect(imported.leftOut).toEqual(["Work order no.", "Project value"]);
    expect(imported.missing).toEqual([]);
    expect(imported.rows.map((cells) => cells.slice(0, 9))).toEqual([
      ["Hall", "Agra, Uttar Pradesh", "A", "auditorium", "public-works", "", "2021", "450 sq ft", expect.any(String)],
    ]);
    const onlyRow = ["Town hall", "Pune, Maharashtra", "State Works Company", "Hall", "Sector office", "Sample"];
    expect(projects.import([onlyRow]).headingRow).toBe(0);
    expect(projects.import(projects.exported().slice(1)).headingRow).toBe(0);
  });

  test.each([
    ["ABT 02 / PET panel", "ABT-02; PET Panel"],
    ["ABT01", "ABT-01"],
    ["Acoustic Timber Door & Stage Curtain", "Acoustic Timber Door; Stage Curtains"],
    ["Wooden Slat Acoustic Panel", "Slated Wooden Acoustic Panel"],
    ["Wooden Glass Acoustic Panel", "Wooden Glass Acoustic Panel"],
    ["ABT 2 chairs", "ABT-02"],
    ["Absoft tiles & Auditorium chairs ABT-01", "Absoft Acoustic Ceiling Tile; ABT-01"],
    ["Perforated wall panels", "Perforated Acoustic Panel"],
    ["Wooden acoustic doors", "Acoustic Doors"],
    ["MDF/HDF boards", "MDF/HDF boards"],
    ["Slatted wooden panel", "Slated Wooden Acoustic Panel"],
    ["Push-back chairs; Doors", "Seating Systems; Acoustic Doors"],
    ["PET Panels; Wood-wool panels; ABT-2; ABT02; abt 2", "PET Panel; Fabril Wood Wool Panel; ABT-02; ABT-02; ABT-02"],
    // A category by its name in the menu.
    ["Wall panels", "Acoustic Wall Panels"],
    // A property of every JavaScript object.
    ["constructor", "constructor"],
    ["Linear Clg, Glass Stoff", "Linear Ceiling; Fabril Glass Stoff Panel"],
  ])("with the products %s has %s", (written, products) =>
    expect(projects.import([row({ products: written })]).rows[0]?.[placeOf("products")]).toBe(products),
  );

  test("with an office's words for a client has the site's", () =>
    expect(projects.import([row({ clientType: "Govt. PWD", room: "Court Hall" })]).rows[0]?.slice(3, 5)).toEqual([
      "court",
      "public-works",
    ]));

  test.each([
    ["City, State|Client|Year", "Pune, Maharashtra|A|2021", ["Pune, Maharashtra", "2021"]],
    ["Location (City, State)|Client|Name of work", "Pune, Maharashtra|A|Hall", ["Pune, Maharashtra", ""]],
    ["Year of start|Year of completion|Client|City|State", "2019|2021|A|Pune|MH", ["Pune, Maharashtra", "2021"]],
    [
      "Site Engineer|Place|State|Client|PO date|Date of handover",
      "R|Pune|MH|A|2019|2021",
      ["Pune, Maharashtra", "2021"],
    ],
    ["Name|City|Company|Completed", "Hall|Pune, MH|A|2021", ["Pune, Maharashtra", "2021"]],
  ])("with the headings %s has its place and year from the right columns", (headings, cells, expected) => {
    const [imported] = projects.import([headings.split("|"), cells.split("|")]).rows;
    expect([imported?.[placeOf("location")], imported?.[placeOf("year")]]).toEqual(expected);
  });

  test.each([
    "Qty (Sq. Ft.)",
    "Area (sq ft)",
    "Sq.Ft.",
    "Area in Sqft",
    "SFT",
    "Sq. feet (area):",
    "Carpet area, sq.ft",
  ])("with the heading %s has its areas in square feet", (heading) => {
    const { rows, leftOut } = projects.import([
      ["Sr.No", "Project", "Location", heading],
      ["1", "Hall", "Pune", "4,850"],
    ]);
    expect([rows[0]?.[placeOf("area")], leftOut]).toEqual(["4,850 sq ft", []]);
  });

  test.each(["Area ('000 sq ft)", "Area in thousand sqft", "Built-up area (sq.m / sq.ft)"])(
    "with the heading %s has its areas as they are, because their unit is uncertain",
    (heading) => {
      const { rows } = projects.import([
        ["Project", "Location", heading],
        ["Hall", "Pune", "125"],
      ]);
      expect(rows[0]?.[placeOf("area")]).toBe("125");
    },
  );

  test("has no area from a price per area or a number without a unit", () => {
    const headings = ["Project", "Location", "Rate (Sq. Ft.)", "Rs per sqft", "Qty"];
    const { rows, leftOut } = projects.import([headings, ["Hall", "Pune", "90", "90", "90"]]);
    expect([rows[0]?.[placeOf("area")], leftOut]).toEqual(["", headings.slice(2)]);
  });

  test("has as its project the name of the work, not its type or its architect", () => {
    const headings = ["Architect name", "Type of work", "Name of Work", "Client"];
    expect(projects.import([headings, ["X", "Y", "Hall", "A"]]).rows[0]?.[0]).toBe("Hall");
  });

  test.each([
    ["ABT 2 recliners", "ABT 2 recliners", "ABT-02"],
    ["Wooden slit panels / Acoustic door - 4 nos.", "Acoustic door - 4 nos.", "Acoustic Doors"],
    ["PET panel & Glasswool", "Glasswool", undefined],
    ["Acoustic ceiling tiles", "Acoustic ceiling tiles", "Acoustic Ceilings"],
    ["Ceiling", "Ceiling", undefined],
  ])("with the products %s names “%s” as unknown, and keeps the others", (products, word, suggestion) => {
    const { rows } = projects.import([row({ products })]);
    expect(projects.check(rows).mistakes).toMatchObject([{ word, suggestion }]);
  });

  test.each([
    ["UK", "Uttarakhand"],
    ["Uttrakhand", "Uttarakhand"],
    ["Dehradun (UK)", "Dehradun, Uttarakhand"],
    ["Mohali - Punjab", "Mohali, Punjab"],
    ["Chandigarh (UT)", "Chandigarh"],
    ["Mumbai (Dadar)", "Mumbai (Dadar)"],
    ["Orissa", "Odisha"],
    ["Pondicherry", "Puducherry"],
    ["New Delhi", "New Delhi, Delhi"],
    ["Bombay", "Bombay, Maharashtra"],
    ["Andheri (W), Mumbai", "Andheri (W), Mumbai, Maharashtra"],
    ["Mysore Karnataka", "Mysore, Karnataka"],
    ["Puducherry, Puducherry", "Puducherry, Puducherry"],
    ["T.Nagar, Chennai TN", "T.Nagar, Chennai, Tamil Nadu"],
    // UT is the union territory of the same name, if there is one.
    ["Chandigarh, UT", "Chandigarh"],
    ["Leh, UT", "Leh, UT"],
  ])("with the location %s is in %s", (written, location) =>
    expect(projects.import([row({ location: written })]).rows[0]?.[1]).toBe(location),
  );

  test("with a row of totals below has no project of it, and says so", () => {
    const headings = ["S.No", "Project", "Location", "Client", "Area"];
    const totals = ["", "Grand total:", "", "", "3,200 sq ft"];
    const { rows, totals: ignored } = projects.import([
      headings,
      ["1", "Total Mall", "Pune, MH", "A", "3,200"],
      totals,
    ]);
    expect([rows.map(([name]) => name), ignored]).toEqual([["Total Mall"], 1]);
  });

  test("with line breaks inside cells has each cell on one line, and a product a line", () => {
    const imported = projects.import([
      ["Name of\nproject", "City", "State", "Client", "Products used"],
      ["Pune\nMunicipal Corporation", "Pune\n", "\nMaharashtra", "Public\r\nWorks", "PET Panel\nOther"],
    ]);
    expect(imported.rows[0]!.slice(0, 3)).toEqual(["Pune Municipal Corporation", "Pune, Maharashtra", "Public Works"]);
    expect(imported.rows[0]![placeOf("products")]).toBe("PET Panel; Other");
  });

  test("without headings is read in the editor's column order, and says which columns are missing", () => {
    expect(projects.import([["Hall", "Kochi, Kerala"]]).missing).toEqual(["Client"]);
    const { headingRow, missing, rows } = projects.import([["Hall", "Kochi, Kerala", "A"]]);
    expect([headingRow, missing, rows[0]?.[1]]).toEqual([0, [], "Kochi, Kerala"]);
  });

  test.each([
    "2021-03-31",
    "31/03/2021",
    "31.3.2021",
    "31-Mar-2021",
    "31st March, 2021",
    "March 2021",
    "Mar-2021",
    "03/2021",
    "31/03/21",
    "Mar-21",
    "March ’21",
    "Dec'21",
    "'21",
    "31/03/2021 00:00",
  ])("with the date of completion %s gives the year", (date) =>
    expect(projects.import([row({ year: date })]).rows[0]?.[placeOf("year")]).toBe("2021"),
  );

  test.each(["-", "NA", "N/A", "n.a.", "Nil", "—"])("with %s in a cell has nothing in it", (written) =>
    expect(projects.import([row({ year: written, area: written })]).rows[0]?.slice(6, 8)).toEqual(["", ""]),
  );

  test.each(["2020-21", "20-21", "03-21", "about 2021"])(
    "with the ambiguous year %s keeps it, to be corrected",
    (year) => expect(projects.import([row({ year })]).rows[0]?.[placeOf("year")]).toBe(year),
  );

  test("with the paths or names of files that are photographs of the site has these photographs", () => {
    const photographs = "C:\\Photos\\Pet-Panel-Hero.JPG; recital_hall_dusk.webp, other.jpg";
    expect(projects.import([row({ photographs })]).rows[0]?.[placeOf("photographs")]).toBe(
      "pet-panel-hero; recital-hall-dusk; other.jpg",
    );
  });

  test("with a file that is not one of the site's photographs is refused, with how to add it", () => {
    const { mistakes } = projects.check([row({ photographs: "recital-hall-dusk; hall.jpg", page: "hall" })]);
    expect(mistakes).toMatchObject([
      {
        column: "photographs",
        word: "hall.jpg",
        message: expect.stringContaining("There is no photograph “hall.jpg”"),
      },
    ]);
  });

  test("that was exported is imported unchanged", async () => {
    const exported = await readTable(await writeTable(projects.exported(), "Projects"));
    expect(exported.rows[1]?.slice(3, 9)).toEqual([
      "Courtroom",
      "Public works department",
      "Real",
      "",
      "450 m²",
      "PET Panel",
    ]);
    expect(projects.import(exported.rows).rows).toEqual(projects.read().rows);
  });
});

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
    ["products", "Glasswool", undefined, "There is no product “Glasswool”. Choose a product"],
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
    ["area", "2 acres", undefined, "Write the area with its unit"],
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

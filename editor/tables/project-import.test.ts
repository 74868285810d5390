import { afterAll, describe, expect, test } from "vitest";
import { removeProjects } from "../testing/editor-fixture.ts";
import { openProjectTables, row } from "../testing/project-tables.ts";
import { placeOf } from "./project-columns.ts";
import { readTable } from "./read-table.ts";
import { writeTable } from "./write-table.ts";

afterAll(removeProjects);

const { projects } = openProjectTables();

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
    ["Theatre chairs; Doors", "Seating Systems; Acoustic Doors"],
    ["PET Panels; Wood-wool panels; ABT-2; ABT02; abt 2", "PET Panel; Fabril Wood Wool Panel; ABT-02"],
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
    ["PET panel & Glasswool", "Glasswool", "Fabril Glass Stoff Panel"],
    ["PET panel & Gravel", "Gravel", undefined],
    // By the words of the search.
    ["Woodwool boards", "Woodwool boards", "Fabril Wood Wool Panel"],
    ["Calcium silicate tiles", "Calcium silicate tiles", "CalciLite Ceiling Tile"],
    ["lay in ceiling", "lay in ceiling", "Lay-In Tiles"],
    // These say more than the name of a category.
    ["Fabric panel", "Fabric panel", "Arch Stretch Fabric Panel"],
    ["Push-back chairs", "Push-back chairs", "Seating Systems"],
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

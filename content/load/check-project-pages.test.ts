import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const required = "project,location,client,room,clientType,sample";
const optional = "year,area,products,page,photographs";
const hall = 'Town hall,"Mysuru, Karnataka",City,hall,municipal,no';
const description = "{ alt: A hall., visualisation: false }";

/** A copy with these projects in the south, whose tables describe two photographs. */
function withRows(rows: readonly string[], header = `${required},${optional}`): ContentCopy {
  return new ContentCopy()
    .remove("projects/south.csv")
    .add("projects/south.csv", `${[header, ...rows].join("\n")}\n`)
    .addPicture("hall-north")
    .addPicture("hall-south")
    .edit("pictures.yaml", /$/, `hall-north: ${description}\nhall-south: ${description}\n`);
}

const projects = (copy: ContentCopy) => copy.load().regions.find(({ id }) => id === "south")?.rows ?? [];

describe("a project with optional fields", () => {
  test("is joined with its products and its photographs, and its area is printed with its unit", () => {
    const row = `${hall},2021,850 m2,wallPanels/petPanel; wallPanels/slatedPanel,town-hall,hall-south; hall-north`;
    const [project] = projects(withRows([row]));
    expect(project).toMatchObject({ year: "2021", area: "850 m²", path: "/projects/town-hall" });
    expect(project?.products.map(({ id }) => id)).toEqual(["wallPanels/petPanel", "wallPanels/slatedPanel"]);
    expect(project?.photographs.map(({ id, alt }) => [id, alt])).toEqual([
      ["hall-south", "A hall."],
      ["hall-north", "A hall."],
    ]);
  });

  test("may lack any of them, and its columns may have any order", () => {
    const [first, second] = projects(withRows([`${hall},,2019`, `${hall},"9,150 sq ft",`], `${required},area,year`));
    expect(first).toMatchObject({ year: "2019", products: [], photographs: [], path: "/projects?region=south" });
    expect(first?.area).toBeUndefined();
    expect(second).toMatchObject({ area: "9,150 sq ft" });
    expect(second?.year).toBeUndefined();
  });
});

test.each([
  ["850 m2", "850 m²"],
  ["300 sqm", "300 m²"],
  ["300sq.m.", "300 m²"],
  ["1,20,000 Sq. Mtr", "1,20,000 m²"],
  ["12.5 square metres", "12.5 m²"],
  ["4,850 sqft", "4,850 sq ft"],
  ["4,850 Sq. Ft.", "4,850 sq ft"],
])("the area %j is accepted and printed as %j", (written, printed) => {
  expect(projects(withRows([`${hall},,"${written}",,,`]))[0]?.area).toBe(printed);
});

test("a project may have no room and no kind of client", () => {
  expect(withRows(['Hall,"Mysuru, Karnataka",City,,,no,,,,,']).mistakes()).toEqual([]);
});

test("every mistake in a row is reported at once, together with those of the other rows", () => {
  const rows = [
    'Hall,"Mysuru, Kerela",City,barn,king,maybe,21,850,,,',
    'Hall,"Mysuru, Karnataka",City,hall,king,no,,,,,',
  ];
  expect(
    withRows(rows)
      .mistakes()
      .map((line) => line.split(": ").slice(0, 2).join(" ")),
  ).toEqual(
    expect.arrayContaining([
      ...["clientType", "sample", "year", "area", "location", "room"].map(
        (cell) => `content/projects/south.csv:2 ${cell}`,
      ),
      "content/projects/south.csv:3 clientType",
    ]),
  );
});

describe("a project is refused", () => {
  test.each([
    [
      "an unknown column",
      [],
      `${required},years`,
      /south\.csv:1: Begin the table with the columns project,.* and, optionally, year,area/,
    ],
    ["a duplicate column", [], `${required},year,year`, /Begin the table with the columns/],
  ])("with %s", (_what, rows, header, message) => {
    expect(withRows(rows, header).mistakes()).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ["a year of two digits", "21,,,,", /south\.csv:2: year: Write a year of four digits, such as 2021, not “21”\.$/],
    [
      "a year far in the future",
      "2099,,,,",
      /south\.csv:2: year: Write the year in which it was finished or will be, 20\d\d at the latest, not “2099”\.$/,
    ],
    [
      "an area without a unit",
      ",850,,,",
      /area: Write the area with its unit, such as 850 m² or 850 sq ft, not “850”\.$/,
    ],
    ["an area of another unit", ",2 bighas,,,", /area: Write the area with its unit, such as 450 m² or 450 sq ft/],
    [
      "an unknown product",
      ",,wallPanels/petPanels,,",
      /products\[0\]: There is no product “wallPanels\/petPanels”\. Choose wallPanels\/petPanel,/,
    ],
    [
      "a product named twice",
      ",,wallPanels/petPanel;wallPanels/petPanel,,",
      /products: “wallPanels\/petPanel” is listed twice/,
    ],
    [
      "a photograph without a description",
      ",,,town-hall,hall-nort",
      /photographs\[0\]: There is no picture “hall-nort”\. Choose hall-north,/,
    ],
    ["a photograph named twice", ",,,town-hall,hall-north;hall-north", /photographs: “hall-north” is listed twice/],
    [
      "photographs and no page",
      ",,,,hall-north",
      /page: Write the last part of the address of its page, such as town-hall-mysuru, because/,
    ],
    ["a page and no photographs", ",,,town-hall,", /photographs: List at least one photograph/],
    ["an invalid slug", ",,,Town Hall,hall-north", /page: Write the last part of an address in lower-case letters/],
  ])("with %s", (_what, cells, message) => {
    expect(withRows([`${hall},${cells}`]).mistakes()).toEqual([expect.stringMatching(message)]);
  });

  test("with the page of another project", () => {
    const other = hall.replace("Town hall", "Court");
    expect(withRows([`${hall},,,,hall,hall-north`, `${other},,,,hall,hall-south`]).mistakes()).toEqual([
      expect.stringMatching(
        /south\.csv:3: page: Another project also has “hall” \(.*south\.csv:2\)\. Give each project with a page a different address/,
      ),
    ]);
  });

  test("with the name and location of another project that has a page, since both would have one title", () => {
    expect(withRows([`${hall},,,,one,hall-north`, `${hall},,,,two,hall-south`]).mistakes()).toEqual([
      expect.stringMatching(
        /south\.csv:3: project: Another project also has “Town hall, Mysuru, Karnataka” \(.*south\.csv:2\)/,
      ),
    ]);
    expect(withRows([`${hall},,,,one,hall-north`, `${hall},,,,,`]).mistakes()).toEqual([]);
  });
});

afterEach(removeContentCopies);

const south = "projects/south.csv";

test("a project in a state of another region", () => {
  expect(new ContentCopy().edit(south, "Mysuru, Karnataka", "Pune, Maharashtra").mistakes()).toEqual([
    expect.stringMatching(
      /^content\/projects\/south\.csv:2: location: End the location with a comma and Karnataka, .*, not “Maharashtra”\.$/,
    ),
  ]);
});

test("a location without a state", () => {
  expect(new ContentCopy().edit(south, "Kochi, Kerala", "Kochi").mistakes()).toEqual([
    expect.stringMatching(
      /^content\/projects\/south\.csv:3: location: End the location with a comma and Kerala, .* not “Kochi”\.$/,
    ),
  ]);
});

test("a union territory that is its own city", () => {
  expect(new ContentCopy().edit(south, "Kochi, Kerala", "Puducherry").load().regions[2]?.rows[1]?.state).toBe(
    "Puducherry",
  );
});

test("kinds of room and client that are not in the filters", () => {
  expect(
    new ContentCopy().edit(south, "University,auditorium,university", "University,hal,college").mistakes(),
  ).toEqual([
    expect.stringMatching(/south\.csv:2: room: There is no type of room “hal”\. Choose hall, /),
    expect.stringMatching(/south\.csv:2: clientType: There is no type of client “college”\. Choose /),
  ]);
});

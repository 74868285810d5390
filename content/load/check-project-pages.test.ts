import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const required = "project,location,client,room,clientType,sample";
const optional = "year,area,products,page,photographs";
const hall = 'Town hall,"Mysuru, Karnataka",City,hall,government,no';
const description = "{ alt: A hall., visualisation: false }";

/** A copy in which these are the projects of the south, whose tables describe two photographs. */
function withRows(rows: readonly string[], header = `${required},${optional}`): ContentCopy {
  return new ContentCopy()
    .remove("projects/south.csv")
    .add("projects/south.csv", `${[header, ...rows].join("\n")}\n`)
    .addPicture("hall-north")
    .addPicture("hall-south")
    .edit("pictures.yaml", /$/, `hall-north: ${description}\nhall-south: ${description}\n`);
}

const projects = (copy: ContentCopy) => copy.load().regions.find(({ id }) => id === "south")?.rows ?? [];

describe("what a project proves", () => {
  test("is joined with its products and its photographs, and its area is printed with the sign of its unit", () => {
    const row = `${hall},2021,850 m2,wallPanels/petPanel; wallPanels/slatedPanel,town-hall,hall-south; hall-north`;
    const [project] = projects(withRows([row]));
    expect(project).toMatchObject({ year: "2021", area: "850 m²", path: "/projects/town-hall" });
    expect(project?.products.map(({ id }) => id)).toEqual(["wallPanels/petPanel", "wallPanels/slatedPanel"]);
    expect(project?.photographs.map(({ id, alt }) => [id, alt])).toEqual([
      ["hall-south", "A hall."],
      ["hall-north", "A hall."],
    ]);
  });

  test("may be missing, cell by cell, and its columns may have any order", () => {
    const [first, second] = projects(withRows([`${hall},,2019`, `${hall},"9,150 sq ft",`], `${required},area,year`));
    expect(first).toMatchObject({ year: "2019", products: [], photographs: [], path: "/projects?region=south" });
    expect(first?.area).toBeUndefined();
    expect(second).toMatchObject({ area: "9,150 sq ft" });
    expect(second?.year).toBeUndefined();
  });
});

describe("a project is refused", () => {
  test.each([
    ["an unknown column", [], `${required},years`, /found the header .* and, where wanted, year,area/],
    ["a column that is there twice", [], `${required},year,year`, /found the header/],
  ])("with %s", (_what, rows, header, message) => {
    expect(withRows(rows, header).mistakes()).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ["a year without its century", "21,,,,", /south\.csv:2: year: found "21", allowed: a year of four digits/],
    ["an area without a unit", ",850,,,", /area: found "850", allowed: a number with its unit, such as 850 m²/],
    [
      "a product that does not exist",
      ",,wallPanels/petPanels,,",
      /products\[0\]: found "wallPanels\/petPanels", allowed: wallPanels\/petPanel,/,
    ],
    [
      "a product named twice",
      ",,wallPanels/petPanel;wallPanels/petPanel,,",
      /products: found "wallPanels\/petPanel" twice/,
    ],
    [
      "a photograph that is not described",
      ",,,town-hall,hall-nort",
      /photographs\[0\]: found "hall-nort", allowed: hall-north,/,
    ],
    ["a photograph named twice", ",,,town-hall,hall-north;hall-north", /photographs: found "hall-north" twice/],
    [
      "photographs and no page",
      ",,,,hall-north",
      /page: found nothing, allowed: the last part of the address of its page, such as town-hall-mysuru$/,
    ],
    ["a page and no photographs", ",,,town-hall,", /photographs: found nothing, allowed: at least one picture/],
    [
      "a page that is no part of an address",
      ",,,Town Hall,hall-north",
      /page: found "Town Hall", allowed: lower-case letters/,
    ],
  ])("with %s", (_what, cells, message) => {
    expect(withRows([`${hall},${cells}`]).mistakes()).toEqual([expect.stringMatching(message)]);
  });

  test("with the page of another project", () => {
    const other = hall.replace("Town hall", "Court");
    expect(withRows([`${hall},,,,hall,hall-north`, `${other},,,,hall,hall-south`]).mistakes()).toEqual([
      expect.stringMatching(/south\.csv:3: page: found "hall" as in .*south\.csv:2, allowed: an address that no other/),
    ]);
  });

  test("with the name and location of another project that has a page, since both would have one title", () => {
    expect(withRows([`${hall},,,,one,hall-north`, `${hall},,,,two,hall-south`]).mistakes()).toEqual([
      expect.stringMatching(/south\.csv:3: project: found "Town hall, Mysuru, Karnataka" as in .*south\.csv:2/),
    ]);
    expect(withRows([`${hall},,,,one,hall-north`, `${hall},,,,,`]).mistakes()).toEqual([]);
  });
});

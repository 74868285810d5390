import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const pet = "products/wallPanels/petPanel.yaml";
const absoft = "products/acousticCeilings/absoftTile.yaml";
const slated = "products/wallPanels/slatedPanel.yaml";

/** The first line of a content file that contains a text. */
function lineOf(path: string, text: string): number {
  const lines = readFileSync(`content/${path}`, "utf8").split("\n");
  return lines.findIndex((line) => line.includes(text)) + 1;
}

describe("a mistake is reported with file, line, field, and how to correct it", () => {
  test("content without mistakes loads", () => {
    expect(new ContentCopy().mistakes()).toEqual([]);
  });

  test("an unknown field", () => {
    const mistakes = new ContentCopy().edit(pet, "shortName: PET", "shortNam: PET").mistakes();
    expect(mistakes).toEqual([
      `content/${pet}:2: shortName: Write the short name.`,
      expect.stringMatching(
        /^content\/products\/wallPanels\/petPanel\.yaml:3: shortNam: There is no field “shortNam” here\. Use shortName, name, /,
      ),
    ]);
  });

  test("an unknown field inside a drawing", () => {
    const mistakes = new ContentCopy().edit(pet, "  edges: []", "  edges: []\n  thick: 9").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/petPanel\.yaml:\d+: drawing\.thick: There is no field “thick” here\. Use kind, /),
    ]);
  });

  test("a misspelt figure", () => {
    const mistakes = new ContentCopy().edit(pet, "density:", "densty:").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining(
        `content/${pet}:${lineOf(pet, "density:")}: specifications[1].figures.densty: There is no figure “densty”. Choose density, `,
      ),
    ]);
  });

  test("a figure without quotes", () => {
    const mistakes = new ContentCopy().edit(absoft, '"0.90"', "0.90").mistakes();
    expect(mistakes).toEqual([
      `content/${absoft}:${lineOf(absoft, "nrc:")}: specifications[2].figures.nrc: Put 0.90 in quotes, so that no digit is lost: "0.90".`,
    ]);
  });

  test("a colour code without quotes", () => {
    const mistakes = new ContentCopy().edit("swatches/petFelts.yaml", '"001"', "001").mistakes();
    expect(mistakes).toEqual([
      'content/swatches/petFelts.yaml:6: swatches[0].name: Put 001 in quotes, so that no digit is lost: "001".',
    ]);
  });

  test("a coefficient that is not a number or range", () => {
    const mistakes = new ContentCopy().edit(slated, '"0.83"', '"high"').mistakes();
    expect(mistakes).toEqual([
      `content/${slated}:${lineOf(slated, "nrc:")}: specifications[1].figures.nrc: Write the NRC as a number or a range, such as 0.90 or 0.6-0.83, not “high”.`,
    ]);
  });

  test("a decimal comma", () => {
    const [mistake] = new ContentCopy().edit(slated, '"0.83"', '"0,83"').mistakes();
    expect(mistake).toMatch(/not “0,83”\. Decimals have a point, not a comma\.$/);
  });

  test("an unknown picture", () => {
    const mistakes = new ContentCopy().edit(pet, "banner: pet-panel-hero", "banner: pet-pannel-grey").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining(
        `content/${pet}:${lineOf(pet, "banner")}: pictures.banner: There is no picture “pet-pannel-grey”. Choose pet-panel-hero, `,
      ),
    ]);
  });

  test("an unknown swatch set", () => {
    const mistakes = new ContentCopy().edit(pet, "swatches: petFelts", "swatches: petFelt").mistakes();
    expect(mistakes).toEqual([
      `content/${pet}:${lineOf(pet, "petFelts")}: colours.swatches: There is no set of swatches “petFelt”. Choose petFelts, jutFabrics, stoffColours or woodFinishes.`,
    ]);
  });

  test("a picture without a file, and a file without a description", () => {
    const mistakes = new ContentCopy().edit("pictures.yaml", "cinema-screen:", "cinema:").mistakes();
    expect(mistakes).toContainEqual(
      expect.stringMatching(/pictures\.yaml:\d+: cinema: There is no picture “cinema”\. Choose /),
    );
    expect(mistakes).toContainEqual(
      expect.stringMatching(
        /pictures\.yaml:\d+: cinema-screen: Write alternative text for the picture “cinema-screen”, .* or under pictureDescriptions in the file of its product\./,
      ),
    );
  });

  test("a picture that is described twice", () => {
    const copy = new ContentCopy().edit(pet, /^ {2}pet-panel-hero:$/m, "  cinema-screen:");
    expect(copy.mistakes()).toContainEqual(
      expect.stringMatching(
        /petPanel\.yaml:\d+: pictureDescriptions\.cinema-screen: content\/pictures\.yaml:\d+ describes this picture too\./,
      ),
    );
  });

  test("a title that another page already has", () => {
    const mistakes = new ContentCopy().edit("pages/contact.yaml", "title: Contact us", "title: About us").mistakes();
    expect(mistakes).toEqual([
      "content/pages/contact.yaml:5: seo.title: Another page has the title “About us” already (content/pages/about.yaml:6). Write one that no other page has.",
    ]);
  });

  test("a project row with a comma too many", () => {
    const mistakes = new ContentCopy().edit("projects/west.csv", '"Pune, Maharashtra"', "Pune, Maharashtra").mistakes();
    expect(mistakes).toEqual([
      "content/projects/west.csv:3: This row has 7 columns, and the table has 6 (project,location,client,room,clientType,sample). Put a value that contains a comma in quotes.",
    ]);
  });

  test("a project row with an empty cell, and one with an invalid sample mark", () => {
    const copy = new ContentCopy().edit("projects/south.csv", "University,auditorium", ",auditorium");
    expect(copy.edit("projects/south.csv", "public-works,yes", "public-works,maybe").mistakes()).toEqual([
      "content/projects/south.csv:2: client: Write the client.",
      "content/projects/south.csv:3: sample: Choose yes or no, not “maybe”.",
    ]);
  });

  test("a project table with an open quote", () => {
    const mistakes = new ContentCopy().edit("projects/south.csv", 'Karnataka"', "Karnataka").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^content\/projects\/south\.csv:\d: This table cannot be read from here on\. A quotation mark is missing/,
      ),
    ]);
  });

  test("a project table with other columns", () => {
    const mistakes = new ContentCopy().edit("projects/south.csv", "project,location", "location,project").mistakes();
    expect(mistakes).toEqual([
      "content/projects/south.csv:1: Begin the table with the columns project,location,client,room,clientType,sample and, optionally, year,area,products,page,photographs, not “location,project,client,room,clientType,sample”.",
    ]);
  });

  test("a missing file", () => {
    expect(new ContentCopy().remove("company.yaml").mistakes()).toEqual([
      "content/company.yaml:1: This file is missing. Add it.",
    ]);
  });

  test("a syntax error in YAML", () => {
    const mistakes = new ContentCopy()
      .edit("pages/contact.yaml", "heading: Contact Us", 'heading: "Contact Us')
      .mistakes();
    expect(mistakes[0]).toMatch(/^content\/pages\/contact\.yaml:\d+: This cannot be read as YAML\. Correct it: .+\.$/);
  });

  test.each([
    ["no value before it has the name", "shortName: *star"],
    ["it is inside the value with the name", "shortName: &star { inside: *star }"],
    [
      "it multiplies values",
      `shortName: [&a [1], ${[..."abcdefgh"].map((name, at, names) => `&${names[at + 1] ?? "i"} [*${name}, *${name}]`).join(", ")}]`,
    ],
  ])("a text that begins with *, which stands for another value, if %s", (_, written) => {
    const mistakes = new ContentCopy().edit(pet, "shortName: PET", written).mistakes();
    expect(mistakes[0]).toMatch(
      new RegExp(`^content/${pet}:3: This cannot be read as YAML\\. Put a text that begins with \\* in quotes\\.$`),
    );
  });

  test("the same field twice", () => {
    const mistakes = new ContentCopy().edit(pet, "shortName: PET", "name: PET\nshortName: PET").mistakes();
    expect(mistakes).toEqual([`content/${pet}:3: This cannot be read as YAML. Correct it: Map keys must be unique.`]);
  });

  test("a word that is not allowed", () => {
    const mistakes = new ContentCopy()
      .edit("products/stageSystems/parCan.yaml", "tab: lighting", "tab: lights")
      .mistakes();
    expect(mistakes).toEqual([
      "content/products/stageSystems/parCan.yaml:4: tab: There is no tab “lights”. Choose lighting, curtains, flooring or services.",
    ]);
  });

  test("an unknown kind of drawing", () => {
    const mistakes = new ContentCopy().edit(pet, "kind: panel-section", "kind: panel").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /petPanel\.yaml:\d+: drawing\.kind: Choose perforation, slat, slit, panel-section, .* or light-bar, not “panel”\./,
      ),
    ]);
  });

  test("a wrong value in a value that is marked as a sample", () => {
    const mistakes = new ContentCopy().edit("company.yaml", "enquiry@example.com", "enquiry at example.com").mistakes();
    expect(mistakes).toEqual([
      `content/company.yaml:${lineOf("company.yaml", "enquiry@")}: emails[0].value: Write an email address, such as sales@example.com, not “enquiry at example.com”.`,
    ]);
  });

  test.each([
    ["an empty name", "name: PET Panel", 'name: ""', "name: Write the name."],
    ["an empty figure", 'density: "180-200 kg/m3"', 'density: ""', "figures.density: Write the density, or remove it."],
    [
      "a density without its unit",
      "180-200 kg/m3",
      "750",
      "figures.density: Write the density as a number with its unit, such as 750 kg/m³, not “750”.",
    ],
    ["a missing boolean", "    visualisation: true\n", "", "visualisation: Write true or false."],
    [
      "a word instead of a number",
      "[9, 12]",
      "[nine, 12]",
      "thicknessesMm[0]: Write entry 1 of the thicknesses in mm as a number, not “nine”.",
    ],
    ["a number below the minimum", "[9, 12]", "[-9, 12]", "thicknessesMm[0]: Write a number above 0, not -9."],
    [
      "a list instead of a text",
      "shortName: PET",
      "shortName: [PET]",
      "shortName: Write the short name as text, not a list.",
    ],
    ["an empty list", "[9, 12]", "[]", "thicknessesMm: Add at least one entry to the thicknesses in mm."],
    ["a missing group", /^seo:\n.*\n(?: {2}.*\n)+/m, "", "seo: Fill in the title and description for search engines."],
    [
      "a missing group with required fields",
      /drawing:\n(?: {2}.*\n)+/,
      "drawing: { kind: chair, toScale: false, seatMechanism: fixed, back: fixed, writingPad: false }\n",
      "drawing.form: Fill in the form: the arm, the back top and the support.",
    ],
  ])("%s, in plain words", (_what, from, to, message) => {
    expect(new ContentCopy().edit(pet, from, to).mistakes()).toEqual([expect.stringContaining(message)]);
  });

  test("an invalid figure, even in a product with missing fields", () => {
    const mistakes = new ContentCopy().edit(pet, "180-200 kg/m3", "750").edit(pet, "shortName: PET\n", "").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining("shortName: Write the short name."),
      expect.stringContaining("figures.density: Write the density as a number with its unit"),
    ]);
  });

  test("several mistakes in several files are reported together, sorted by file and line", () => {
    const copy = new ContentCopy().edit(slated, "shortName: Slated Wooden", "shortName: 7");
    expect(
      copy.edit(pet, "name: PET Panel", "name: 1").edit(pet, "shortName: PET", "shortName: true").mistakes(),
    ).toEqual([
      `content/${pet}:2: name: Put 1 in quotes, so that no digit is lost: "1".`,
      `content/${pet}:3: shortName: Put true in quotes, so that no digit is lost: "true".`,
      `content/${slated}:3: shortName: Put 7 in quotes, so that no digit is lost: "7".`,
    ]);
  });
});

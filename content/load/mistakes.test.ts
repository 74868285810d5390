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

describe("a mistake is reported with file, line, field, what was found and what is allowed", () => {
  test("content without mistakes loads", () => {
    expect(new ContentCopy().mistakes()).toEqual([]);
  });

  test("a field that does not exist", () => {
    const mistakes = new ContentCopy().edit(pet, "shortName: PET", "shortNam: PET").mistakes();
    expect(mistakes).toEqual([
      `content/${pet}:2: shortName: found nothing, allowed: text`,
      expect.stringMatching(
        /^content\/products\/wallPanels\/petPanel\.yaml:3: shortNam: found "shortNam", allowed: name, shortName, modelCode, /,
      ),
    ]);
  });

  test("a field inside a drawing that does not exist", () => {
    const mistakes = new ContentCopy().edit(pet, "  edges: []", "  edges: []\n  thick: 9").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/petPanel\.yaml:\d+: drawing\.thick: found "thick", allowed: kind, toScale, core, /),
    ]);
  });

  test("a misspelt figure", () => {
    const mistakes = new ContentCopy().edit(pet, "density:", "densty:").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining(
        `content/${pet}:${lineOf(pet, "density:")}: specifications[1].figures.densty: found "densty", allowed: density, `,
      ),
    ]);
  });

  test("a figure without quotes", () => {
    const mistakes = new ContentCopy().edit(absoft, '"0.90"', "0.90").mistakes();
    expect(mistakes).toEqual([
      `content/${absoft}:${lineOf(absoft, "nrc:")}: specifications[2].figures.nrc: found 0.90 without quotes, allowed: text in quotes, so that no digit is lost: "0.90"`,
    ]);
  });

  test("a colour code without quotes", () => {
    const mistakes = new ContentCopy().edit("swatches/petFelts.yaml", '"001"', "001").mistakes();
    expect(mistakes).toEqual([
      'content/swatches/petFelts.yaml:6: swatches[0].name: found 001 without quotes, allowed: text in quotes, so that no digit is lost: "001"',
    ]);
  });

  test("a coefficient that is not a number or range", () => {
    const mistakes = new ContentCopy().edit(slated, '"0.83"', '"about 0.83"').mistakes();
    expect(mistakes).toEqual([
      `content/${slated}:${lineOf(slated, "nrc:")}: specifications[1].figures.nrc: found "about 0.83", allowed: a coefficient such as "0.90" or a range such as "0.6-0.83"`,
    ]);
  });

  test("an unknown picture", () => {
    const mistakes = new ContentCopy().edit(pet, "banner: pet-panel-hero", "banner: pet-pannel-grey").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining(
        `content/${pet}:${lineOf(pet, "banner")}: pictures.banner: found "pet-pannel-grey", allowed: pet-panel-hero, `,
      ),
    ]);
  });

  test("an unknown swatch set", () => {
    const mistakes = new ContentCopy().edit(pet, "swatches: petFelts", "swatches: petFelt").mistakes();
    expect(mistakes).toEqual([
      `content/${pet}:${lineOf(pet, "petFelts")}: colours.swatches: found "petFelt", allowed: petFelts, jutFabrics, stoffColours, woodFinishes`,
    ]);
  });

  test("a picture without a file, and a file without a description", () => {
    const mistakes = new ContentCopy().edit("pictures.yaml", "cinema-screen:", "cinema:").mistakes();
    expect(mistakes).toContainEqual(
      expect.stringMatching(/pictures\.yaml:\d+: cinema: found no picture of this name, allowed: the name of a file/),
    );
    expect(mistakes).toContainEqual(
      expect.stringMatching(
        /pictures\.yaml:\d+: cinema-screen: found nothing, allowed: the alt text of the picture .* or under pictureDescriptions in the file of its product/,
      ),
    );
  });

  test("a picture that is described twice", () => {
    const copy = new ContentCopy().edit(pet, /^ {2}pet-panel-hero:$/m, "  cinema-screen:");
    expect(copy.mistakes()).toContainEqual(
      expect.stringMatching(
        /petPanel\.yaml:\d+: pictureDescriptions\.cinema-screen: found a description as in content\/pictures\.yaml:\d+, allowed: one description of each picture$/,
      ),
    );
  });

  test("a title that another page already has", () => {
    const mistakes = new ContentCopy().edit("pages/contact.yaml", "title: Contact us", "title: About us").mistakes();
    expect(mistakes).toEqual([
      'content/pages/contact.yaml:5: seo.title: found "About us" as in content/pages/about.yaml:6, allowed: a title that no other page has',
    ]);
  });

  test("a project row with a comma too many", () => {
    const mistakes = new ContentCopy().edit("projects/west.csv", '"Pune, Maharashtra"', "Pune, Maharashtra").mistakes();
    expect(mistakes).toEqual([
      "content/projects/west.csv:3: found 7 columns, allowed: 6 columns (project,location,client,room,clientType,sample); put a value that contains a comma in quotes",
    ]);
  });

  test("a project row with an empty cell, and one with an invalid sample mark", () => {
    const copy = new ContentCopy().edit("projects/south.csv", "University,auditorium", ",auditorium");
    expect(copy.edit("projects/south.csv", "public-works,yes", "public-works,maybe").mistakes()).toEqual([
      'content/projects/south.csv:2: client: found "", allowed: text that is not empty',
      'content/projects/south.csv:3: sample: found "maybe", allowed: yes, no',
    ]);
  });

  test("a project table with an open quote", () => {
    const mistakes = new ContentCopy().edit("projects/south.csv", 'Karnataka"', "Karnataka").mistakes();
    expect(mistakes).toEqual([expect.stringMatching(/^content\/projects\/south\.csv:\d: found a syntax error/)]);
  });

  test("a project table with other columns", () => {
    const mistakes = new ContentCopy().edit("projects/south.csv", "project,location", "location,project").mistakes();
    expect(mistakes).toEqual([
      'content/projects/south.csv:1: found the header "location,project,client,room,clientType,sample", allowed: project,location,client,room,clientType,sample and, where wanted, year,area,products,page,photographs',
    ]);
  });

  test("a missing file", () => {
    expect(new ContentCopy().remove("company.yaml").mistakes()).toEqual([
      "content/company.yaml:1: found no such file, allowed: a file with this name",
    ]);
  });

  test("a syntax error in YAML", () => {
    const mistakes = new ContentCopy()
      .edit("pages/contact.yaml", "heading: Contact Us", 'heading: "Contact Us')
      .mistakes();
    expect(mistakes[0]).toMatch(
      /^content\/pages\/contact\.yaml:\d+: found a syntax error \(.+\), allowed: well-formed YAML$/,
    );
  });

  test("the same field twice", () => {
    const mistakes = new ContentCopy().edit(pet, "shortName: PET", "name: PET\nshortName: PET").mistakes();
    expect(mistakes).toEqual([
      `content/${pet}:3: found a syntax error (Map keys must be unique), allowed: well-formed YAML`,
    ]);
  });

  test("a word that is not allowed", () => {
    const mistakes = new ContentCopy()
      .edit("products/stageSystems/parCan.yaml", "tab: lighting", "tab: lights")
      .mistakes();
    expect(mistakes).toEqual([
      'content/products/stageSystems/parCan.yaml:4: tab: found "lights", allowed: lighting, curtains, flooring, services',
    ]);
  });

  test("an unknown kind of drawing", () => {
    const mistakes = new ContentCopy().edit(pet, "kind: panel-section", "kind: panel").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /petPanel\.yaml:\d+: drawing\.kind: found "panel", allowed: perforation, slat, slit, panel-section, /,
      ),
    ]);
  });

  test("a wrong value in a value that is marked as a sample", () => {
    const mistakes = new ContentCopy().edit("company.yaml", "enquiry@example.com", "enquiry at example.com").mistakes();
    expect(mistakes).toEqual([
      `content/company.yaml:${lineOf("company.yaml", "enquiry@")}: emails[0].value: found "enquiry at example.com", allowed: an email address`,
    ]);
  });

  test("several mistakes in several files are reported together, by file and line", () => {
    const copy = new ContentCopy().edit(slated, "shortName: Slated Wooden", "shortName: 7");
    expect(
      copy.edit(pet, "name: PET Panel", "name: 1").edit(pet, "shortName: PET", "shortName: true").mistakes(),
    ).toEqual([
      `content/${pet}:2: name: found 1 without quotes, allowed: text in quotes, so that no digit is lost: "1"`,
      `content/${pet}:3: shortName: found true without quotes, allowed: text in quotes, so that no digit is lost: "true"`,
      `content/${slated}:3: shortName: found 7 without quotes, allowed: text in quotes, so that no digit is lost: "7"`,
    ]);
  });
});

import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import { figureDefinitions } from "../schema/figure.ts";
import { drawnFigures } from "./drawn-figures.ts";
import { canonicalPaths } from "../paths.ts";

afterEach(removeContentCopies);

const pet = "products/wallPanels/petPanel.yaml";
const gypsum = "products/wallPanels/gypsumBoard.yaml";

describe("what must agree between files", () => {
  test("a product in an unknown listing", () => {
    const mistakes = new ContentCopy()
      .edit(gypsum, "  - category: acousticCeilings", "  - category: acousticCeiling")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /gypsumBoard\.yaml:\d+: alsoIn\[0\]\.category: There is no category “acousticCeiling”\. Choose acousticCeilings, /,
      ),
    ]);
  });

  test("a combination with a product in a category that does not list it", () => {
    const mistakes = new ContentCopy()
      .edit("products/metalCeilings/teeGrid.yaml", "    category: acousticCeilings", "    category: seatingSystems")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /teeGrid\.yaml:\d+: worksWith\[3\]\.category: There is no category with that product “seatingSystems”\. Choose wallPanels or acousticCeilings\./,
      ),
    ]);
  });

  test("a product that repeats its own listing", () => {
    const mistakes = new ContentCopy()
      .edit(gypsum, "  - category: acousticCeilings", "  - category: wallPanels")
      .mistakes();
    expect(mistakes).toEqual([expect.stringMatching(/alsoIn\[0\]\.category: The product is already in wallPanels\./)]);
  });

  test("a product with the address of another one that is listed in its category too", () => {
    const tile = readFileSync("content/products/acousticCeilings/absoftTile.yaml", "utf8");
    const copy = new ContentCopy().add("products/acousticCeilings/gypsumBoard.yaml", tile);
    expect(copy.mistakes()).toContainEqual(
      expect.stringMatching(
        /wallPanels\/gypsumBoard\.yaml:\d+: alsoIn\[0\]\.category: “acousticCeilings\/gypsumBoard” also has the address \/acousticCeilings\/gypsumBoard\. Give one of them another address\./,
      ),
    );
  });

  test("a second page with the same title", () => {
    const mistakes = new ContentCopy()
      .edit(gypsum, "title: Perforated Gypsum Board for ceilings", "title: Perforated Gypsum Board, NRC 0.80")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /gypsumBoard\.yaml:\d+: alsoIn\[0\]\.seo\.title: Another page has the title “.*” already \(.*gypsumBoard\.yaml:\d+\)\. Write one that no other page has\.$/,
      ),
    ]);
  });

  test("a category without a product", () => {
    const mistakes = new ContentCopy().remove("products/acousticDoors/door.yaml").mistakes();
    expect(mistakes).toContainEqual(
      "content/categories/acousticDoors.yaml:2: This category has no products. Add one to products/acousticDoors.",
    );
  });

  test("a file name that cannot be part of an address", () => {
    const copy = new ContentCopy().rename("products/acousticDoors/door.yaml", "products/acousticDoors/Door 2.yaml");
    expect(copy.mistakes()).toContainEqual(
      "content/products/acousticDoors/Door 2.yaml:1: Give this file a name of letters and digits that starts with a lower-case letter, not “Door 2”.",
    );
  });

  test("a product folder that is not a category", () => {
    const copy = new ContentCopy();
    copy.addFolder("products/carpets");
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(/^content\/products\/carpets:1: There is no category “carpets”\. Choose /),
    ]);
  });

  test.each([
    "homeOld.yaml",
    "pages/homeOld.yaml",
    "hindi/about.yaml",
    "projects/old.csv",
    "products/readme.yaml",
    "products/wallPanels/corkPanel.yml",
    "products/wallPanels/old/corkPanel.yaml",
  ])("a file that the site does not use: %s", (path) => {
    expect(new ContentCopy().add(path, "name: Cork\n").mistakes()).toEqual([
      `content/${path}:1: The site does not use this file. Remove it, or correct its name or folder.`,
    ]);
  });

  test("a folder with the name of a file", () => {
    const copy = new ContentCopy().addFolder("products/wallPanels/corkPanel.yaml").remove("company.yaml");
    expect(copy.addFolder("company.yaml").mistakes()).toEqual([
      "content/company.yaml:1: This file is missing. Add it.",
      "content/products/wallPanels/corkPanel.yaml:1: The site does not use this file. Remove it, or correct its name or folder.",
    ]);
  });

  test("files that other programs leave behind are not a mistake", () => {
    const copy = new ContentCopy().add("pages/home.yaml.orig", "").add("pages/.home.yaml.swp", "");
    expect(copy.add("Thumbs.db", "").add(".trash/home.yaml", "").mistakes()).toEqual([]);
  });

  test("a stage product without a tab, and a panel with one", () => {
    const copy = new ContentCopy().edit("products/stageSystems/parCan.yaml", "tab: lighting\n", "");
    expect(copy.edit(pet, "shortName: PET", "shortName: PET\ntab: lighting").mistakes()).toEqual([
      expect.stringMatching(/parCan\.yaml:\d+: tab: Choose a tab of .*: lighting, curtains, flooring or services\.$/),
      `content/${pet}:4: tab: The page of wallPanels has no tabs. Remove the tab.`,
    ]);
  });

  test("a copyright line that does not contain the company as {name}", () => {
    const mistakes = new ContentCopy().edit("company.yaml", "2024-25 {name}", "2024-25 Nishabd Acoustics").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: copyright: Write a line with \{name\} for the company's name, not “/,
      ),
    ]);
  });
});

test("a new company name appears in the copyright line", () => {
  const { company } = new ContentCopy().edit("company.yaml", "value: Nishabd Acoustics", "value: Quiet & Co").load();
  expect(company.name.value).toBe("Quiet & Co");
  expect(company.copyright).toBe("Copyright © 2024-25 Quiet & Co. All Rights Reserved");
});

afterEach(removeContentCopies);

const definitions = figureDefinitions.parse({
  seat: { label: "Seat", group: "Seat", quantity: "seat" },
  seatWidth: { label: "Seat width", group: "Seat", quantity: "length" },
  thickness: { label: "Thickness", group: "Construction", quantity: "length" },
});
const product = (figures: object, drawing: object) => ({ specifications: [{ title: "Type", figures }], drawing });

test("a drawing that contradicts a figure is refused with both, and one within a range is accepted", () => {
  const chair = "products/seatingSystems/abpb11.yaml";
  const content = new ContentCopy().edit(chair, "seatWidthMm: 450", "seatWidthMm: 520");
  expect(content.mistakes()).toEqual([
    expect.stringContaining(
      "drawing.dimensions.seatWidthMm: Seat width is 450 mm, but the drawing says something else. Write 450 for the seat width in mm, or change the figure.",
    ),
  ]);
  expect(content.edit(chair, 'seatWidth: "450 mm"', 'seatWidth: "450-550 mm"').mistakes()).toEqual([]);
});

test("an empty field of a drawing gets a suggestion from its figure, if that is unambiguous", () => {
  const seat = product(
    { seat: "Auto Tip-Up With Writing Pad", seatWidth: "450-550 mm" },
    { kind: "chair", dimensions: {} },
  );
  expect(drawnFigures(seat, definitions)).toMatchObject([
    { at: ["drawing", "seatMechanism"], value: "tip-up", isEmpty: true, agrees: true },
    { at: ["drawing", "writingPad"], value: true },
    { at: ["drawing", "dimensions", "seatWidthMm"], value: undefined },
  ]);
  const panel = product(
    { thickness: { value: ["9 mm", "12 mm"], sample: true } },
    { kind: "panel-section", thicknessesMm: [9, 18] },
  );
  expect(drawnFigures(panel, definitions)).toMatchObject([{ value: [9, 12], isEmpty: false, agrees: false }]);
  expect(drawnFigures(product({ seatWidth: "wide" }, { kind: "chair", dimensions: {} }), definitions)).toEqual([]);
  expect(drawnFigures(product({ seatWidth: "450 mm" }, { kind: "chair" }), definitions)).toEqual([]);
});

afterEach(removeContentCopies);

const withAddresses = (moved: string, withdrawn = "{}") =>
  new ContentCopy().remove("addresses.yaml").add("addresses.yaml", `moved: ${moved}\nwithdrawn: ${withdrawn}\n`);

const gone = "{ wallPanels/cork: { name: Cork Panel, sentence: It is no longer offered. } }";

test("a former address redirects to the product, or shows its name and a sentence", () => {
  const content = withAddresses(
    "{ wallPanels/felt: wallPanels/petPanel, wallPanels/bark: wallPanels/cork }",
    gone,
  ).load();
  expect(content.formerAddresses).toEqual({
    moved: [
      { from: "/wallPanels/felt", to: "/wallPanels/petPanel" },
      { from: "/wallPanels/bark", to: "/wallPanels/cork" },
    ],
    withdrawn: [
      { path: "/wallPanels/cork", category: "wallPanels", name: "Cork Panel", sentence: "It is no longer offered." },
    ],
  });
  expect(canonicalPaths(content).filter((path) => /felt|bark|cork/.test(path))).toEqual([]);
});

describe("a former address is refused", () => {
  test.each([
    [
      "that an existing product uses",
      "{ wallPanels/petPanel: wallPanels/slitPanel }",
      "{}",
      "There is a product at “wallPanels/petPanel”. Remove this line",
    ],
    [
      "that leads nowhere",
      "{ wallPanels/felt: wallPanels/nothing }",
      "{}",
      "There is nothing at “wallPanels/nothing”. Write the address of a product, or one that is withdrawn.",
    ],
    [
      "that leads to another former address",
      "{ wallPanels/a: wallPanels/b, wallPanels/b: wallPanels/petPanel }",
      "{}",
      "There is nothing at “wallPanels/b”. Write the address of a product",
    ],
    [
      "that is both moved and withdrawn",
      "{ wallPanels/cork: wallPanels/petPanel }",
      gone,
      "“wallPanels/cork” is withdrawn too.",
    ],
    ["without an existing category", "{}", "{ floors/cork: { name: Cork, sentence: Gone. } }", "not “floors/cork”."],
    [
      "that is not in the form of a product address",
      "{ /wallPanels/felt: wallPanels/petPanel }",
      "{}",
      "such as wallPanels/corkPanel, not “/wallPanels/felt”.",
    ],
    [
      "withdrawn without a sentence",
      "{}",
      '{ wallPanels/cork: { name: Cork, sentence: "" } }',
      "wallPanels/cork.sentence: Write the sentence.",
    ],
  ])("%s", (_, moved, withdrawn, message) => {
    expect(withAddresses(moved, withdrawn).mistakes()).toEqual([expect.stringContaining(message)]);
  });
});

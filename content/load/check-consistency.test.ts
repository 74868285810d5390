import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

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

  test("a product that repeats its own listing", () => {
    const mistakes = new ContentCopy()
      .edit(gypsum, "  - category: acousticCeilings", "  - category: wallPanels")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/alsoIn\[0\]\.category: It is in the listing of wallPanels already\./),
    ]);
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
      "content/categories/acousticDoors.yaml:2: This category has no product. Add one to products/acousticDoors.",
    );
  });

  test("a file name that cannot be part of an address", () => {
    const copy = new ContentCopy().rename("products/acousticDoors/door.yaml", "products/acousticDoors/Door 2.yaml");
    expect(copy.mistakes()).toContainEqual(
      "content/products/acousticDoors/Door 2.yaml:1: Give this file a name of letters and digits, the first a small letter, not “Door 2”.",
    );
  });

  test("a product folder that is not a category", () => {
    const copy = new ContentCopy();
    copy.addFolder("products/carpets");
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(/^content\/products\/carpets:1: There is no category “carpets”\. Choose /),
    ]);
  });

  test("a stage product without a tab, and a panel with one", () => {
    const copy = new ContentCopy().edit("products/stageSystems/parCan.yaml", "tab: lighting\n", "");
    expect(copy.edit(pet, "shortName: PET", "shortName: PET\ntab: lighting").mistakes()).toEqual([
      expect.stringMatching(
        /parCan\.yaml:\d+: tab: Choose the tab of the listing: lighting, curtains, flooring or services\.$/,
      ),
      `content/${pet}:4: tab: The listing of wallPanels has no tabs. Remove the tab.`,
    ]);
  });

  test("gallery numbers out of order", () => {
    const mistakes = new ContentCopy().edit("gallery.yaml", "- id: 3", "- id: 4").mistakes();
    expect(mistakes).toEqual([expect.stringMatching(/^content\/gallery\.yaml:\d+: \[2\]\.id: Write 3, not 4: /)]);
  });

  test("a copyright line that does not contain the company as {name}", () => {
    const mistakes = new ContentCopy().edit("company.yaml", "2024-25 {name}", "2024-25 Nishabd Acoustics").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: copyright: Write a line with \{name\} in the place of the company's name, not “/,
      ),
    ]);
  });
});

test("a new company name appears in the copyright line", () => {
  const { company } = new ContentCopy().edit("company.yaml", "value: Nishabd Acoustics", "value: Quiet & Co").load();
  expect(company.name.value).toBe("Quiet & Co");
  expect(company.copyright).toBe("Copyright © 2024-25 Quiet & Co. All Rights Reserved");
});

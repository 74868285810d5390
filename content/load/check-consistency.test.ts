import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const pet = "products/wallPanels/petPanel.yaml";

describe("what must agree between files", () => {
  test("a product that no listing shows", () => {
    const mistakes = new ContentCopy()
      .edit("categories/acousticDoors.yaml", "  - acousticDoors/door", "  - wallPanels/petPanel")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /acousticDoors\.yaml:\d+: products: found no "acousticDoors\/door", allowed: every product of the category$/,
      ),
      expect.stringMatching(
        /acousticDoors\.yaml:\d+: products\[0\]: found "wallPanels\/petPanel" without seo, allowed: a seo title/,
      ),
    ]);
  });

  test("a listing that names a product twice", () => {
    const mistakes = new ContentCopy()
      .edit("categories/acousticDoors.yaml", "  - acousticDoors/door", "  - acousticDoors/door\n  - acousticDoors/door")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/products\[1\]: found "acousticDoors\/door" a second time, allowed: each product once$/),
    ]);
  });

  test("a listing that names a product that does not exist", () => {
    const mistakes = new ContentCopy()
      .edit("categories/seatingSystems.yaml", "  - seatingSystems/abt02", "  - seatingSystems/abt03")
      .mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/: products: found no "seatingSystems\/abt02"/),
      expect.stringMatching(/: products\[1\]: found "seatingSystems\/abt03", allowed: .*seatingSystems\/abt02/),
    ]);
  });

  test("a product file in a folder that is no category", () => {
    const copy = new ContentCopy();
    copy.addFolder("products/carpets");
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(/^content\/products\/carpets:1: found the folder "carpets", allowed: wallPanels, /),
    ]);
  });

  test("a stage product without a tab, and a panel with one", () => {
    const copy = new ContentCopy().edit("products/stageSystems/parCan.yaml", "stageTab: lighting\n", "");
    expect(copy.edit(pet, "shortName: PET", "shortName: PET\nstageTab: lighting").mistakes()).toEqual([
      expect.stringMatching(
        /parCan\.yaml:\d+: stageTab: found nothing, allowed: lighting, curtains, flooring, services$/,
      ),
      `content/${pet}:4: stageTab: found "lighting", allowed: no tab in this category`,
    ]);
  });

  test("gallery numbers out of order", () => {
    const mistakes = new ContentCopy().edit("gallery.yaml", "- id: 3", "- id: 4").mistakes();
    expect(mistakes).toEqual([expect.stringMatching(/^content\/gallery\.yaml:\d+: \[2\]\.id: found 4, allowed: 3$/)]);
  });

  test("a copyright line with another name than the company's", () => {
    const mistakes = new ContentCopy().edit("company.yaml", "2024-25 Nishabd", "2024-25 Another").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: copyright: found .*, allowed: a line with the company's name, "Nishabd Acoustics"$/,
      ),
    ]);
  });
});

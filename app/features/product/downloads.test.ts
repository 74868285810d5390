import { describe, expect, test } from "vitest";
import { downloadsOf, sizeInWords } from "./downloads.ts";

const product = { id: "wallPanels/corkPanel" };
const category = { id: "wallPanels", title: "Acoustic Wall Panels", count: "10 products" };
const catalogueFile = { fileName: "e-catalogue.pdf" };

describe("the downloads of a product", () => {
  test("are those of its files that exist, with kind and size", () => {
    const sizes = new Map([
      ["/documents/wallPanels/corkPanel-data-sheet.pdf", 86_200],
      ["/documents/wallPanels-catalogue.pdf", 511_900],
    ]);
    expect(downloadsOf(product, category, catalogueFile, (address) => sizes.get(address))).toEqual([
      { name: "Data sheet", what: "PDF, 87\u00A0kB", href: "/documents/wallPanels/corkPanel-data-sheet.pdf" },
      {
        name: "Acoustic Wall Panels",
        what: "PDF, 10 products, 512\u00A0kB",
        href: "/documents/wallPanels-catalogue.pdf",
      },
    ]);
  });

  test("are none where no file is known", () => {
    expect(downloadsOf(product, category, catalogueFile)).toEqual([]);
  });
});

test.each([
  [1, "1\u00A0kB"],
  [99_001, "100\u00A0kB"],
  [999_000, "999\u00A0kB"],
  [999_001, "1.0\u00A0MB"],
  [4_200_001, "4.3\u00A0MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

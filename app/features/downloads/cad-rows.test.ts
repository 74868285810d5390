import { expect, test } from "vitest";
import type { Product } from "#content/schema/resolved.ts";
import { cadRowsOf } from "./product-files.ts";

const perforation = { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [4], pitchMm: 20 };
const schematic = { ...perforation, toScale: false, reading: "unconfirmed" };
const product = {
  id: "wallPanels/corkPanel",
  drawing: { kind: "curtain", toScale: false },
  specifications: [],
  patterns: {
    title: "Patterns",
    items: [
      { name: "D4/20", drawing: { ...perforation, note: "Our reading." } },
      { name: "D4/4", drawing: schematic },
    ],
  },
} as unknown as Product;

test("a pattern has its files with kind and size, and an unconfirmed one is marked as schematic", () => {
  expect(cadRowsOf(product, () => 3600)).toEqual([
    {
      title: "D4/20, module",
      note: "Our reading.",
      schematic: false,
      files: [
        { what: "DXF, 4\u00A0kB", href: "/documents/wallPanels/corkPanel-d4-20.dxf" },
        { what: "SVG, 4\u00A0kB", href: "/documents/wallPanels/corkPanel-d4-20.svg" },
      ],
    },
    {
      title: "D4/4",
      note: "Schematic, not to scale. CAD files follow once the reading of the code is confirmed.",
      schematic: true,
      files: [{ what: "SVG, schematic, 4\u00A0kB", href: "/documents/wallPanels/corkPanel-d4-4.svg" }],
    },
  ]);
});

test("files that do not exist are not offered", () => {
  const only = (address: string) => (address.endsWith("d4-20.dxf") ? 3600 : undefined);
  expect(cadRowsOf(product, only).map(({ title, files }) => [title, files.length])).toEqual([["D4/20, module", 1]]);
  expect(cadRowsOf(product, () => undefined)).toEqual([]);
});

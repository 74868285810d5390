import { describe, expect, test } from "vitest";
import { formatFileSize } from "#app/ui/save-file.ts";
import type { Product } from "#content/schema/resolved.ts";
import { cadRowsOf, downloadsOf } from "./product-files.ts";

const product = {
  id: "wallPanels/corkPanel",
  name: "Cork Panel",
  files: [],
  drawing: { kind: "curtain", toScale: false },
  specifications: [],
} satisfies Parameters<typeof downloadsOf>[0];
const category = { id: "wallPanels", title: "Acoustic Wall Panels", count: "10 products" };
const company = {
  catalogueFile: { label: "E-catalogue", fileName: "e-catalogue.pdf" },
  chat: {
    label: "Chat",
    phone: { value: "+91 00000 00000", sample: true },
    service: { value: "https://chat.example.com/", sample: true },
  },
};
const filesOf = (sizes: Record<string, number>) => downloadsOf(product, category, company, (address) => sizes[address]);

describe("the downloads of a product", () => {
  test("are those of its files that exist, with kind and size", () => {
    const { files, more } = filesOf({
      "/documents/wallPanels/corkPanel-data-sheet.pdf": 86_200,
      "/documents/wallPanels-catalogue.pdf": 511_900,
    });
    expect(files).toEqual([
      { name: "Data sheet", what: "PDF, 87\u00A0kB", href: "/documents/wallPanels/corkPanel-data-sheet.pdf" },
    ]);
    expect(more).toEqual([
      {
        name: "Acoustic Wall Panels",
        what: "PDF, 10 products, 512\u00A0kB",
        href: "/documents/wallPanels-catalogue.pdf",
      },
    ]);
  });

  test("include the files that the owner has supplied, with their dates", () => {
    const report = { file: "iso-354.pdf", kind: "report" as const, name: "Sound absorption", date: "2024-05-31" };
    const href = "/documents/wallPanels/corkPanel/iso-354.pdf";
    const { files } = downloadsOf({ ...product, files: [report] }, category, company, (address) =>
      address === href ? 1_200_000 : undefined,
    );
    expect(files).toEqual([
      { name: "Sound absorption", what: "PDF, 31 May 2024, 1.2\u00A0MB", href, group: "Test report" },
    ]);
  });

  test("are none if no file is known", () => {
    expect(downloadsOf(product, category, company)).toEqual({
      files: [],
      specification: [],
      more: [],
      cad: [],
      shared: undefined,
    });
  });

  test("share the address of the data sheet, in a message that names the product", () => {
    const { shared } = filesOf({ "/documents/wallPanels/corkPanel-data-sheet.pdf": 86_200 });
    expect(shared?.url).toMatch(/^http.*\/documents\/wallPanels\/corkPanel-data-sheet\.pdf$/);
    const message = new URL(shared?.message ?? "").searchParams.get("text");
    expect(message).toBe(`Cork Panel, data sheet: ${shared?.url}`);
  });

  test("include the specification text once, in each of its formats", () => {
    const address = "/documents/wallPanels/corkPanel-specification";
    const { files, specification } = filesOf({ [`${address}.docx`]: 9000, [`${address}.txt`]: 3000 });
    expect(files).toEqual([]);
    expect(specification.map(({ what, href }) => [what, href])).toEqual([
      ["Word, 9\u00A0kB", `${address}.docx`],
      ["Plain text, 3\u00A0kB", `${address}.txt`],
    ]);
  });
});

test.each([
  [1, "1\u00A0kB"],
  [99_001, "100\u00A0kB"],
  [999_000, "999\u00A0kB"],
  [999_001, "1.0\u00A0MB"],
  [4_200_001, "4.3\u00A0MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

const perforation = { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [4], pitchMm: 20 };
const schematic = { ...perforation, toScale: false, reading: "unconfirmed" };
const patterned = {
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
  expect(cadRowsOf(patterned, () => 3600)).toEqual([
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
  expect(cadRowsOf(patterned, only).map(({ title, files }) => [title, files.length])).toEqual([["D4/20, module", 1]]);
  expect(cadRowsOf(patterned, () => undefined)).toEqual([]);
});

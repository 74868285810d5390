import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { parseShortlist } from "../list/parse-shortlist.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct } from "../build-shortlist-page.ts";
import { dataSheetsFile } from "./data-sheets-file.ts";

const head = { companyName: "Acoustics", office: [], phones: ["+91 0"], emails: ["a@example.com"] };
const listed = (id: string, name: string): ListedProduct => ({ id, name, choices: { units: ["m2"] }, figures: [] });
const products: ListedProduct[] = [
  { ...listed("wall/cork", "Cork Panel"), hasSheet: true },
  { ...listed("wall/felt", "Felt Panel"), hasSheet: true },
  listed("doors/new", "New Door"),
];
const productOf = (id: string) => products.find((product) => product.id === id) ?? { ...listed(id, id), gone: true };

/** The content of a list's ZIP file, and the requests made for it. */
async function unpacked(list: Shortlist) {
  const requested: string[] = [];
  const load = async (address: string) => {
    requested.push(address);
    return new TextEncoder().encode(`PDF of ${address}`).buffer;
  };
  const zip = await dataSheetsFile({ list, productOf, head, load, now: new Date("2026-01-31T12:00:00Z") });
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  return { files: Object.fromEntries(files) as Record<string, string>, requested };
}

test("the ZIP file of a list contains the list with all choices, and the data sheet of each product once and unchanged", async () => {
  const { files } = await unpacked({
    name: "सभागार",
    items: [
      { productId: "wall/felt", finish: "Grey", amount: { value: 12, unit: "m2" }, remark: "Left wall" },
      { productId: "wall/cork", thickness: "12 mm" },
      { productId: "wall/cork", thickness: "18 mm" },
      { productId: "doors/new" },
      { productId: "wall/old" },
    ],
  });
  expect(files).toEqual({
    "list.txt": [
      "सभागार",
      "31 January 2026",
      "",
      "1. Felt Panel, Grey: 12 m² (Left wall)",
      "   wall-felt-data-sheet.pdf",
      "2. Cork Panel, 12 mm",
      "   wall-cork-data-sheet.pdf",
      "3. Cork Panel, 18 mm",
      "   wall-cork-data-sheet.pdf",
      "4. New Door",
      "   No data sheet",
      "5. wall/old",
      "   No longer in the catalogue",
      "",
      "Acoustics",
      "+91 0 · a@example.com",
      "",
    ].join("\r\n"),
    "wall-felt-data-sheet.pdf": "PDF of /documents/wall/felt-data-sheet.pdf",
    "wall-cork-data-sheet.pdf": "PDF of /documents/wall/cork-data-sheet.pdf",
  });
});

test("a forged list requests only data sheets of the catalogue, each once", async () => {
  const paths = ["../../secret", "wall/../../secret", "https://evil.example/x", "wall/cork?x", "__proto__/constructor"];
  const many = Array.from({ length: 1000 }, (_, place) => ({ productId: "wall/cork", finish: String(place) }));
  const list = parseShortlist({ name: "", items: [...paths.map((productId) => ({ productId })), ...many] })!;
  const { requested, files } = await unpacked(list);
  expect(requested).toEqual(["/documents/wall/cork-data-sheet.pdf"]);
  expect(Object.keys(files)).toEqual(["list.txt", "wall-cork-data-sheet.pdf"]);
});

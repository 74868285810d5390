import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { parseShortlist } from "../list/parse-shortlist.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct } from "../build-shortlist-page.ts";
import type { PrintedList } from "./schedule-pdf.ts";
import { projectFile } from "./project-file.ts";
import { productsByPage, productsWithFiles, sumOfFiles } from "./project-size.ts";

const head = { name: "Acoustics", office: "Pune", contact: "+91 0 · a@example.com" };
const link = "https://www.example.com/shortlist#list=abc";
const listed = (id: string, name: string): ListedProduct => ({ id, name, choices: { units: ["m2"] }, figures: [] });
const files = { dataSheets: 1, drawings: 1, drawingFormats: ["DXF"] as const, texts: 1, bytes: 3000 };
const products: ListedProduct[] = [
  { ...listed("wall/cork", "Cork Panel"), files },
  { ...listed("wall/felt", "Felt Panel"), files: { ...files, drawingFormats: ["DXF", "SVG"] } },
  listed("doors/new", "New Door"),
];
const ceiling = { ...products[1]!, name: "Felt Panel (Ceilings)" };
const productOf = (id: string) =>
  id === "ceilings/felt"
    ? ceiling
    : (products.find((product) => product.id === id) ?? { ...listed(id, id), gone: true as const });

/** The open data of a product as the site has it. */
function dataOf(id: string) {
  const file = (kind: string, name: string) => ({
    kind,
    address: `https://site.example/documents/${id}-${name}`,
  });
  return JSON.stringify({
    product: {
      figures: [
        { label: "NRC", lines: ["0.8-0.85"], printed: ["0.8–0.85"], sample: false },
        {
          label: "Sizes",
          lines: ["600x600 mm", "600x1200 mm"],
          printed: ["600 × 600 mm", "600 × 1200 mm"],
          sample: true,
        },
      ],
      warranty: { label: "Warranty", lines: ["5 years"], printed: ["5 years"], sample: false },
      files: [
        file("data-sheet", "data-sheet.pdf"),
        file("drawing", "sizes.dxf"),
        file("specification-text", "specification.txt"),
        file("bim", "object.rfa"),
      ],
    },
  });
}

/** The content of a list's ZIP file, what it lacks, and the requests made for it. */
async function unpacked(list: Shortlist, { fails = /$^/ }: { fails?: RegExp } = {}) {
  const requested: string[] = [];
  const progress: number[] = [];
  const load = async (address: string) => {
    requested.push(address);
    if (fails.test(address)) throw new TypeError("offline");
    const id = /^\/documents\/(.*)-figures\.json$/.exec(address)?.[1];
    return new TextEncoder().encode(id ? dataOf(id) : `Bytes of ${address}`).buffer;
  };
  const now = new Date("2026-01-31T12:00:00Z");
  const onProgress = (count: number) => void progress.push(count);
  const toPdf = async ({ nameOf, figuresOf }: PrintedList) => {
    if (fails.test("schedule.pdf")) throw new TypeError("offline");
    const lines = list.items.map(({ productId }) => [
      nameOf(productId),
      ...figuresOf(productId).map(({ value }) => value),
    ]);
    return new TextEncoder().encode(lines.join("\n"));
  };
  const { zip, missing } = await projectFile({ list, productOf, head, link, load, toPdf, onProgress, now });
  const content = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([name, each]) => [
    name,
    strFromU8(each),
  ]);
  return { files: Object.fromEntries(content) as Record<string, string>, missing, requested, progress };
}

const project: Shortlist = {
  name: "सभागार",
  place: "Jaipur",
  note: "Stage 2\nMarch",
  items: [
    { productId: "wall/felt", finish: "Grey", amount: { value: 12, unit: "m2" }, remark: "Left wall" },
    { productId: "ceilings/felt" },
    { productId: "wall/cork", thickness: "12 mm" },
    { productId: "doors/new" },
    { productId: "wall/old" },
  ],
};

test("the ZIP file has the list, a schedule with all figures, and the documents of each product unchanged, named as listed", async () => {
  const { files: content, missing, progress } = await unpacked(project);
  const { "list.txt": list, "schedule.csv": schedule, "schedule.pdf": pdf, ...documents } = content;
  expect(list?.split("\r\n")).toEqual([
    "सभागार, Jaipur",
    "31 January 2026",
    "",
    "Stage 2",
    "March",
    "",
    "1. Felt Panel, Grey: 12 m² (Left wall)",
    "2. Felt Panel (Ceilings)",
    "3. Cork Panel, 12 mm",
    "4. New Door (no files)",
    "5. wall/old (no longer in the catalogue)",
    "",
    "The list on the site:",
    link,
    "",
    "Acoustics",
    "+91 0 · a@example.com",
    "",
  ]);
  const rows = schedule?.split("\r\n") ?? [];
  expect(rows[0]).toMatch(/,Page,Figure: NRC,Figure: Sizes,Figure: Warranty$/);
  expect(rows[1]).toMatch(
    /^1,Felt Panel,Grey,.*Left wall,https:\/\/www\.example\.com\/wall\/felt,0\.8–0\.85,"600 × 600 mm, /,
  );
  expect(rows[2]).toMatch(
    /^2,Felt Panel \(Ceilings\),.*\/ceilings\/felt,0\.8–0\.85,"600 × 600 mm, 600 × 1200 mm \(sample\)",5 years$/,
  );
  expect(rows[4]).toMatch(/^4,New Door,.*,,,$/);
  expect(pdf).toMatch(/^Felt Panel,0\.8–0\.85,600 × 600 mm, 600 × 1200 mm,5 years\nFelt Panel \(Ceilings\),/);
  expect(documents).toEqual(
    Object.fromEntries(
      [
        ["wall-felt", "wall/felt"],
        ["ceilings-felt", "wall/felt"],
        ["wall-cork", "wall/cork"],
      ].flatMap(([name, id]) =>
        [
          ["Data sheets", "data-sheet.pdf"],
          ["Drawings", "sizes.dxf"],
          ["Specification texts", "specification.txt"],
        ].map(([folder, file]) => [`${folder}/${name}-${file}`, `Bytes of /documents/${id}-${file}`]),
      ),
    ),
  );
  expect(missing).toEqual([]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("its contents and size are known before it is made", () => {
  const expected = { dataSheets: 3, drawings: 3, drawingFormats: ["DXF", "SVG"], texts: 3, bytes: 9000 };
  expect(sumOfFiles(productsByPage(project, productOf))).toEqual(expected);
  // Kept offline, a product that is listed as two has its files once.
  expect(sumOfFiles(productsWithFiles(project, productOf)).bytes).toBe(6000);
});

test("a file that does not load is left out and named, and the rest is there", async () => {
  const { files: content, missing } = await unpacked(project, { fails: /felt-data-sheet|cork-figures|schedule/ });
  expect(missing).toEqual([
    "Data sheets/wall-felt-data-sheet.pdf",
    "Data sheets/ceilings-felt-data-sheet.pdf",
    "Cork Panel: all files and figures",
    "schedule.pdf",
  ]);
  expect(Object.keys(content).toSorted()).toEqual([
    "Drawings/ceilings-felt-sizes.dxf",
    "Drawings/wall-felt-sizes.dxf",
    "Specification texts/ceilings-felt-specification.txt",
    "Specification texts/wall-felt-specification.txt",
    "list.txt",
    "schedule.csv",
  ]);
  expect(content["list.txt"]).toContain(`Not included:\r\n${missing.join("\r\n")}\r\n`);
  expect(content["schedule.csv"]).toMatch(/Cork Panel.*,,,\r\n/);
});

test("without a network there is no file", async () => {
  await expect(unpacked(project, { fails: /./ })).rejects.toThrow("None of the project's files");
});

test("only the files of one product are loaded at a time", async () => {
  const loading = new Set<string>();
  const load = async (address: string) => {
    loading.add(address);
    expect(new Set([...loading].map((each) => each.replace(/-[^/]*$/, ""))).size).toBe(1);
    await Promise.resolve();
    loading.delete(address);
    const id = /^\/documents\/(.*)-figures\.json$/.exec(address)?.[1];
    return new TextEncoder().encode(id ? dataOf(id) : "Bytes").buffer;
  };
  const toPdf = async () => new Uint8Array(1);
  const { missing } = await projectFile({ list: project, productOf, head, link, load, toPdf });
  expect(missing).toEqual([]);
});

test("a forged list requests only documents of the catalogue, each once", async () => {
  const paths = ["../../secret", "wall/../../secret", "https://evil.example/x", "wall/cork?x", "__proto__/constructor"];
  const many = Array.from({ length: 1000 }, (_, place) => ({ productId: "wall/cork", finish: String(place) }));
  const list = parseShortlist({ name: "", items: [...paths.map((productId) => ({ productId })), ...many] })!;
  const { requested } = await unpacked(list);
  const names = ["figures.json", "data-sheet.pdf", "sizes.dxf", "specification.txt"];
  expect(requested).toEqual(names.map((name) => `/documents/wall/cork-${name}`));
});

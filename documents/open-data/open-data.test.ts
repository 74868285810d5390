import { parse } from "csv-parse/sync";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { catalogueCsv, productCsv } from "./data-csv.ts";
import { catalogueData, productData } from "./data-schema.ts";
import { catalogueDataOf, productDataOf } from "./open-data.ts";

const id = "stageSystems/cyclorama";
const bytesOf = (address: string) => (address.endsWith(".txt") ? undefined : address.length);
const source = { origin: "https://www.example.com", revisions: () => "2026-01-31", bytesOf };
const rowsOf = (csv: string) => parse(csv, { bom: true }) as string[][];

afterEach(removeContentCopies);

/** The data of the catalogue and of one product after an edit of its power. */
function withPower(power: string) {
  const catalogue = new ContentCopy().edit(`products/${id}.yaml`, 'power: "300W"', `power: ${power}`).load();
  const product = catalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  const whole = catalogueDataOf(catalogue, source);
  return { whole, keys: Object.keys(catalogue.figures), single: productDataOf(product, catalogue, source) };
}

describe("the open data", () => {
  test("conform to their schemas", () => {
    const { whole, single } = withPower('"310W"');
    expect(catalogueData.parse(whole)).toEqual(whole);
    expect(productData.parse(single)).toEqual(single);
  });

  test("contain a figure as supplied and in numbers, with its sample mark and note", () => {
    const { whole, single } = withPower('{ value: "0300W", sample: true, note: "To be measured." }');
    const power = {
      key: "power",
      label: "Power",
      lines: ["0300W"],
      printed: ["0300W"],
      sample: true,
      note: "To be measured.",
    };
    const numbers = { unit: "W", spans: [{ minimum: 300, maximum: 300 }] };
    expect(single.product.figures).toContainEqual({ ...power, numbers });
    expect(whole.products.find((each) => each.id === id)).toEqual(single.product);
  });

  test("contain their addresses, revision date, licence, and what was not supplied", () => {
    const { single } = withPower('"310W"');
    expect(single.licence).not.toBe("");
    expect(single.$schema).toBe("https://www.example.com/data/product.schema.json");
    expect(single.product).toMatchObject({
      page: `https://www.example.com/${id}`,
      dataSheet: `https://www.example.com/documents/${id}-data-sheet.pdf`,
      revised: "2026-01-31",
    });
    expect(single.product.notSupplied).toContain("Certificate");
  });
});

describe("the files of a product in the open data", () => {
  test("are those that exist, with kind, format, address and size", () => {
    const address = `/documents/${id}-specification.docx`;
    const texts = withPower('"310W"').single.product.files.filter(({ kind }) => kind === "specification-text");
    expect(texts).toEqual([
      {
        kind: "specification-text",
        name: "Specification text",
        format: "DOCX",
        address: `https://www.example.com${address}`,
        bytes: address.length,
      },
    ]);
  });

  test("distinguish a drawing to scale from a schematic of an unconfirmed reading", () => {
    const catalogue = new ContentCopy().load();
    const { files } = catalogueDataOf(catalogue, source).products.find(
      (each) => each.id === "wallPanels/perforatedPanel",
    )!;
    const kindsOf = (name: string) =>
      files.filter(({ address }) => address.includes(name)).map(({ kind, format }) => `${format} ${kind}`);
    expect(kindsOf("-d3-16.")).toEqual(["DXF drawing", "SVG drawing"]);
    expect(kindsOf("-d10-10.")).toEqual(["SVG schematic"]);
  });

  test("include those of the supplier, with their date", () => {
    const copy = new ContentCopy()
      .edit(
        `products/${id}.yaml`,
        "order:",
        'files:\n  - { file: guide.pdf, kind: guide, name: Mounting, date: "2026-01-02" }\norder:',
      )
      .add(`files/${id}/guide.pdf`, "%PDF-1.7");
    const { files } = catalogueDataOf(copy.load(), source).products.find((each) => each.id === id)!;
    const supplied = { kind: "guide", name: "Mounting", format: "PDF", date: "2026-01-02" };
    expect(files).toContainEqual(expect.objectContaining(supplied));
  });
});

describe("as a table", () => {
  test("the catalogue has a row per product and a column per figure", () => {
    const { whole, keys } = withPower('{ value: "310W", sample: true }');
    const [head = [], ...rows] = rowsOf(catalogueCsv(whole, keys));
    expect(rows.map(([first]) => first)).toEqual(whole.products.map((product) => product.id));
    const row = rows.find(([first]) => first === id);
    expect(row?.[head.indexOf("Power")]).toBe("310W (sample value)");
    expect(row?.[head.indexOf("Not supplied")]).toContain("Certificate");
  });

  test("a product has a row per figure, and says what was not supplied", () => {
    const rows = rowsOf(productCsv(withPower('"310W"').single));
    expect(rows).toContainEqual(["Power", "310W", ""]);
    expect(rows).toContainEqual(["Certificate", "Not supplied", ""]);
  });

  test("a value that a spreadsheet would calculate is kept as text", () => {
    const { single } = withPower('"310W"');
    const figures = [{ key: "range", label: "Range", lines: ["+45"], printed: ["+45"], sample: false }];
    const csv = productCsv({ ...single, product: { ...single.product, figures } });
    expect(rowsOf(csv)).toContainEqual(["Range", "'+45", ""]);
  });
});

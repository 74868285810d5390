import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { siteFiles, siteFolder } from "./built-pages.ts";

interface DataProduct {
  id: string;
  page: string;
  dataSheet: string;
  figures: { label: string; lines: string[] }[];
  files: { address: string; bytes: number }[];
}

const { products } = catalogue();
const files = siteFiles();
const read = (address: string) => JSON.parse(readFileSync(join(siteFolder, address), "utf8")) as never;
const whole: { $schema: string; products: DataProduct[] } = read("/data/catalogue.json");

test("the open data has every product with every figure as supplied", () => {
  const supplied = products.map(({ id, specifications }) => ({
    id,
    figures: specifications.flatMap(({ figures }) => figures).map(({ label, lines }) => ({ label, lines: [...lines] })),
  }));
  const given = whole.products.map(({ id, figures }) => ({
    id,
    figures: figures.map(({ label, lines }) => ({ label, lines })),
  }));
  expect(given).toEqual(supplied);
});

test("every address in the data leads to a page or a file", () => {
  const addresses = [whole.$schema, ...whole.products.flatMap(({ page, dataSheet }) => [page, dataSheet])];
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths.filter((path) => !files.has(path) && !files.has(`${path}/index.html`))).toEqual([]);
});

test("every drawing, text and sheet that a product page offers is in the data with its size", () => {
  for (const { id, files: given } of whole.products) {
    const inFolder = [...files].filter(
      (address) =>
        [`/documents/${id}-`, `/documents/${id}/`].some((start) => address.startsWith(start)) &&
        !/-figures\.|\.(br|gz|zst)$/.test(address),
    );
    const sized = given.map(({ address, bytes }) => ({ path: new URL(address).pathname, bytes }));
    expect(sized.map(({ path }) => path).toSorted(), id).toEqual(inFolder.toSorted());
    for (const { path, bytes } of sized) expect(bytes, path).toBe(statSync(join(siteFolder, path)).size);
  }
});

test.each(products.map(({ id }) => id))(
  "the figures of %s are beside its data sheet, the same as in the catalogue",
  (id) => {
    const single: { product: DataProduct } = read(`/documents/${id}-figures.json`);
    expect(single.product).toEqual(whole.products.find((product) => product.id === id));
    expect(files).toContain(`/documents/${id}-figures.csv`);
  },
);

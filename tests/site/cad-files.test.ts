import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, siteFiles, siteFolder } from "./built-pages.ts";

const mostBytes = 1_000_000;
const { products } = catalogue();
const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const cadFiles = [...siteFiles()].filter(
  (address) => /\.(dxf|glb|svg)$/.test(address) && address.startsWith("/documents/"),
);

describe.each(products.map(({ id, path }) => ({ id, path })))("the CAD files of $id", ({ id, path }) => {
  const links = pages.get(path)!.querySelectorAll("#downloads .cad-files a");
  const offered = links.map((link) => link.getAttribute("href") ?? "");

  test("are all offered on its page, at addresses beside its data sheet", () => {
    expect(offered.toSorted()).toEqual(
      cadFiles.filter((address) => address.startsWith(`/documents/${id}-`)).toSorted(),
    );
  });

  test("are offered with their kind and size", () => {
    for (const link of links) {
      const address = link.getAttribute("href") ?? "";
      const { size } = statSync(join(siteFolder, address));
      expect(size, address).toBeLessThanOrEqual(mostBytes);
      const [kind, bytes] = [address.slice(-3).toUpperCase(), `${Math.ceil(size / 1000)} kB`];
      const text = link.text.replaceAll("\u00A0", " ").replace(", schematic", "");
      expect(text, address).toBe(`${kind}, ${bytes}`);
    }
  });
});

test("all CAD files are among the files of the site", () => {
  const links = pages.get("/downloads")!.querySelectorAll("a");
  const listed = new Set(links.map((link) => link.getAttribute("href")));
  expect(cadFiles.length).toBeGreaterThan(0);
  expect(cadFiles.filter((address) => !listed.has(address))).toEqual([]);
});

test("a schematic is offered only as a picture that says so", () => {
  const rows = products.flatMap(({ path }) => pages.get(path)!.querySelectorAll(".cad-files__row"));
  const schematic = rows.filter((row) => row.text.includes("Schematic, not to scale"));
  expect(schematic.length).toBeGreaterThan(0);
  for (const row of schematic) {
    expect(row.querySelectorAll("a").map((link) => link.getAttribute("href")?.slice(-4))).toEqual([".svg"]);
  }
});

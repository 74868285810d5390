import { describe, expect, test } from "vitest";
import type { AllFiles } from "./downloads-page.ts";
import {
  countFiles,
  findFiles,
  isFilteringFiles,
  kindsOfFiles,
  readFileFilters,
  type FileFilters,
} from "./find-files.ts";

const file = (name: string, what = "PDF, 90\u00A0kB") => ({ name, what, href: `/documents/${name}` });
const product = (name: string) => ({
  name,
  path: `/${name}`,
  files: [file("Data sheet"), file("Specification text", "Word, 9\u00A0kB")],
});
const all: AllFiles = {
  whole: [file("E-catalogue")],
  categories: [
    {
      id: "wall",
      title: "Wall Panels",
      path: "/wall",
      files: [file("Wall Panels")],
      products: [product("Cork"), product("Café")],
    },
    { id: "seats", title: "Seats", path: "/seats", files: [], products: [product("Chair")] },
  ],
};
const found = (asked: Partial<FileFilters>) => {
  const { whole, categories } = findFiles(all, { q: "", category: "", kind: "", ...asked });
  return [
    ...whole.map(({ name }) => name),
    ...categories.flatMap(({ files, products }) => [
      ...files.map(({ name }) => name),
      ...products.flatMap((each) => each.files.map(({ name }) => `${each.name}: ${name}`)),
    ]),
  ];
};

describe("the matching files", () => {
  test("are all of them without filters", () => {
    expect(findFiles(all, readFileFilters(new URLSearchParams()))).toEqual(all);
    expect(countFiles(all)).toBe(8);
  });

  test("have every word in the product, the category or the file, ignoring case and accents", () => {
    expect(found({ q: "cafe DATA" })).toEqual(["Café: Data sheet"]);
    expect(found({ q: "wall word" })).toEqual(["Cork: Specification text", "Café: Specification text"]);
  });

  test("are those of the category and the kind", () => {
    expect(found({ category: "seats" })).toEqual(["Chair: Data sheet", "Chair: Specification text"]);
    expect(found({ kind: "Data sheet", category: "wall" })).toEqual(["Cork: Data sheet", "Café: Data sheet"]);
  });

  test("are none for unknown words, categories and kinds", () => {
    expect(found({ q: "piano" })).toEqual([]);
    expect(found({ category: "__proto__" })).toEqual([]);
    expect(found({ kind: "toString" })).toEqual([]);
  });
});

test("include a file with a custom name, found by its kind", () => {
  const report = { ...file("ISO 354"), group: "Test report" };
  const supplied = { whole: [], categories: [{ ...all.categories[1]!, files: [report] }] };
  expect(findFiles(supplied, { q: "", category: "", kind: "Test report" }).categories[0]?.files).toEqual([report]);
});

test("each kind of file is listed once, in order", () => {
  expect(kindsOfFiles(all)).toEqual(["Data sheet", "Specification text"]);
});

test("an address is trimmed and cut to a hundred characters", () => {
  const asked = readFileFilters(new URLSearchParams({ q: `  ${"a".repeat(200)}`, other: "x" }));
  expect(asked).toEqual({ q: "a".repeat(100), category: "", kind: "" });
  expect(isFilteringFiles(asked)).toBe(true);
  expect(isFilteringFiles(readFileFilters(new URLSearchParams("q=+&other=x")))).toBe(false);
});

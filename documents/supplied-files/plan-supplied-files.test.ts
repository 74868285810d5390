import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "#content/catalogue.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { makeFiles } from "../make-files.ts";
import { beginsAs } from "./beginnings.ts";
import { planSuppliedFiles } from "./plan-supplied-files.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "supplied-"));
});
afterEach(async () => {
  removeContentCopies();
  await rm(root, { recursive: true });
});

const id = "stageSystems/cyclorama";
const photometry = '{ file: wash-300.ies, kind: photometry, name: Photometry, date: "2024-05-31" }';
const copyWith = (...files: string[]) =>
  new ContentCopy().edit(`products/${id}.yaml`, /$/, `\nfiles:\n${files.map((file) => `  - ${file}\n`).join("")}`);

function mistakesOf(copy: ContentCopy): string[] {
  try {
    planSuppliedFiles(copy.folder, copy.load().products);
  } catch (error) {
    if (error instanceof ContentError) return error.message.replaceAll(copy.folder, "content").split("\n");
    throw error;
  }
  return [];
}

test("a supplied file is served below the address of its product, as it is", async () => {
  const copy = copyWith(photometry).add(`files/${id}/wash-300.ies`, "IESNA:LM-63-2002\n");
  expect(await makeFiles(root, planSuppliedFiles(copy.folder, copy.load().products))).toEqual({ all: 1, made: 1 });
  const served = join(root, "generated/public/documents", id, "wash-300.ies");
  expect(await readFile(served, "utf8")).toBe("IESNA:LM-63-2002\n");
});

describe("it is a mistake if a file", () => {
  test("does not exist, at the line that names it", () => {
    const [mistake] = mistakesOf(copyWith(photometry));
    expect(mistake).toMatch(
      /^content\/products\/stageSystems\/cyclorama\.yaml:\d+: files\[0\]\.file: There is no file .*wash-300\.ies\./,
    );
  });

  test("is not what its name says", () => {
    const copy = copyWith(photometry).add(`files/${id}/wash-300.ies`, "<html>");
    expect(mistakesOf(copy)).toEqual([expect.stringContaining("wash-300.ies is not what its name says.")]);
  });

  test("is named twice, or by no product", () => {
    const copy = copyWith(photometry, photometry)
      .add(`files/${id}/wash-300.ies`, "IESNA")
      .add(`files/${id}/other.ies`, "IESNA");
    expect(mistakesOf(copy)).toEqual([
      expect.stringContaining("wash-300.ies is there twice."),
      expect.stringContaining("other.ies:1: No product names this file."),
    ]);
  });

  test.each([
    ["a path", "../../secret.pdf", "report"],
    ["a folder", "reports/one.pdf", "report"],
    ["a hidden file", ".report.pdf", "report"],
    ["capital letters", "Report.pdf", "report"],
    ["a program", "report.exe", "report"],
    ["two endings", "report.pdf.exe", "report"],
    ["a format of another kind", "report.pdf", "bim"],
  ])("has %s for a name", (_what, file, kind) => {
    const copy = copyWith(`{ file: ${file}, kind: ${kind}, name: Report, date: "2024-05-31" }`);
    expect(copy.mistakes()).toEqual([
      expect.stringMatching(/files\[0\]\.file: (?:Write the name of a file in|Name a file that ends in) .+, not “/),
    ]);
  });

  test("has no date, or one that does not exist", () => {
    const dated = (date: string) => copyWith(`{ file: a.pdf, kind: report, name: Report${date} }`).mistakes();
    expect(dated("")).toEqual([expect.stringContaining("files[0].date")]);
    expect(dated(', date: "2024-02-31"')).toEqual([expect.stringContaining("files[0].date")]);
  });
});

test.each([
  ["a.pdf", "%PDF-1.7", true],
  ["a.pdf", "MZ", false],
  ["a.ies", "IESNA:LM-63", true],
  ["a.ifc", "ISO-10303-21;\nHEADER;", true],
  ["a.ifc", "", false],
  ["a.ldt", "Maker\r\n1\r\n4\r\n24\r\n", true],
  ["a.ldt", "Maker\n7\n4\n", false],
  ["a.rfa", "PK", false],
])("%s that begins with %j is of its format: %s", (name, text, is) => {
  expect(beginsAs(Buffer.from(text), name)).toBe(is);
});

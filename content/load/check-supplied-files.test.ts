import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import { matchesSignature } from "./check-supplied-files.ts";

afterEach(removeContentCopies);

const id = "stageSystems/cyclorama";
const photometry = '{ file: wash-300.ies, kind: photometry, name: Photometry, date: "2024-05-31" }';
const copyWith = (...files: string[]) =>
  new ContentCopy().edit(`products/${id}.yaml`, /$/, `\nfiles:\n${files.map((file) => `  - ${file}\n`).join("")}`);

describe("it is a mistake if a file", () => {
  test("does not exist, at the line that names it", () => {
    const [mistake] = copyWith(photometry).mistakes();
    expect(mistake).toMatch(
      /^content\/products\/stageSystems\/cyclorama\.yaml:\d+: files\[0\]\.file: There is no file .*wash-300\.ies\./,
    );
  });

  test("does not match its extension", () => {
    const copy = copyWith(photometry).add(`files/${id}/wash-300.ies`, "<html>");
    expect(copy.mistakes()).toEqual([expect.stringContaining("wash-300.ies does not match its file extension.")]);
  });

  test("is used twice", () => {
    const copy = copyWith(photometry, photometry).add(`files/${id}/wash-300.ies`, "IESNA");
    expect(copy.mistakes()).toEqual([expect.stringContaining("wash-300.ies is listed twice.")]);
  });

  test("is used by no product", () => {
    const copy = new ContentCopy().add(`files/${id}/other.ies`, "IESNA");
    expect(copy.mistakes()).toEqual([expect.stringContaining("other.ies:1: No product lists this file.")]);
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
      expect.stringMatching(/files\[0\]\.file: (?:Write the name of a file in|Choose a file that ends in) .+, not “/),
    ]);
  });

  test("has no date, or an impossible one", () => {
    const dated = (date: string) => copyWith(`{ file: a.pdf, kind: report, name: Report${date} }`).mistakes();
    expect(dated("")).toEqual([expect.stringContaining("files[0].date")]);
    expect(dated(', date: "2024-02-31"')).toEqual([expect.stringContaining("files[0].date")]);
  });
});

test("hidden files, which systems leave behind and the build leaves out, are not reported as mistakes", () => {
  const copy = new ContentCopy();
  const hidden = ["files/.DS_Store", `files/${id}/._wash-300.ies`, "products/stageSystems/._cyclorama.yaml"];
  for (const path of [...hidden, "products/.cache/felt.yaml"]) copy.add(path, "");
  expect(copy.mistakes()).toEqual([]);
});

test.each([
  ["a.pdf", "%PDF-1.7", true],
  ["a.pdf", "\uFEFF\r\n%PDF-1.4", true],
  ["a.pdf", "Content-Type: application/pdf\r\n\r\n%PDF-1.4", true],
  ["a.pdf", `${" ".repeat(2000)}%PDF-1.4`, false],
  ["a.pdf", "MZ", false],
  ["a.ies", "\uFEFFIESNA:LM-63-2002", true],
  ["a.ies", "Wash 300\r\nMeasured in 1994\r\nTILT=NONE\r\n", true],
  ["a.ies", "<html>TILT=NONE", false],
  ["a.ifc", "\uFEFFISO-10303-21;\nHEADER;", true],
  ["a.ies", "IESNA:LM-63", true],
  ["a.ifc", "ISO-10303-21;\nHEADER;", true],
  ["a.ifc", "", false],
  ["a.ldt", "Maker\r\n1\r\n4\r\n24\r\n", true],
  ["a.ldt", "\n1\n4\n", true],
  ["a.ldt", "Maker\n7\n4\n", false],
  ["a.rfa", "PK", false],
  ["a.rfa", Buffer.from("d0cf11e0a1b11ae1", "hex"), true],
])("%s that begins with %j has its format: %s", (name, text, is) => {
  expect(matchesSignature(Buffer.from(text), name)).toBe(is);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, siteFolder, textsOf } from "./built-pages.ts";

const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const { products } = catalogue();

describe.each(products)("the specification text of $id", async ({ id, path }) => {
  const page = pages.get(path)!;
  const text = readFileSync(join(siteFolder, `/documents/${id}-specification.txt`), "utf8");
  const { value: word } = await mammoth.extractRawText({
    path: join(siteFolder, `/documents/${id}-specification.docx`),
  });

  test("is offered on its page in both formats", () => {
    const offered = page.querySelectorAll("#downloads a").map((link) => link.getAttribute("href"));
    expect(offered).toContain(`/documents/${id}-specification.docx`);
    expect(offered).toContain(`/documents/${id}-specification.txt`);
  });

  test("prints every figure exactly as its page does", () => {
    const rows = page.querySelectorAll("#specifications .data-sheet > div");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [label = ""] = textsOf(row, "dt");
      const line = `${label}: ${textsOf(row, ".data-sheet__line").join("; ")}`;
      expect(text).toContain(line);
      expect(word).toContain(line);
    }
  });

  test("leaves a blank for each document that was not supplied", () => {
    for (const row of page.querySelectorAll("#evidence .data-sheet > div")) {
      const [label = ""] = textsOf(row, "dt");
      const [line = ""] = textsOf(row, ".data-sheet__line");
      if (label !== "On request") expect(text).toContain(`${label}: ${line}`);
      else
        for (const missing of textsOf(row, "a"))
          expect(text.toLowerCase()).toContain(`${missing.toLowerCase()}: [ … on request ]`);
    }
  });
});

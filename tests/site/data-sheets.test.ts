import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, siteFiles, siteFolder, singleSpaced, textsOf } from "./built-pages.ts";
import { readDocument } from "./pdf-reader.ts";

const mostBytes = 600_000;
const { products, company } = catalogue();
const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const files = siteFiles();

/** Text without spaces, which a PDF reader inserts where a line wraps or a unit is smaller. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

describe.each(products.map((product) => ({ path: product.path, product })))(
  "the data sheet of $path",
  async ({ path, product }) => {
    const page = pages.get(path)!;
    const address = page.querySelector("#downloads a")?.getAttribute("href") ?? "";
    const sheet = await readDocument(siteFolder + address);
    const text = sheet.pages.join(" ");

    test("is offered on its page, has one or two pages and is small enough for an email", () => {
      expect(address).toBe(`/documents/${product.id}-data-sheet.pdf`);
      expect([1, 2]).toContain(sheet.pages.length);
      expect(sheet.bytes).toBeLessThanOrEqual(mostBytes);
    });

    test("prints every figure exactly as its page does", () => {
      const printed = withoutSpaces(text);
      const rows = page.querySelectorAll("#specifications .data-sheet > div");
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const [label = ""] = textsOf(row, "dt");
        const lines = textsOf(row, ".data-sheet__line");
        expect(printed, label).toContain(withoutSpaces(label + lines.join("")));
      }
    });

    test("names every finish and pattern, and what is on request", () => {
      const printed = withoutSpaces(text);
      const names = [...(product.colours?.swatches ?? []), ...(product.patterns?.items ?? [])].map(({ name }) => name);
      for (const name of names) expect(printed).toContain(withoutSpaces(name));
      for (const row of page.querySelectorAll("#evidence .data-sheet > div")) {
        const [label = ""] = textsOf(row, "dt");
        const [line = ""] = textsOf(row, ".data-sheet__line");
        if (label !== "On request") expect(printed, label).toContain(withoutSpaces(label + line));
        else
          for (const missing of textsOf(row, "a"))
            expect(printed.toLowerCase()).toContain(withoutSpaces(`${missing}On request`).toLowerCase());
      }
    });

    test("is ordered from its name to the contact details, and says when it was revised", () => {
      const order = [singleSpaced(product.name), "Specifications", "Technical drawing", "Questions"];
      const places = order.map((words) => text.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { value } of [...company.phones, ...company.emails]) expect(text).toContain(value);
      for (const each of sheet.pages) expect(each).toMatch(/Revised \d{1,2} \w+ 20\d\d\. Made from data [0-9a-f]{8}\./);
    });

    test("has a title, a language, and tags for assistive technology", () => {
      expect(sheet.title).toBe(`${product.name}, data sheet`);
      expect(sheet.language).toBe("en-IN");
      expect(sheet.tagged).toBe(true);
    });

    test("links to its page, and to telephone and e-mail", () => {
      const web = sheet.links.filter((link) => link.startsWith("http")).map((link) => new URL(link).pathname);
      expect(web).toContain(product.path);
      for (const link of web) expect(files).toContain(`${link}/index.html`);
      for (const { value } of company.emails) expect(sheet.links).toContain(`mailto:${value}`);
      for (const { value } of company.phones) expect(sheet.links).toContain(`tel:${value.replaceAll(" ", "")}`);
    });
  },
);

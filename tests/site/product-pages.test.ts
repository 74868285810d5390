import { describe, expect, test } from "vitest";
import { catalogue, type Detail } from "#content/catalogue.ts";
import { builtPages, singleSpaced, textsOf } from "./built-pages.ts";

const { details } = catalogue();
const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const pageAt = (path: string) => pages.get(path)!;

/** The section order of the specification; a product has those with content. A note on colours is in the first. */
function specifiedSections({ product, worksWith }: Detail): string[] {
  const sections: [title: string, exists: unknown][] = [
    ["The Product", product.product.length],
    ["Specifications", product.specifications.length],
    ["Features", product.features.length],
    ["Advantages", product.advantages.length],
    ["Application", product.application.length],
    ["Installation Procedure", product.installationProcedure.length],
    ["Colours", product.colours?.swatches.length],
    [product.patterns?.title ?? "Patterns", product.patterns],
    ["Standard Unit Size", product.standardUnitSize],
    ["Installed", product.pictures.installed.length],
    ["Works with", worksWith.length],
    ["Technical drawing", true],
    ["Warranty", product.warranty],
    ["Evidence", true],
    ["Downloads", true],
  ];
  return sections.filter(([, exists]) => exists).map(([title]) => title);
}

describe.each(details)("$path", (detail) => {
  const { path, product } = detail;
  const page = pageAt(path);

  test("shows its name, then its sections in the specified order", () => {
    expect(textsOf(page, "h1")).toEqual([product.name]);
    expect(textsOf(page, "main .section-block > h2")).toEqual(specifiedSections(detail));
    const note = product.colours?.note;
    if (note) expect(page.querySelector("#colours")?.textContent).toContain(note);
  });

  test("shows its key figures directly below the banner with its name", () => {
    const facts = page.querySelector('[aria-label="Key facts"]')!;
    // The NRC is shown with its scale, the other figures in a list.
    const labels = [...textsOf(facts, "dt"), ...textsOf(facts, ".nrc-bar__label")];
    expect(labels).toEqual(expect.arrayContaining(product.facts.map(({ label }) => label)));
    expect(facts.previousElementSibling?.querySelector("h1")).not.toBeNull();
  });

  test("offers its data sheet and specification text directly below its name", () => {
    const files = page.querySelector("h1")!.nextElementSibling!;
    expect(textsOf(files, "a")).toEqual(expect.arrayContaining(["Data sheet", "Specification text"]));
  });

  test("shows every figure as it was supplied", () => {
    const figures = product.specifications.flatMap((card) => card.figures);
    expect(textsOf(page, "#specifications dt")).toEqual(figures.map(({ label }) => label));
    expect(textsOf(page, "#specifications .data-sheet__line")).toEqual(
      figures.flatMap(({ printed }) => printed.map(singleSpaced)),
    );
    const warranty = textsOf(page, "#warranty").join(" ");
    expect(warranty).toContain(product.warranty?.printed.map(singleSpaced).join() ?? "");
  });
});

test("a page that shows another category's product has its own breadcrumb, and prints its own address", () => {
  const reused = details.filter(({ path, canonicalPath }) => path !== canonicalPath);
  expect(reused).not.toEqual([]);
  for (const { path, category } of reused) {
    const title = catalogue().categories.find(({ id }) => id === category)?.title;
    expect(textsOf(pageAt(path), 'nav[aria-label="Breadcrumb"] a'), path).toEqual(["Home", "Products", title]);
    expect(textsOf(pageAt(path), ".print-source").join(" ")).toContain(path);
  }
});

test("chairs have no carousel, and say that custom colours are available", () => {
  for (const { path } of details.filter(({ category }) => category === "seatingSystems")) {
    expect(textsOf(pageAt(path), "#colours").join(" "), path).toContain("Custom colours available");
    expect(pageAt(path).querySelectorAll('[aria-roledescription="carousel"]'), path).toEqual([]);
  }
});

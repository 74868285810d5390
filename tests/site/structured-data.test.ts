import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { isHindi } from "#content/page-registry.ts";
import { builtPages, textsOf, type BuiltPage } from "#tests/site/built-pages.ts";

const pages = builtPages().filter(({ path }) => !isHindi(path));
const content = catalogue();

interface StructuredData {
  "@context": string;
  "@type": string;
  [key: string]: unknown;
}

test("only English pages have structured data", () => {
  for (const page of builtPages().filter(({ path }) => isHindi(path))) expect(structuredData(page)).toEqual([]);
});

test("all structured data can be parsed and is schema.org", () => {
  for (const page of pages) {
    for (const data of structuredData(page)) {
      expect(data["@context"], page.path).toBe("https://schema.org");
      expect(data["@type"], page.path).toBeTruthy();
    }
  }
});

test("the home page contains the organisation, and every other page its breadcrumb", () => {
  for (const page of pages) {
    const types = structuredData(page).map((data) => data["@type"]);
    expect(types, page.path).toContain(page.path === "/" ? "Organization" : "BreadcrumbList");
  }
});

test("the structured breadcrumb equals that of the page, from the home page to the page itself", () => {
  for (const page of pages) {
    const trail = structuredData(page).find((data) => data["@type"] === "BreadcrumbList");
    if (!trail) continue;
    const items = trail.itemListElement as { name: string; item: string }[];
    expect(items[0]?.item, page.path).toMatch(/\/$/);
    expect(items.at(-1)?.item).toMatch(new RegExp(`${page.path}$`));
    expect(items.map(({ name }) => name)).toEqual(textsOf(page.root, 'nav[aria-label="Breadcrumb"] li'));
  }
});

test("the figures of a product are those supplied", () => {
  for (const { path, product } of content.details) {
    const page = pages.find((each) => each.path === path)!;
    const stated = structuredData(page).find((data) => data["@type"] === "Product");
    const figures = product.specifications.flatMap((card) => card.figures).filter(({ sample }) => !sample);
    const properties = figures.map(({ label, lines }) =>
      expect.objectContaining({ "@type": "PropertyValue", name: label, value: lines.join("; ") }),
    );
    expect(stated?.additionalProperty ?? [], path).toEqual(expect.arrayContaining(properties));
  }
});

test("every product's page contains the product, without an offer or a price", () => {
  const products = new Map(content.details.map(({ path, product }) => [path, product]));
  for (const page of pages) {
    const product = products.get(page.path);
    const stated = structuredData(page).filter((data) => data["@type"] === "Product");
    expect(
      stated.map(({ name }) => name),
      page.path,
    ).toEqual(product ? [product.name] : []);
    expect(page.html).not.toMatch(/"(?:offers|price|priceCurrency)"/);
  }
});

function structuredData({ html }: BuiltPage): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as StructuredData);
}

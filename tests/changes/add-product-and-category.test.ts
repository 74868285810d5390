import { readdirSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { canonicalPaths, categoryNames, searchDocuments } from "#app/content.server.ts";
import { homeContent } from "#app/features/home/build-home-content.ts";
import { listingPage } from "#app/features/listing/listing-content.ts";
import { choicesOfProduct } from "#content/printed/choices.ts";
import { shellContent } from "#app/shell/shell-content.ts";

afterEach(removeContentCopies);

/** A product file with only the required fields, and a picture with its description. */
const productFile = (name: string, more = "") => `
name: ${name}
shortName: ${name}
${more}
seo: { title: ${name}, description: The product ${name}. }
specifications:
  - title: Panel
    figures: { thickness: "12 mm", nrc: "0.55" }
drawing: { kind: panel-section, toScale: false, core: unstated, thicknessesMm: [12], edges: [] }
pictures: { product: example-picture }
pictureDescriptions:
  example-picture: { alt: A new product., visualisation: false }
`;

const categoryFile = (more = "") => `
title: Example Panels
menuLabel: Example Panels
heading: Example Panels
statement: Panels for floors.
unit: { one: panel, many: panels }
quantityUnits: [m2]
seo: { title: Example Panels, description: Panels for floors. }
home: { description: For floors. }
cardFigures: [thickness]
factFigures: [thickness]
columns: { small: 1, medium: 2, large: 4 }
banner: { heightPx: 600 }
highlightsProducts: true
advice: { heading: Which panel?, text: Ask us. }
${more}
`;

const withPicture = () => new ContentCopy().addPicture("example-picture");

const withProduct = (more?: string) =>
  withPicture().add("products/wallPanels/exampleBoard.yaml", productFile("Example Board", more));

const withCategory = (more?: string, ofProduct?: string) =>
  withPicture()
    .add("categories/examplePanels.yaml", categoryFile(more))
    .add("products/examplePanels/exampleMat.yaml", productFile("Example Mat", ofProduct));

/** The categories and products of a content folder, as loaders pass them to pages. */
function site(copy: ContentCopy) {
  const content = copy.load();
  const listing = (id: string) => {
    const category = content.categories.find((each) => each.id === id);
    if (!category) throw new Error(`There is no category ${id}.`);
    return listingPage(category, content);
  };
  return {
    content,
    listing,
    namesIn: (id: string) => listing(id).products?.cards.map(({ name }) => name),
    detail: (path: string) => content.details.find((each) => each.path === path),
    product: (id: string) => content.products.find((each) => each.id === id),
    documents: searchDocuments(content).map(({ path }) => path),
  };
}

describe("a product that is added by its file and its picture", () => {
  test("is last in its listing, with its picture", () => {
    const before = site(new ContentCopy()).namesIn("wallPanels");
    const { namesIn, listing } = site(withProduct());
    expect(namesIn("wallPanels")).toEqual([...(before ?? []), "Example Board"]);
    expect(listing("wallPanels").products?.cards.at(-1)?.picture).toMatchObject({ id: "example-picture" });
  });

  test("is at the position of its order", () => {
    const [first] = site(new ContentCopy()).namesIn("wallPanels") ?? [];
    expect(site(withProduct("order: -1")).namesIn("wallPanels")?.slice(0, 2)).toEqual(["Example Board", first]);
  });

  test("has a page, which the search and the sitemap include", () => {
    const { content, detail, documents } = site(withProduct());
    expect(detail("/wallPanels/exampleBoard")?.product.pictures.product?.alt).toBe("A new product.");
    expect(documents).toContain("/wallPanels/exampleBoard");
    expect(canonicalPaths(content)).toContain("/wallPanels/exampleBoard");
  });

  test("is counted in the menu", () => {
    const countOf = (copy: ContentCopy) =>
      shellContent(copy.load()).categories.find(({ path }) => path === "/wallPanels")?.count ?? 0;
    expect(countOf(withProduct())).toBe(countOf(new ContentCopy()) + 1);
  });

  test("is also in another listing, with a second address that is hidden from search engines", () => {
    const alsoIn =
      "alsoIn: [{ category: acousticCeilings, order: -1, seo: { title: Example Board for ceilings, description: An example above. } }]";
    const { content, namesIn, detail } = site(withProduct(alsoIn));
    expect(namesIn("acousticCeilings")?.[0]).toBe("Example Board");
    expect(namesIn("wallPanels")).toContain("Example Board");
    expect(detail("/acousticCeilings/exampleBoard")).toMatchObject({
      canonicalPath: "/wallPanels/exampleBoard",
      seo: { title: "Example Board for ceilings" },
    });
    expect(canonicalPaths(content)).not.toContain("/acousticCeilings/exampleBoard");
  });

  test("is refused with an explanation while its picture has no description", () => {
    const copy = withPicture().add(
      "products/wallPanels/exampleBoard.yaml",
      productFile("Example Board").replace(/pictureDescriptions:\n.*\n/, ""),
    );
    expect(copy.mistakes()).toContainEqual(
      expect.stringMatching(/example-picture: Write alternative text for the picture .*pictureDescriptions/),
    );
  });
});

describe("a category that is added by its file, with one product", () => {
  test("is last in the menu and on the home page", () => {
    const content = withCategory().load();
    expect(shellContent(content).categories.at(-1)).toMatchObject({ path: "/examplePanels", countInWords: "1 panel" });
    expect(homeContent(content).products.rows.at(-1)).toMatchObject({ name: "Example Panels", path: "/examplePanels" });
  });

  test("is at the position of its order, in the menu and on the home page", () => {
    const content = withCategory("order: -1").load();
    expect(shellContent(content).categories[0]?.path).toBe("/examplePanels");
    expect(homeContent(content).products.rows[0]?.path).toBe("/examplePanels");
  });

  test("has a route for its listing and one for its products", () => {
    const others = readdirSync("content/categories").map((name) => name.replace(".yaml", ""));
    expect(categoryNames(withCategory().folder)).toEqual(["examplePanels", ...others].toSorted());
  });

  test("lists its product, which has a page", () => {
    const { content, listing, detail, documents } = site(withCategory());
    expect(listing("examplePanels").products?.single?.name).toBe("Example Mat");
    expect(detail("/examplePanels/exampleMat")?.product.facts.map(({ key }) => key)).toEqual(["thickness"]);
    expect(documents).toContain("/examplePanels/exampleMat");
    expect(canonicalPaths(content)).toEqual(expect.arrayContaining(["/examplePanels", "/examplePanels/exampleMat"]));
  });

  test("is a choice among the filters", () => {
    const { facets } = withCategory().load();
    const categories = facets.find(({ id }) => id === "category");
    expect(JSON.stringify(categories)).toContain("Example Panels");
  });

  test("has the units in which its products are requested", () => {
    const product = site(withCategory()).product("examplePanels/exampleMat");
    expect(product && choicesOfProduct(product).units).toEqual(["m2", "ft2"]);
  });

  test("may have tabs, one of which a product names, with their own units", () => {
    const tabs = `tabs:
  - { id: dry, label: Dry rooms, cardFigures: [thickness], quantityUnits: [pieces] }
  - { id: wet, label: Wet rooms, cardFigures: [nrc] }`;
    const copy = withCategory(tabs, "tab: dry").add(
      "products/examplePanels/tile.yaml",
      productFile("Tile", "tab: wet").replace(/pictures:[^]*/, ""),
    );
    const { listing, product } = site(copy);
    const page = listing("examplePanels");
    expect(page.products).toBeUndefined();
    expect(page.tabs.map(({ id, label, products }) => [id, label, products.cards.map(({ name }) => name)])).toEqual([
      ["dry", "Dry rooms", ["Example Mat"]],
      ["wet", "Wet rooms", ["Tile"]],
    ]);
    expect(product("examplePanels/exampleMat")?.quantityUnits).toEqual(["pieces"]);
    expect(product("examplePanels/tile")?.quantityUnits).toEqual(["m2"]);
  });

  test("cannot have the address of a page", () => {
    const copy = withPicture()
      .add("categories/about.yaml", categoryFile())
      .add("products/about/exampleMat.yaml", productFile("Example Mat"));
    expect(copy.mistakes()).toContainEqual(
      expect.stringMatching(/categories\/about\.yaml:\d+: A page has the address \/about\./),
    );
  });
});

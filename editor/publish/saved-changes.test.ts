import { expect, test } from "vitest";
import { changesInWords, differencesBetween, savedChanges } from "./saved-changes.ts";

type Content = Readonly<Record<string, string>>;

/** The changes reported between two states of the content. */
function toldOf(was: Content, is: Content) {
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((path) => was[path] !== is[path]);
  const filesOf = (content: Content) => ({ paths: Object.keys(content), read: (path: string) => content[path] });
  return savedChanges(paths, filesOf(was), filesOf(is));
}

/** The same in one line each: `Felt: NRC changed from “0.6” to “0.65” | Felt, Wall Panels`. */
function linesOf(was: Content, is: Content) {
  return toldOf(was, is).map(({ name, words, pages, also }) => {
    const places = [...pages.map(({ title }) => title), ...(also === undefined ? [] : [also])];
    return `${name}${words === undefined ? "" : `: ${words}`} | ${places.join(", ")}`;
  });
}

const felt = "content/products/wallPanels/felt.yaml";
const wool = "content/products/wallPanels/wool.yaml";
const site = {
  "content/figures.yaml": "nrc: { label: NRC }",
  "content/categories/wallPanels.yaml": "menuLabel: Walls\nhome: { description: Panels., figure: { key: nrc } }\n",
  "content/categories/ceilings.yaml": "menuLabel: Ceilings\n",
  "content/pages/home.yaml": "menuLabel: Home\n",
  "content/pages/product.yaml": "menuLabel: Products\n",
  "content/pages/downloads.yaml": "footerLabel: Downloads\n",
  "content/pages/projects.yaml": "menuLabel: Projects\n",
};
const header = "project,location,client,room,clientType,sample\n";
const table = (...rows: string[]) => header + rows.map((row) => `${row}\n`).join("");

test("a changed figure is reported by its label, with both values and the pages that show it", () => {
  const was = { ...site, [felt]: 'name: Felt\nspecifications: [{ figures: { nrc: "0.6" } }]\n' };
  const is = { ...site, [felt]: '# A comment.\nname: "Felt"\nspecifications: [{ figures: { nrc: "0.65" } }]\n' };
  expect(toldOf(was, is)).toEqual([
    {
      name: "Felt",
      href: `#/products/wallPanels/felt.yaml?at=${encodeURIComponent('["specifications",0,"figures","nrc"]')}`,
      words: "NRC changed from “0.6” to “0.65”",
      pages: [
        { address: "/wallPanels/felt", title: "Felt" },
        { address: "/wallPanels", title: "Walls" },
        { address: "/product", title: "Products" },
        { address: "/", title: "Home" },
      ],
    },
  ]);
  expect(toldOf(was, { ...was, [felt]: `# A comment.\n${was[felt]}` })).toEqual([]);
});

test("a field is reported by its label with its whole text, and with only the product page if no other shows it", () => {
  const long = "A sentence that is so long that a list of many changes would only show the beginning of it.";
  const was = { ...site, [felt]: `name: Felt\nfeatures: [Short.]\n`, "content/company.yaml": "phones: [{ label: A }]" };
  const is = { ...site, [felt]: `name: Felt\nfeatures: [${long}]\n`, "content/company.yaml": "phones: [{ label: B }]" };
  expect(linesOf(was, is)).toEqual([
    `Felt: Feature 1 changed from “Short.” to “${long}” | Felt`,
    "Company: Phone number 1, Label changed from “A” to “B” | every page",
  ]);
});

test("a product in two listings is reported with its pages and both listings, and a picture with each page that has it", () => {
  const product = "name: Felt\npictures: { installed: [felt-hall] }\nalsoIn: [{ category: ceilings }]\n";
  const was = { ...site, [felt]: `${product}card: { title: A }\n`, "imagery/masters/felt-hall.webp": "1" };
  const is = { ...site, [felt]: `${product}card: { title: B }\n`, "imagery/masters/felt-hall.webp": "2" };
  expect(linesOf(was, is)).toEqual([
    "Felt: Card, Title changed from “A” to “B” | Walls, Ceilings, Products",
    "Felt: photograph for “After installation 1” replaced | Felt, Felt in Ceilings",
  ]);
});

test("a new photograph is reported with its description, by the place that shows it, but not with the marks that come with it", () => {
  const product = (description: string) =>
    `name: Felt\npictures: { banner: felt-hero }\npictureDescriptions: { felt-hero: ${description} }\n`;
  const was = {
    ...site,
    [felt]: product("{ alt: Old., visualisation: true, sample: true }"),
    "imagery/masters/felt-hero.webp": "1",
  };
  const photograph = product("{ alt: New., visualisation: false, focusPercent: 20 }");
  const is = { ...site, [felt]: photograph, "imagery/masters/felt-hero.webp": "2" };
  expect(toldOf(was, is).map(({ name, words }) => `${name}: ${words}`)).toEqual([
    "Felt: Photograph for “Banner”, Description changed from “Old.” to “New.”",
    "Felt: photograph for “Banner” replaced",
  ]);
});

test("a drawing that follows a changed figure is not reported", () => {
  const panel = (mm: number) =>
    `name: Felt\nspecifications: [{ figures: { thickness: ${mm} mm } }]\ndrawing: { kind: panel-section, thicknessesMm: [${mm}] }\n`;
  const figures = "thickness: { label: Thickness, group: Construction, quantity: length }";
  const was = { ...site, "content/figures.yaml": figures, [felt]: panel(20) };
  expect(linesOf(was, { ...was, [felt]: panel(25) })).toEqual([
    expect.stringContaining("Felt: Thickness changed from “20 mm” to “25 mm”"),
  ]);
});

test("an order across several files is reported once", () => {
  const was = { ...site, [felt]: "name: Felt\norder: 1\n", [wool]: "name: Wool\norder: 2\n" };
  const is = { ...site, [felt]: "name: Felt\norder: 2\n", [wool]: "name: Wool\norder: 1\n" };
  expect(linesOf(was, is)).toEqual(["Order in Walls | Walls, Products, Home"]);
});

test("an order is reported by its list, unless something else has changed too", () => {
  const category = "content/categories/ceilings.yaml";
  const was = { ...site, [category]: "menuLabel: Ceilings\norder: 2\nhome: { order: 1 }\n", [felt]: "name: Felt\n" };
  const linesWith = (path: string, text: string) => linesOf(was, { ...was, [path]: text });
  expect(linesWith(category, "menuLabel: Ceilings\norder: 1.5\nhome: { order: 1 }\n")).toEqual([
    "Order of the categories | every page",
  ]);
  expect(linesWith(category, "menuLabel: Ceilings\norder: 2\nhome: { order: 2 }\n")).toEqual([
    "Order on the home page | Home",
  ]);
  expect(linesWith(felt, "name: Felt board\norder: 4\n")).toMatchObject([
    expect.stringContaining("Name changed from “Felt” to “Felt board”"),
    expect.stringContaining("Position in the list"),
  ]);
});

test("a product that is added, removed, withdrawn or moved is reported as such, before other changes", () => {
  const text = "name: Felt\n";
  const pages = "Felt, Walls, Products, Downloads, Home";
  const menu = (label: string) => ({ ...site, "content/categories/ceilings.yaml": `menuLabel: ${label}\n` });
  expect(linesOf(menu("A"), { ...menu("B"), [felt]: text })).toEqual([
    `Felt: added | ${pages}`,
    "B: In the menu changed from “A” to “B” | every page",
  ]);
  expect(linesOf({ ...site, [felt]: text }, site)).toEqual([`Felt: removed from the site | ${pages}`]);
  expect(
    linesOf(
      { ...site, [felt]: text },
      { ...site, "content/addresses.yaml": "withdrawn: { wallPanels/felt: { name: Felt } }" },
    ),
  ).toEqual([`Felt: withdrawn; its page says so | ${pages}`]);
  const moved = {
    ...site,
    "content/addresses.yaml": "moved: { wallPanels/felt: wallPanels/wool }",
    [wool]: "name: Wool\n",
  };
  expect(linesOf({ ...site, [felt]: text }, moved)).toEqual([
    `Wool: moved from /wallPanels/felt to /wallPanels/wool | ${pages.replace("Felt", "Wool")}`,
    "Wool: Name changed from “Felt” to “Wool” | Wool, Walls, Products, Downloads",
  ]);
});

test("projects are reported by name, more than five as a number, and a move to another table not at all", () => {
  const [west, north] = ["content/projects/west.csv", "content/projects/north.csv"];
  const hall = "Hall,Pune,City,auditorium,public-works,yes";
  const was = { ...site, [west]: table(hall), [north]: table() };
  const one = {
    ...site,
    [west]: table(hall.replace("public-works", "private"), "Court,Goa,State,office,private,no"),
    [north]: "",
  };
  const pages = "Projects, pages of the products used";
  expect(linesOf(was, one)).toEqual([
    `Project added: Court, Goa, State | ${pages}`,
    `Project changed: Hall, Pune, City. Type of client changed from “public works” to “private” | ${pages}`,
  ]);
  const many = Array.from({ length: 6 }, (_, index) => `Court ${index},Goa,State,office,private,no`);
  expect(linesOf(was, { ...site, [west]: table(), [north]: table(hall, ...many) })).toEqual([
    `Projects: 6 added | ${pages}`,
  ]);
});

test("a changed program or build setting is reported, and in the list of versions too", () => {
  const madeFrom = (sha256: string, SITE_ORIGIN: string) => {
    const files = { "app/root.tsx": { size: 1, mtimeMs: 0, sha256 } };
    return { folder: "/nowhere", inputs: { environment: { SITE_ORIGIN }, files } };
  };
  const was = madeFrom("1", "");
  const same = differencesBetween(was, madeFrom("1", ""));
  expect([same, changesInWords(same)]).toEqual([{ changes: [] }, "Nothing has changed."]);
  for (const is of [madeFrom("2", ""), madeFrom("1", "https://www.example.com")]) {
    const told = differencesBetween(was, is);
    expect(told).toEqual({ changes: [], isProgramDifferent: true });
    expect(changesInWords(told)).toBe("program or settings changed");
  }
});

test("changed publishing settings are listed as such, and not as a changed program", () => {
  const madeFrom = (sha256: string, SITE_ORIGIN: string) => {
    const files = { "content/publishing.yaml": { size: 1, mtimeMs: 0, sha256 } };
    return { folder: "/nowhere", inputs: { environment: { SITE_ORIGIN }, files } };
  };
  const told = differencesBetween(madeFrom("1", ""), madeFrom("2", "https://www.example.com"));
  expect(told.changes).toHaveLength(1);
  expect(told.isProgramDifferent).toBeUndefined();
});

test.each(["pages/offers.yaml", "products/offers.yaml"])(
  "the file %s, which the site does not use, is reported without pages and without a form",
  (path) => {
    const file = { [`content/${path}`]: "name: Offers\npicture: felt-hall\n" };
    expect(toldOf({ ...site, ...file }, site)).toEqual([{ name: "Offers", words: "removed from the site", pages: [] }]);
    expect(toldOf(site, { ...site, ...file })).toEqual([{ name: "Offers", words: "added", pages: [] }]);
  },
);

test("a table of projects that cannot be read is listed as changed, without its rows", () => {
  const path = "content/projects/west.csv";
  const was = { ...site, [path]: table("Hall,Pune,A,hall,private,no") };
  expect(linesOf(was, { ...site, [path]: `${was[path]}"Open quote` })).toEqual([
    "Projects: cannot be read | Projects, pages of the products used",
  ]);
});

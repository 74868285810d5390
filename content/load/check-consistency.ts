import { addressedPages } from "../page-registry.ts";
import { checkProjectPages } from "./check-project-pages.ts";
import { checkProjects } from "./check-projects.ts";
import { categoryOf, placesOf, slugOf } from "./listings.ts";
import { oneOf, quoted } from "../sentence-parts.ts";
import { noSuch } from "./choices.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { ProductEntry } from "../schema/product.ts";
import type { Sources } from "./sources.ts";

/** Checks consistency between files, such as listings, tabs and titles. */
export function checkConsistency(sources: Sources, mistakes: Mistakes): void {
  checkListings(sources, mistakes);
  checkCombinations(sources, mistakes);
  checkUnique(sources, "title", mistakes);
  checkUnique(sources, "description", mistakes);
  checkProjects(sources, mistakes);
  checkProjectPages(sources, mistakes);
}

/** Checks that every category has a product, and that a product is in a listing once and has a tab only if the listing has tabs. */
function checkListings({ categories, products }: Sources, mistakes: Mistakes): void {
  const places = [...products].flatMap(([id, product]) =>
    product ? placesOf(id, product.entry).map((place) => ({ ...place, file: product.file })) : [],
  );
  for (const [index, { category, product, field, tab, file }] of places.entries()) {
    const address = slugOf(product).toLowerCase();
    const other = places
      .slice(0, index)
      .find((place) => place.category === category && slugOf(place.product).toLowerCase() === address);
    if (other) {
      const message =
        other.product === product
          ? `The product is already in ${category}. Choose each other category only once.`
          : `${quoted(other.product)} also has the address /${category}/${slugOf(product)}. Give one of them another address.`;
      reportAt(mistakes, file, field.length > 0 ? [...field, "category"] : [], message);
    }
    const source = categories.get(category);
    if (!source) continue;
    const tabs = source.entry.tabs?.map(({ id }) => id) ?? [];
    if (tabs.length === 0 ? tab === undefined : tab !== undefined && tabs.includes(tab)) continue;
    reportAt(mistakes, file, [...field, "tab"], adviceOnTab(category, tab, tabs));
  }
  for (const [id, source] of categories) {
    if (source && addressedPages.some(({ path }) => path.toLowerCase() === `/${id.toLowerCase()}`)) {
      reportAt(mistakes, source.file, [], `A page has the address /${id}. Give the file of the category another name.`);
    }
    if (!source || [...products.keys()].some((product) => categoryOf(product) === id)) continue;
    if (places.some(({ category }) => category === id)) continue;
    reportAt(mistakes, source.file, [], `This category has no products. Add one to products/${id}.`);
  }
}

/** Checks that a product is listed in the category for which a combination names it. */
function checkCombinations({ products }: Sources, mistakes: Mistakes): void {
  const entries = new Map<string, ProductEntry | undefined>([...products].map(([id, source]) => [id, source?.entry]));
  for (const source of products.values()) {
    for (const [index, { product, category }] of source?.entry.worksWith.entries() ?? []) {
      const entry = entries.get(product);
      if (!source || !entry || category === undefined) continue;
      const listed = placesOf(product, entry).map((place) => place.category);
      if (listed.includes(category)) continue;
      const message = noSuch("category with that product", category, listed);
      reportAt(mistakes, source.file, ["worksWith", index, "category"], message);
    }
  }
}

function adviceOnTab(category: string, tab: string | undefined, tabs: readonly string[]): string {
  if (tabs.length === 0) return `The page of ${category} has no tabs. Remove the tab.`;
  return tab === undefined ? `Choose a tab of the category’s page: ${oneOf(tabs)}.` : noSuch("tab", tab, tabs);
}

/** Checks that titles and descriptions are unique among all pages. */
function checkUnique(sources: Sources, what: "title" | "description", mistakes: Mistakes): void {
  const first = new Map<string, string>();
  for (const { file, field, seo } of allSeo(sources)) {
    const at = [...field, "seo", what];
    const location = `${file.path}:${file.lineOf(at)}`;
    const other = first.get(seo[what]);
    if (other) {
      const words = `Another page has the ${what} ${quoted(seo[what])} already (${other}).`;
      reportAt(mistakes, file, at, `${words} Write one that no other page has.`);
    } else first.set(seo[what], location);
  }
}

function allSeo({ pages, categories, products }: Sources) {
  const sources = [...Object.values(pages), ...categories.values(), ...products.values()].filter(
    (each) => each !== undefined,
  );
  const own = sources.map(({ file, entry }) => ({ file, field: [] as PropertyKey[], seo: entry.seo }));
  const others = [...products.values()].flatMap((product) =>
    (product?.entry.alsoIn ?? []).flatMap(({ seo }, index) =>
      product ? [{ file: product.file, field: ["alsoIn", index] as PropertyKey[], seo }] : [],
    ),
  );
  return [...own, ...others];
}

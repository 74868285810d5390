import { addressedPages } from "../page-registry.ts";
import { checkProjectPages } from "./check-project-pages.ts";
import { checkProjects } from "./check-projects.ts";
import { categoryOf, placesOf } from "./listings.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** Checks what must agree between files, such as listings, tabs and titles. */
export function checkConsistency(sources: Sources, mistakes: Mistakes): void {
  checkListings(sources, mistakes);
  checkUnique(sources, "title", mistakes);
  checkUnique(sources, "description", mistakes);
  checkGalleryNumbers(sources, mistakes);
  checkProjects(sources, mistakes);
  checkProjectPages(sources, mistakes);
}

/** Every category has a product. A product is in a listing once, and names a tab only if that listing has tabs. */
function checkListings({ categories, products }: Sources, mistakes: Mistakes): void {
  const places = [...products].flatMap(([id, product]) =>
    product ? placesOf(id, product.entry).map((place) => ({ ...place, file: product.file })) : [],
  );
  for (const [index, { category, product, field, tab, file }] of places.entries()) {
    const before = places.slice(0, index);
    if (before.some((place) => place.product === product && place.category === category)) {
      reportAt(
        mistakes,
        file,
        [...field, "category"],
        JSON.stringify(category),
        "categories other than its own, each once",
      );
    }
    const source = categories.get(category);
    if (!source) continue;
    const tabs = source.entry.tabs?.map(({ id }) => id) ?? [];
    if (tabs.length === 0 ? tab === undefined : tab !== undefined && tabs.includes(tab)) continue;
    const allowed = tabs.join(", ") || "no tab in this category";
    reportAt(mistakes, file, [...field, "tab"], JSON.stringify(tab) ?? "nothing", allowed);
  }
  for (const [id, source] of categories) {
    if (source && addressedPages.some(({ path }) => path.toLowerCase() === `/${id.toLowerCase()}`)) {
      reportAt(mistakes, source.file, [], `the name "${id}"`, "a name that is not the address of a page");
    }
    if (!source || [...products.keys()].some((product) => categoryOf(product) === id)) continue;
    if (places.some(({ category }) => category === id)) continue;
    reportAt(mistakes, source.file, [], "no product", `at least one file in products/${id}`);
  }
}

/** Titles and descriptions are unique among all pages. */
function checkUnique(sources: Sources, what: "title" | "description", mistakes: Mistakes): void {
  const first = new Map<string, string>();
  for (const { file, field, seo } of allSeo(sources)) {
    const at = [...field, "seo", what];
    const location = `${file.path}:${file.lineOf(at)}`;
    const other = first.get(seo[what]);
    if (other)
      reportAt(mistakes, file, at, `${JSON.stringify(seo[what])} as in ${other}`, `a ${what} that no other page has`);
    else first.set(seo[what], location);
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

function checkGalleryNumbers({ gallery }: Sources, mistakes: Mistakes): void {
  for (const [index, { id }] of gallery?.entry.entries() ?? []) {
    if (gallery && id !== index + 1) reportAt(mistakes, gallery.file, [index, "id"], String(id), String(index + 1));
  }
}

import type { CategoryEntry } from "../schema/category.ts";
import { checkProjects } from "./check-projects.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

/** Checks what must agree between files: listings, tabs and titles. */
export function checkConsistency(sources: Sources, mistakes: Mistakes): void {
  checkListings(sources, mistakes);
  checkTabs(sources, mistakes);
  checkUnique(sources, "title", mistakes);
  checkUnique(sources, "description", mistakes);
  checkGalleryNumbers(sources, mistakes);
  checkProjects(sources, mistakes);
  checkCopyright(sources, mistakes);
}

function listings({ categories }: Sources): { id: string; source: Source<CategoryEntry> }[] {
  return [...categories].flatMap(([id, source]) => (source ? [{ id, source }] : []));
}

/** Every product stands once in its own category's listing; a guest brings a title and description of its own. */
function checkListings(sources: Sources, mistakes: Mistakes): void {
  for (const { id, source } of listings(sources)) {
    const listed = source.entry.products.map(({ product }) => product);
    for (const [index, { product, seo }] of source.entry.products.entries()) {
      const field = ["products", index];
      if (listed.indexOf(product) < index) {
        reportAt(mistakes, source.file, field, `${JSON.stringify(product)} a second time`, "each product once");
      }
      const guest = !product.startsWith(`${id}/`);
      if (guest && !seo) {
        reportAt(
          mistakes,
          source.file,
          field,
          `${JSON.stringify(product)} without seo`,
          "a seo title and description of its own, since the page has a second address",
        );
      }
    }
    for (const [product, entry] of sources.products) {
      if (!entry || !product.startsWith(`${id}/`) || listed.includes(product)) continue;
      reportAt(mistakes, source.file, ["products"], `no ${JSON.stringify(product)}`, "every product of the category");
    }
  }
}

/** A product names a tab exactly where its category has tabs. */
function checkTabs(sources: Sources, mistakes: Mistakes): void {
  for (const [id, product] of sources.products) {
    const category = listings(sources).find((listing) => id.startsWith(`${listing.id}/`))?.source.entry;
    if (!product || !category) continue;
    const tabs = category.tabs?.map((tab) => tab.id) ?? [];
    const { stageTab } = product.entry;
    if (tabs.length === 0 ? stageTab === undefined : stageTab !== undefined && tabs.includes(stageTab)) continue;
    reportAt(
      mistakes,
      product.file,
      ["stageTab"],
      JSON.stringify(stageTab) ?? "nothing",
      tabs.join(", ") || "no tab in this category",
    );
  }
}

/** Titles and descriptions are unique over all addresses. */
function checkUnique(sources: Sources, what: "title" | "description", mistakes: Mistakes): void {
  const first = new Map<string, string>();
  for (const { file, field, seo } of allSeo(sources)) {
    const at = [...field, "seo", what];
    const place = `${file.path}:${file.lineOf(at)}`;
    const other = first.get(seo[what]);
    if (other)
      reportAt(mistakes, file, at, `${JSON.stringify(seo[what])} as in ${other}`, `a ${what} that no other page has`);
    else first.set(seo[what], place);
  }
}

function allSeo({ pages, categories, products }: Sources) {
  const sources = [...Object.values(pages), ...categories.values(), ...products.values()].filter(
    (each) => each !== undefined,
  );
  const own = sources.map(({ file, entry }) => ({ file, field: [] as PropertyKey[], seo: entry.seo }));
  const guests = [...categories.values()].flatMap((category) =>
    (category?.entry.products ?? []).flatMap(({ seo }, index) =>
      category && seo ? [{ file: category.file, field: ["products", index] as PropertyKey[], seo }] : [],
    ),
  );
  return [...own, ...guests];
}

function checkGalleryNumbers({ gallery }: Sources, mistakes: Mistakes): void {
  for (const [index, { id }] of gallery?.entry.entries() ?? []) {
    if (gallery && id !== index + 1) reportAt(mistakes, gallery.file, [index, "id"], String(id), String(index + 1));
  }
}

/** The line is written out in full, so a new name has to be written there too. */
function checkCopyright({ company }: Sources, mistakes: Mistakes): void {
  if (!company) return;
  const { copyright, name } = company.entry;
  if (copyright.includes(name.value)) return;
  const allowed = `a line with the company's name, ${JSON.stringify(name.value)}`;
  reportAt(mistakes, company.file, ["copyright"], JSON.stringify(copyright), allowed);
}

import { resolveFacets } from "../facets/resolve-facets.ts";
import { searchedFinishes } from "../search/finishes.ts";
import { searchedFigures } from "../search/measures.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type {
  Catalogue,
  SampleState,
  GalleryProject,
  Pages,
  Term,
  Category,
  Product,
  Project,
  Region,
} from "../schema/resolved.ts";
import type { Entries } from "./entries.ts";
import { resolveAddresses } from "./former-addresses.ts";
import { categoryOf, inOrder, listingOf } from "./listings.ts";
import { navigationEntries } from "./navigation.ts";
import { resolveCategory, resolveDetails } from "./resolve-category.ts";
import { resolveProduct } from "./resolve-product.ts";
import type { GlossaryEntry } from "../schema/pages.ts";
import { printArea } from "../figures/areas.ts";
import { sitePages } from "../page-registry.ts";
import type { ProjectRow, RegionId } from "../schema/project.ts";
import { stateOf } from "./check-projects.ts";

/** Joins the entries into the catalogue for pages. References must have been checked before. */
export function resolveCatalogue(
  entries: Entries,
  pictures: ReadonlyMap<string, ResolvedPicture>,
  samples: SampleState,
): Omit<Catalogue, "inHindi"> {
  const { company, figures: definitions, pages, swatchSets } = entries;
  const context = { definitions, pictures, swatchSets, entries: entries.products };
  const products = new Map(
    [...entries.products].map(([id, entry]) => {
      const category = entries.categories.get(categoryOf(id))!;
      return [id, resolveProduct(id, entry, category, context)];
    }),
  );
  const listed = [...entries.categories].map(([id, entry]) => {
    const listing = listingOf(id, entries.products);
    const category = resolveCategory(id, entry, listing, { ...context, products });
    const details = resolveDetails(category, listing, products, entries.products);
    return { name: id, order: entry.order, homeOrder: entry.home.order ?? entry.order, category, details };
  });
  const inMenuOrder = listed.toSorted(inOrder);
  const categories = inMenuOrder.map(({ category }) => category);
  return {
    language: "en",
    hindiWords: entries.hindiWords,
    company,
    categories,
    homeCategories: listed
      .toSorted((one, other) => inOrder({ ...one, order: one.homeOrder }, { ...other, order: other.homeOrder }))
      .map(({ category }) => category),
    products: [...products.values()],
    details: inMenuOrder.flatMap(({ details }) => details),
    synonyms: entries.search.synonyms,
    answers: entries.search.answers,
    searchedFigures: searchedFigures(definitions),
    searchedFinishes: searchedFinishes(entries.facets),
    facetEntries: entries.facets,
    figures: definitions,
    ...resolveFacets(entries.facets, definitions, categories),
    pages: resolvePages(pages, pictures),
    menu: navigationEntries("menu", pages),
    footer: navigationEntries("footer", pages),
    regions: resolveRegions(entries, { products, categories, pictures }),
    map: entries.map,
    acoustics: entries.acoustics,
    formerAddresses: resolveAddresses(entries.addresses),
    gallery: resolveGallery(entries.gallery, pictures),
    glossary: resolveGlossary(entries.glossary),
    pictures,
    samples,
  };
}

type Pictures = ReadonlyMap<string, ResolvedPicture>;

/** Adds the pictures to the pages. */
function resolvePages(pages: Entries["pages"], pictures: Pictures): Pages {
  const { home, about, projects } = pages;
  return {
    ...pages,
    home: { ...home, slides: home.slides.map((slide) => withBothPictures(slide, pictures)) },
    about: withPicture(about, pictures),
    projects: withBothPictures(projects, pictures),
  };
}

/** Adds the pictures to the gallery. */
function resolveGallery(gallery: Entries["gallery"], pictures: Pictures): GalleryProject[] {
  return gallery.map((entry, index) => ({
    id: index + 1,
    ...withPicture(entry, pictures),
    sample: entry.sample === true,
  }));
}

function withPicture<Entry extends { picture?: string | undefined }>(entry: Entry, pictures: Pictures) {
  return { ...entry, picture: entry.picture === undefined ? undefined : pictures.get(entry.picture) };
}

/** The terms in alphabetical order. */
function resolveGlossary(entries: Readonly<Record<string, GlossaryEntry>>): Term[] {
  const terms = Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
  return terms.toSorted((a, b) => a.term.localeCompare(b.term, "en", { numeric: true, sensitivity: "base" }));
}

interface Context {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: readonly Category[];
  readonly pictures: ReadonlyMap<string, ResolvedPicture>;
}

/** The regions with their projects, joined with the products used and the photographs. */
function resolveRegions({ regions, pages }: Entries, context: Context): Region[] {
  const { regions: labels, rowsPerPage } = pages.projects;
  return regions.map(({ id, rows }) => ({
    id,
    label: labels[id],
    rows: rows.map((row, index) => resolveProject(row, addressInTable(id, index, rowsPerPage), context)),
  }));
}

function resolveProject(row: ProjectRow, inTable: string, { products, categories, pictures }: Context): Project {
  const { page, area, products: used = [], photographs = [] } = row;
  return {
    ...row,
    state: stateOf(row.location),
    place: [...new Set(row.location.split(", "))].join(", "),
    area: area && printArea(area),
    path: page ? `${sitePages.projects.path}/${page}` : inTable,
    products: used.flatMap((id) => products.get(id) ?? []),
    categoriesUsed: used
      .flatMap((name) => categories.find(({ id }) => id === name) ?? [])
      .map(({ title: name, path }) => ({ name, path })),
    photographs: photographs.flatMap((id) => pictures.get(id) ?? []),
  };
}

/** The address of the page of the table that contains a project. */
function addressInTable(region: RegionId, index: number, rowsPerPage: number): string {
  const page = Math.floor(index / rowsPerPage) + 1;
  return `${sitePages.projects.path}?region=${region}${page > 1 ? `&page=${page}` : ""}`;
}

function withBothPictures<Entry extends { picture?: string | undefined; phonePicture?: string | undefined }>(
  entry: Entry,
  pictures: Pictures,
) {
  return {
    ...withPicture(entry, pictures),
    phonePicture: entry.phonePicture === undefined ? undefined : pictures.get(entry.phonePicture),
  };
}

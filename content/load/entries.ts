import type { Source, Sources } from "./sources.ts";

/** The content of all files, once none of them is missing or wrong. */
export type Entries = ReturnType<typeof entriesOf>;

/** Takes the entries out of their files. Call it only after every mistake was reported. */
export function entriesOf(sources: Sources) {
  const { pages } = sources;
  return {
    company: demand(sources.company),
    navigation: demand(sources.navigation),
    figures: demand(sources.figures),
    facets: demand(sources.facets),
    search: demand(sources.search),
    gallery: demand(sources.gallery),
    glossary: demand(sources.glossary),
    map: demand(sources.map),
    pages: {
      home: demand(pages.home),
      about: demand(pages.about),
      contact: demand(pages.contact),
      privacy: demand(pages.privacy),
      projects: demand(pages.projects),
      product: demand(pages.product),
      glossary: demand(pages.glossary),
      shortlist: demand(pages.shortlist),
      compare: demand(pages.compare),
      notFound: demand(pages.notFound),
      error: demand(pages.error),
    },
    categories: demandAll(sources.categories),
    products: demandAll(sources.products),
    swatchSets: demandAll(sources.swatchSets),
    regions: [...sources.tables].map(([id, table]) => ({ id, rows: table.rows.map(({ row }) => row) })),
  };
}

function demand<Entry>(source: Source<Entry> | undefined): Entry {
  if (!source) throw new Error("A content file is missing, and its mistake was not reported.");
  return source.entry;
}

function demandAll<Key, Entry>(sources: ReadonlyMap<Key, Source<Entry> | undefined>): Map<Key, Entry> {
  return new Map([...sources].map(([key, source]) => [key, demand(source)]));
}

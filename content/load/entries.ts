import type { PageEntries } from "../schema/pages.ts";
import type { Source, Sources } from "./sources.ts";

/** The content of all files, once none of them is missing or wrong. */
export type Entries = ReturnType<typeof entriesOf>;

/** Takes the entries out of their files. Call it only after every mistake was reported. */
export function entriesOf(sources: Sources) {
  return {
    company: demand(sources.company),
    figures: demand(sources.figures),
    facets: demand(sources.facets),
    search: demand(sources.search),
    gallery: demand(sources.gallery),
    glossary: demand(sources.glossary),
    map: demand(sources.map),
    pages: pagesOf(sources.pages),
    categories: demandAll(sources.categories),
    products: demandAll(sources.products),
    swatchSets: demandAll(sources.swatchSets),
    regions: [...sources.tables].map(([id, table]) => ({ id, rows: table.rows.map(({ row }) => row) })),
  };
}

function pagesOf(pages: Sources["pages"]): PageEntries {
  return Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, demand<unknown>(page)])) as PageEntries;
}

function demand<Entry>(source: Source<Entry> | undefined): Entry {
  if (!source) throw new Error("A content file is missing, and its mistake was not reported.");
  return source.entry;
}

function demandAll<Key, Entry>(sources: ReadonlyMap<Key, Source<Entry> | undefined>): Map<Key, Entry> {
  return new Map([...sources].map(([key, source]) => [key, demand(source)]));
}

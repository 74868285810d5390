import type { PageEntries } from "../schema/pages.ts";
import type { Source, Sources } from "./sources.ts";

/** The content of all files, all present and valid. */
export type Entries = ReturnType<typeof entriesOf>;

/** Extracts the entries from their files. Call it only after all mistakes have been reported. */
export function entriesOf(sources: Sources) {
  return {
    company: requireEntry(sources.company),
    acoustics: requireEntry(sources.acoustics),
    addresses: requireEntry(sources.addresses),
    figures: requireEntry(sources.figures),
    facets: requireEntry(sources.facets),
    search: requireEntry(sources.search),
    gallery: requireEntry(sources.gallery),
    glossary: requireEntry(sources.glossary),
    map: requireEntry(sources.map),
    pages: pagesOf(sources.pages),
    categories: requireEntries(sources.categories),
    products: requireEntries(sources.products),
    swatchSets: requireEntries(sources.swatchSets),
    hindiWords: {
      pages: [...requireEntry(sources.hindi.get("interface")), ...requireEntry(sources.hindi.get("shared"))],
      enquiryForm: requireEntry(sources.hindi.get("enquiryForm")),
    },
    regions: [...sources.tables].map(([id, table]) => ({ id, rows: table.rows.map(({ row }) => row) })),
  };
}

function pagesOf(pages: Sources["pages"]): PageEntries {
  return Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, requireEntry<unknown>(page)]),
  ) as PageEntries;
}

function requireEntry<Entry>(source: Source<Entry> | undefined): Entry {
  if (!source) throw new Error("A content file is missing or invalid, but no mistake was reported.");
  return source.entry;
}

function requireEntries<Key, Entry>(sources: ReadonlyMap<Key, Source<Entry> | undefined>): Map<Key, Entry> {
  return new Map([...sources].map(([key, source]) => [key, requireEntry(source)]));
}

import { filtersOf } from "../facets/filters.ts";
import { allDescriptionsRead, describedPictures } from "./described-pictures.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import { noSuch } from "./choices.ts";
import {
  categoryReferences,
  definitionReferences,
  facetReferences,
  pageReferences,
  pictureReferences,
  productReferences,
  projectReferences,
  type Reference,
  type ReferenceKind,
} from "./references.ts";
import type { Sources } from "./sources.ts";

/** Checks that all references of a file exist: pictures, swatch sets, categories, products, figures, terms. */
export function checkReferences(sources: Sources, mistakes: Mistakes): void {
  const known: Record<ReferenceKind, readonly string[] | undefined> = {
    picture: allDescriptionsRead(sources) ? describedPictures(sources).map(({ id }) => id) : undefined,
    figure: sources.figures && Object.keys(sources.figures.entry),
    category: [...sources.categories.keys()],
    filter:
      sources.figures && sources.facets && filtersOf(sources.facets.entry, sources.figures.entry).map(({ id }) => id),
    product: [...sources.products.keys()],
    productUsed: [...sources.products.keys(), ...sources.categories.keys()],
    swatchSet: [...sources.swatchSets.keys()],
    term: sources.glossary && Object.keys(sources.glossary.entry),
  };
  const check = (file: Parameters<typeof reportAt>[1], references: readonly Reference[]) => {
    for (const { kind, field, found } of references) {
      const names = known[kind];
      // An invalid list has already been reported, so references to it are not.
      if (!names || names.includes(found)) continue;
      reportAt(mistakes, file, field, noSuch(kindsInWords[kind], found, names));
    }
  };

  for (const product of sources.products.values()) {
    if (product) check(product.file, productReferences(product.entry));
  }
  for (const category of sources.categories.values()) {
    if (category) check(category.file, categoryReferences(category.entry));
  }
  if (sources.facets) check(sources.facets.file, facetReferences(sources.facets.entry));
  for (const set of sources.swatchSets.values()) {
    if (set) check(set.file, pictureReferences(set.entry.swatches, ["swatches"]));
  }
  for (const { file, references } of pageReferences(sources.pages)) check(file, references);
  if (sources.figures) check(sources.figures.file, definitionReferences(sources.figures.entry));
  if (sources.gallery) check(sources.gallery.file, pictureReferences(sources.gallery.entry, []));
  for (const { path, readRows } of sources.tables.values()) {
    for (const { line, row } of readRows) check({ path, lineOf: () => line }, projectReferences(row));
  }
}

const kindsInWords: Record<ReferenceKind, string> = {
  picture: "picture",
  figure: "figure",
  category: "category",
  filter: "filter",
  product: "product",
  productUsed: "product",
  swatchSet: "set of swatches",
  term: "term in the glossary",
};

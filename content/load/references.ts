import { otherPlaces } from "../facets/product-texts.ts";
import type { CategoryEntry } from "../schema/category.ts";
import type { FacetEntries } from "../schema/facet.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ProductEntry } from "../schema/product.ts";
import type { ProjectRow } from "../schema/project.ts";
import type { Sources } from "./sources.ts";

/** The targets of references. */
export type ReferenceKind =
  | "picture"
  | "figure"
  | "filter"
  | "category"
  | "product"
  | "productUsed"
  | "swatchSet"
  | "term";

/** A field that refers to an entry of another file. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly field: readonly PropertyKey[];
  readonly found: string;
}

type Found = string | undefined;
type Field = readonly PropertyKey[];

function to(kind: ReferenceKind, field: Field, found: Found): Reference[] {
  return found === undefined ? [] : [{ kind, field, found }];
}

function toEach(kind: ReferenceKind, field: Field, found: readonly string[] = []): Reference[] {
  return found.map((each, index) => ({ kind, field: [...field, index], found: each }));
}

/** The pictures of a list's entries. */
export function pictureReferences(entries: readonly { picture?: Found }[], field: Field): Reference[] {
  return entries.flatMap(({ picture }, index) => to("picture", [...field, index, "picture"], picture));
}

function figureReferences(figures: object | undefined, field: Field): Reference[] {
  return Object.keys(figures ?? {}).map((key) => ({ kind: "figure", field: [...field, key], found: key }));
}

/** Every reference of a product. */
export function productReferences(product: ProductEntry): Reference[] {
  const { alsoIn, specifications, card, colours, patterns, pictures, worksWith, related } = product;
  const swatches = colours?.swatches;
  return [
    ...alsoIn.flatMap(({ category }, index) => to("category", ["alsoIn", index, "category"], category)),
    ...specifications.flatMap(({ figures }, index) => figureReferences(figures, ["specifications", index, "figures"])),
    ...figureReferences(card?.figures, ["card", "figures"]),
    ...(typeof swatches === "string"
      ? to("swatchSet", ["colours", "swatches"], swatches)
      : pictureReferences(swatches ?? [], ["colours", "swatches"])),
    ...pictureReferences(patterns?.items ?? [], ["patterns", "items"]),
    ...to("picture", ["pictures", "banner"], pictures.banner),
    ...to("picture", ["pictures", "bannerOnPhones"], pictures.bannerOnPhones),
    ...to("picture", ["pictures", "product"], pictures.product),
    ...toEach("picture", ["pictures", "carousel"], pictures.carousel),
    ...toEach("picture", ["pictures", "installed"], pictures.installed),
    ...worksWith.flatMap((each, index) => to("product", ["worksWith", index, "product"], each.product)),
    ...toEach("product", ["related"], related),
  ];
}

/** Every reference of a category. */
export function categoryReferences(category: CategoryEntry): Reference[] {
  const { picture, drawingOf, home, cardFigures, factFigures, tabs = [] } = category;
  return [
    ...to("picture", ["picture"], picture),
    ...to("picture", ["home", "picture"], home.picture === "drawing" ? undefined : home.picture),
    ...to("figure", ["home", "figure", "key"], home.figure?.key),
    ...to("product", ["drawingOf"], drawingOf),
    ...toEach("figure", ["cardFigures"], cardFigures),
    ...toEach("figure", ["factFigures"], factFigures),
    ...tabs.flatMap((tab, index) => toEach("figure", ["tabs", index, "cardFigures"], tab.cardFigures)),
  ];
}

/** The terms that explain figures and their filters, and the figures that others count as. */
export function definitionReferences(definitions: FigureDefinitions): Reference[] {
  return Object.entries(definitions).flatMap(([key, { term, countsAs, filtered }]) => [
    ...to("term", [key, "term"], term),
    ...to("term", [key, "filtered", "term"], filtered?.term),
    ...to("figure", [key, "countsAs"], countsAs),
  ]);
}

/**
 * The terms that explain filters, the figures that filters search for words, and those in the order and the table.
 */
export function facetReferences({ order, columns, filters }: FacetEntries): Reference[] {
  const named = Object.entries(filters).flatMap(([id, filter]) => [
    ...to("term", ["filters", id, "term"], filter.term),
    ...("in" in filter
      ? toEach("figure", ["filters", id, "in"], filter.in ?? []).filter(({ found }) => !otherPlaces.includes(found))
      : []),
  ]);
  return [...toEach("filter", ["order"], order), ...toEach("figure", ["columns"], columns), ...named];
}

/** Every reference of a row of the project tables. */
export function projectReferences({ products, photographs }: Partial<ProjectRow>): Reference[] {
  return [...toEach("productUsed", ["products"], products), ...toEach("picture", ["photographs"], photographs)];
}

/** Every reference of a page that shows pictures. */
export function pageReferences({ home, about, projects }: Sources["pages"]) {
  return [
    home && {
      file: home.file,
      references: [
        ...pictureReferences(home.entry.slides, ["slides"]),
        ...home.entry.slides.flatMap(({ phonePicture }, index) =>
          to("picture", ["slides", index, "phonePicture"], phonePicture),
        ),
      ],
    },
    about && { file: about.file, references: to("picture", ["picture"], about.entry.picture) },
    projects && {
      file: projects.file,
      references: [
        ...to("picture", ["picture"], projects.entry.picture),
        ...to("picture", ["phonePicture"], projects.entry.phonePicture),
      ],
    },
  ].filter((each) => each !== undefined);
}

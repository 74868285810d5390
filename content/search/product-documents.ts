import { suppliedFigures } from "../figures/supplied-figures.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { Catalogue, Category, Product } from "../schema/resolved.ts";
import type { SearchDocument, SearchPlace, Synonym, SearchPicture } from "../schema/search.ts";
import { finishesOfProduct, withFinishes } from "./finishes.ts";
import { measuresOf } from "./measures.ts";
import { containsPhrase } from "../facets/product-texts.ts";

/** Every product as a search document: its names, the words in its data, and its figures. */
export function productDocuments(catalogue: Catalogue): SearchDocument[] {
  const { categories, products, items, synonyms, figures, facetEntries } = catalogue;
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const inHindi = catalogue.inHindi().categories;
  return products.map((product) => {
    const listings = categories.filter(({ cards }) => cards.some((card) => card.product === product));
    const tabs = listings.flatMap(({ tabs: each }) =>
      each.filter(({ cards }) => cards.some((card) => card.product === product)),
    );
    const cardTitles = listings.flatMap(({ cards }) =>
      cards.flatMap((card) => (card.product === product ? card.title : [])),
    );
    const names = unique([product.name, product.shortName, ...cardTitles, ...codesOf(product)]);
    const text = unique([
      ...listings.flatMap(({ title, menuLabel }) => [title, menuLabel]),
      ...tabs.map(({ label }) => label),
      ...saidOf(product),
      ...hindiTextsOf(product, inHindi),
    ]);
    return {
      id: product.id,
      kind: "product" as const,
      title: product.name,
      path: product.path,
      note: [...tabs.map(({ label }) => label), ...listings.map(({ title }) => title)][0] ?? "",
      names: names.join(" | "),
      text: unique([...text, ...figureNames(product, figures)]).join(" | "),
      alsoCalled: alsoCalled([...names, ...text], synonyms),
      measures: {
        ...measuresOf(product, figures),
        ...withFinishes(finishesOfProduct(product, itemOf.get(product.id), facetEntries)),
      },
      picture: searchPicture(pictureOf(product)),
      nrc: product.nrc?.printed,
      places: listings.length > 1 ? listings.map((listing) => placeIn(listing, product, synonyms)) : undefined,
    };
  });
}

/** What the pages in Hindi call a product's listings, and its summary there. */
function hindiTextsOf({ id }: Product, categories: readonly Category[]): string[] {
  const has = ({ cards }: Pick<Category, "cards">) => cards.some(({ product }) => product.id === id);
  const texts = categories
    .filter(has)
    .flatMap(({ title, menuLabel, tabs, cards }) => [
      title,
      menuLabel,
      ...tabs.filter(has).map(({ label }) => label),
      ...cards.flatMap(({ product, description = "" }) => (product.id === id ? description : [])),
    ]);
  return texts.filter((text) => /\p{Script=Devanagari}/u.test(text));
}

/** What visitors call the figures of a product, in one word that means no other figure: `thick`, but not `high`. */
function figureNames(product: Product, definitions: FigureDefinitions): string[] {
  const named = (name: string) => Object.values(definitions).filter(({ searched }) => searched?.words?.includes(name));
  return suppliedFigures(product)
    .flatMap(({ key }) => definitions[definitions[key]?.countsAs ?? key]?.searched?.words ?? [])
    .filter((name) => !name.includes(" ") && named(name).length === 1);
}

/** A listing that contains a product, with buyers' words for it. */
function placeIn({ id, title, menuLabel }: Category, { slug }: Product, synonyms: readonly Synonym[]): SearchPlace {
  const names = unique([title, menuLabel]);
  return { path: `/${id}/${slug}`, note: title, words: [...names, alsoCalled(names, synonyms)].join(" | ") };
}

function pictureOf({ pictures, patterns }: Product): ResolvedPicture | undefined {
  return pictures.product ?? pictures.carousel[0] ?? pictures.banner ?? patterns?.items[0]?.picture;
}

/** A model code as people type it: `ABR-07` also as `ABR07` and `ABR7`. */
function codesOf({ modelCode }: Product): string[] {
  if (!modelCode) return [];
  const plain = modelCode.replaceAll(/[^A-Za-z0-9]/g, "");
  return [modelCode, plain, plain.replace(/(?<=[A-Za-z])0+(?=\d)/, "")];
}

/** The words in a product's data. The numbers are in its measures. */
function saidOf(given: Product): string[] {
  const { product, specifications, features, advantages, application, colours, patterns } = given;
  const figures = suppliedFigures(given);
  return [
    ...[product, features, advantages, application].flat().map(({ text }) => text),
    ...specifications.map(({ title }) => title),
    ...figures.map(({ label }) => label),
    ...figures.flatMap(({ lines }) => lines),
    ...(colours ? [colours.title ?? "", colours.note ?? "", ...colours.swatches.map(({ name }) => name)] : []),
    ...(patterns?.items.map(({ name }) => name) ?? []),
  ].filter((each) => each !== "");
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** The stored part of a picture: its narrowest files. */
export function searchPicture(picture: ResolvedPicture | undefined): SearchPicture | undefined {
  if (!picture) return undefined;
  const { id, version, widths } = picture;
  return { id, version, widths: { avif: widths.avif.slice(0, 1), jpeg: widths.jpeg.slice(0, 1) } };
}

/** Buyers' words for the subjects of these texts. */
export function alsoCalled(texts: readonly string[], synonyms: readonly Synonym[]): string {
  const called = synonyms.flatMap(({ said, meant }) =>
    meant.some((words) => texts.some((text) => containsPhrase(text, words))) ? said : [],
  );
  return [...new Set(called)].join(" | ");
}

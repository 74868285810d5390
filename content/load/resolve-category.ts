import type { CategoryEntry } from "../schema/category.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { ProductEntry } from "../schema/product.ts";
import type { Card, Category, Combination, Detail, Product } from "../schema/resolved.ts";
import { categoryOf, placesOf, slugOf, type ListingPlace } from "./listings.ts";
import { resolveFigure, resolveFigures } from "./resolve-figures.ts";
import { pickFigures } from "./resolve-product.ts";

/** The references of categories. */
export interface CategoryContext {
  readonly definitions: FigureDefinitions;
  readonly pictures: ReadonlyMap<string, ResolvedPicture>;
  readonly products: ReadonlyMap<string, Product>;
  readonly entries: ReadonlyMap<string, ProductEntry>;
}

/**
 * Joins a category with the cards of its listing.
 * @param listing the entries of its listing, at least one
 * @throws Error if a reference was not checked before
 */
export function resolveCategory(
  id: string,
  entry: CategoryEntry,
  listing: readonly ListingPlace[],
  context: CategoryContext,
): Category {
  const { pictures, products, definitions } = context;
  const picture = (key: string | undefined) => (key === undefined ? undefined : pictures.get(key));
  const cardsOf = (places: readonly ListingPlace[], keys: readonly string[]) =>
    places.map(({ product }) => toCard(id, known(products, product), keys, context));
  const tabs = (entry.tabs ?? []).map((tab) => ({
    id: tab.id,
    label: tab.label,
    cards: cardsOf(
      listing.filter((place) => place.tab === tab.id),
      tab.cardFigures,
    ),
  }));
  const cards = tabs.length > 0 ? tabs.flatMap((tab) => tab.cards) : cardsOf(listing, entry.cardFigures);
  const { figure } = entry.home;
  return {
    id,
    path: `/${id}`,
    title: entry.title,
    menuLabel: entry.menuLabel,
    heading: entry.heading,
    statement: entry.statement,
    seo: entry.seo,
    picture: picture(entry.picture),
    drawing: drawingOf(entry, listing, products),
    banner: entry.banner,
    home: {
      description: entry.home.description,
      figure:
        figure &&
        resolveFigure(figure.key, { lines: [figure.value].flat(), sample: false, note: undefined }, definitions),
      picture: entry.home.picture === "drawing" ? undefined : picture(entry.home.picture ?? entry.picture),
    },
    count: `${cards.length} ${cards.length === 1 ? entry.unit.one : entry.unit.many}`,
    unit: entry.unit,
    columns: entry.columns,
    highlightsProducts: entry.highlightsProducts,
    covers: entry.covers,
    advice: entry.advice,
    cards,
    tabs,
  };
}

/** The drawing of the named product, or else of the first product of the listing that has one. */
function drawingOf(
  entry: CategoryEntry,
  listing: readonly ListingPlace[],
  products: ReadonlyMap<string, Product>,
): Category["drawing"] {
  if (entry.drawingOf !== undefined) return known(products, entry.drawingOf).drawing;
  return listing.map(({ product }) => known(products, product).drawing).find((drawing) => drawing !== undefined);
}

function toCard(category: string, product: Product, keys: readonly string[], context: CategoryContext): Card {
  const own = context.entries.get(product.id)?.card;
  const figures = [
    ...resolveFigures(own?.figures ?? {}, context.definitions),
    ...product.specifications.flatMap((card) => card.figures),
  ];
  return {
    path: `/${category}/${product.slug}`,
    title: own?.title ?? product.name,
    shortName: product.shortName,
    description: own?.description,
    figures: pickFigures(figures, keys),
    nrc: product.nrc,
    picture: product.pictures.product ?? product.pictures.banner ?? product.pictures.carousel[0],
    drawing: product.drawing,
    product,
  };
}

const relatedAtMost = 4;

/**
 * The product pages of a category. The related products are those that the product lists; by default those that follow
 * it.
 */
export function resolveDetails(
  category: Category,
  listing: readonly ListingPlace[],
  products: ReadonlyMap<string, Product>,
  entries: ReadonlyMap<string, ProductEntry>,
): Detail[] {
  const { cards } = category;
  const seo = new Map(listing.map((place) => [place.product, place.seo]));
  const twice = [...cards, ...cards];
  const others = Math.min(relatedAtMost, cards.length - 1);
  return cards.map(({ product, path }, index) => {
    const named = entries.get(product.id)?.related;
    const related =
      named?.flatMap((id) => cards.find((card) => card.product.id === id) ?? []) ??
      twice.slice(index + 1, index + 1 + others);
    return {
      path,
      canonicalPath: product.path,
      category: category.id,
      slug: product.slug,
      seo: seo.get(product.id) ?? product.seo,
      product,
      worksWith: combinationsOf(product.id, entries).map(({ id, category: asked, reason, sample }): Combination => {
        const isHere = placesOf(id, known(entries, id)).some((place) => place.category === category.id);
        const shown = isHere ? category.id : (asked ?? categoryOf(id));
        return { name: known(products, id).name, path: `/${shown}/${slugOf(id)}`, reason, sample };
      }),
      related: related.slice(0, relatedAtMost),
    };
  });
}

/** The products that a product names as combined with it, then those that name it; each once. */
function combinationsOf(product: string, entries: ReadonlyMap<string, ProductEntry>) {
  const named = entries.get(product)?.worksWith.map((each) => ({ ...each, id: each.product })) ?? [];
  const naming = [...entries].flatMap(([id, { worksWith }]) =>
    worksWith.filter((each) => each.product === product).map((each) => ({ ...each, id, category: undefined })),
  );
  const all = [...named, ...naming].map(({ id, category, reason, sample = false }) => ({
    id,
    category,
    reason,
    sample,
  }));
  return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed();
}

function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}.`);
  return value;
}

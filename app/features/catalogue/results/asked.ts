import { stemsOf, type Answer, type Demand, type DemandedFigure } from "#app/features/search/index.ts";
import type { CatalogueItem, Facet, FacetValue } from "#content/schema/facet.ts";
import type { TableColumn, TableValue } from "../build-explorer.ts";

type FoundProduct = Answer["products"][number];

/** A figure that was asked for, as a product's entry prints it. */
export interface AskedFigure {
  /** The figure's key. */
  readonly id: string;
  readonly label: string;
  /** With a remark if it does not meet the demand, or not for certain. */
  readonly printed: string;
  readonly sample: boolean;
}

/** What a product's entry says about the demands of a search. */
export interface AskedOfProduct {
  readonly figures: readonly AskedFigure[];
  /** What it does not match, besides figures. */
  readonly missing: readonly string[];
  /** `missing` with the figures that it does not match, except those in `absent`. */
  readonly unmet: readonly string[];
  /** The names of the figures that it does not match because they were not supplied. */
  readonly absent: readonly string[];
}

/** A constant, so that an entry is not rendered again. */
export const nothingAsked: AskedOfProduct = { figures: [], missing: [], unmet: [], absent: [] };

/**
 * The filter that a demand belongs to: all products that meet it have a value of that filter, perhaps by a sample, and no other product has.
 * @param meeting the results that meet it
 * @param all the whole catalogue
 */
export function facetOf(
  { label, readAs, isWord, filter, count }: Demand,
  facets: readonly Facet[],
  meeting: readonly CatalogueItem[],
  all: readonly CatalogueItem[],
): Facet | undefined {
  // A bare number is not matched to a filter: 90 need not be a CRI.
  if (!isWord || !/\p{L}/u.test(label)) return undefined;
  const stems = stemsOf(readAs ?? label);
  const isNamed = (value: FacetValue) => {
    const words = new Set(stemsOf(value.label));
    return stems.length > 0 && stems.every((stem) => words.has(stem));
  };
  const has = (item: CatalogueItem, { id, values, sampleValues = [] }: Facet) =>
    values.some((value) => item.values[id]?.includes(value.id) && isNamed(value)) ||
    sampleValues.some((value) => item.sampleValues?.[id]?.includes(value.id) && isNamed(value));
  const isFilter = (each: Facet) =>
    meeting.length > 0 &&
    meeting.every((item) => has(item, each)) &&
    all.filter((item) => has(item, each)).length === count;
  return facets.find((each) => (filter === undefined ? isFilter(each) : each.id === filter));
}

/** A demand as a condition with its filter: `Edge: tegular`. */
export function conditionOf({ label, readAs }: Demand, facet: Facet | undefined): string {
  const written = readAs ? `${readAs} (for ${label})` : label;
  return facet ? `${facet.label}: ${written}` : written;
}

/** The figures that a search names without a number: `fire class`. */
export function namedFigures(demands: readonly Demand[], columns: readonly TableColumn[]): string[] {
  const asked = new Set(demands.flatMap(({ isWord, label, readAs }) => (isWord ? stemsOf(readAs ?? label) : [])));
  const isAsked = (name: string) => stemsOf(name).every((stem) => asked.has(stem));
  return asked.size === 0 ? [] : columns.filter(({ names = [] }) => names.some(isAsked)).map(({ id }) => id);
}

/** How many products meet a condition: `5`, or `4, perhaps 5` if only part of one product's range meets it. */
export function countOf({ count, certain }: Demand): string {
  if (certain === count) return String(count);
  return certain > 0 ? `${certain}, perhaps ${count}` : `perhaps ${count}`;
}

/**
 * What a product's entry says about a search and the chosen filters: the figures that were asked for, and what the product does not match.
 * @param shown other figures, which it prints if the product has them
 */
export function askedOfProduct(
  demands: readonly Demand[],
  { degrees, lengths = [] }: Pick<FoundProduct, "degrees" | "lengths">,
  values: Readonly<Record<string, TableValue>>,
  columns: readonly TableColumn[],
  shown: readonly string[] = [],
): AskedOfProduct {
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const demanded = demands.flatMap(({ figure, label: written }, place): AskedFigure | [] => {
    const length = lengths[place];
    const asked = figure ?? (length ? { id: length, value: written } : undefined);
    if (!asked) return [];
    const { id } = asked;
    const value = values[id];
    const printed = value ? value.printed + remarkOn(degrees[place] ?? 0, asked, value.printed) : "not supplied";
    return { id, label: nameOf(id), printed, sample: value?.sample ?? false };
  });
  const others = shown.flatMap((id): AskedFigure | [] => {
    const value = demanded.some((figure) => figure.id === id) ? undefined : values[id];
    return value ? { id, label: nameOf(id), printed: value.printed, sample: value.sample ?? false } : [];
  });
  const figures = [...demanded, ...others];
  const unmet = demands.filter(({ count }, place) => count > 0 && !degrees[place]);
  if (figures.length + unmet.length === 0) return nothingAsked;
  const isAbsent = ({ figure }: Demand) => figure !== undefined && !values[figure.id];
  return {
    figures,
    missing: unmet.filter(({ figure }) => !figure).map(({ label, readAs = label }) => readAs),
    unmet: unmet.filter((each) => !isAbsent(each)).map(({ label, readAs = label }) => readAs),
    absent: unmet.filter(isAbsent).flatMap(({ figure }) => (figure ? nameOf(figure.id) : [])),
  };
}

function remarkOn(degree: number, { value, limit }: DemandedFigure, printed: string): string {
  if (degree === 2) return "";
  const numbers = printed.match(/\d+(?:\.\d+)?/g) ?? [];
  const asked = limit === "above" || limit === "below" ? `${limit} ${value}` : value;
  const [wanted, isStrict] = [Number.parseFloat(value), limit === "above"];
  const isReached = numbers.map(Number).some((number) => (isStrict ? number > wanted : number >= wanted));
  if ((printed.endsWith("+") && !isReached) || (/^\d/.test(value) && numbers.length === 0))
    return `, ${asked} not stated`;
  if (degree === 1 && limit) {
    const hasVariants = /\d\+?(?:\/| or )/.test(printed);
    return hasVariants ? `, ${asked} only in some variants` : `, perhaps ${notWithin[limit]} ${value}`;
  }
  if (degree === 1) return value.includes("–") ? `, partly ${value}` : `, which includes ${value}`;
  return `, ${limit ? notWithin[limit] : "not"} ${value}`;
}

const notWithin = { least: "below", above: "not above", most: "above", below: "not below" };

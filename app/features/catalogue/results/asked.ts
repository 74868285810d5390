import type { Answer, Demand } from "#app/features/search/index.ts";
import { splitWords, stemOf } from "#app/features/search/index.ts";
import type { CatalogueItem, Facet } from "#content/schema/facet.ts";
import type { TableValue } from "../build-explorer.ts";

type Degrees = Answer["products"][number]["degrees"];

/** A figure that was asked for, as a product's entry prints it. */
export interface AskedFigure {
  /** The figure's key. */
  readonly figure: string;
  readonly text: string;
  readonly sample: boolean;
}

/** What a product's entry says about the demands of a search. */
export interface AskedOfProduct {
  readonly figures: readonly AskedFigure[];
  /** What it does not have. */
  readonly missing: readonly string[];
}

/** A constant, so that an entry is not rendered again. */
export const nothingAsked: AskedOfProduct = { figures: [], missing: [] };

/**
 * A demand as a condition with the filter that it belongs to: `Edge: tegular`.
 * @param meeting the products that meet it, all of which have a value of that filter
 */
export function conditionOf(
  { label, readAs, isWord }: Demand,
  facets: readonly Facet[],
  meeting: readonly CatalogueItem[],
): string {
  if (!isWord) return label;
  const word = readAs ?? label;
  const stems = splitWords(word).flatMap((each) => stemOf(each) ?? []);
  const facet = facets.find(({ id, values }) => {
    const named = values.filter((value) => {
      const words = new Set(splitWords(value.label).map((each) => stemOf(each)));
      return stems.length > 0 && stems.every((stem) => words.has(stem));
    });
    return meeting.length > 0 && meeting.every((item) => named.some((value) => item.values[id]?.includes(value.id)));
  });
  const written = readAs ? `${readAs} (for ${label})` : label;
  return facet ? `${facet.label}: ${written}` : written;
}

/**
 * How the products meet a search, in sentences: what none of them has, whether some meet everything, and if none does, how many meet
 * each condition. Empty if all products meet all of it.
 * @param found the degrees of the products that are listed
 */
export function statementOf(demands: readonly Demand[], found: readonly Degrees[]): string {
  const absent = demands.filter(({ count }) => count === 0);
  const places = demands.flatMap(({ count }, place) => (count > 0 ? place : []));
  const whole = found.filter((degrees) => places.every((place) => degrees[place])).length;
  const tally = (place: number) => found.filter((degrees) => degrees[place]).length;
  return [
    ...absent.map(({ label, isWord }) => (isWord ? `No product mentions “${label}”.` : `No product has ${label}.`)),
    ...(places.length > 1 && whole === 0 && found.length > 0
      ? [
          `No product meets ${places.length === 2 ? "both conditions" : `all ${inWords(places.length)}`}.`,
          `${sentenceOf(places.map((place) => `${inWords(tally(place))} ${tally(place) === 1 ? "meets" : "meet"} “${demands[place]?.label}”`))}.`,
        ]
      : []),
    ...(places.length > 1 && whole > 0 && whole < found.length
      ? [`${capital(inWords(whole))} ${whole === 1 ? "meets" : "meet"} every condition; the others meet some.`]
      : []),
  ].join(" ");
}

/** What a product's entry says about a search: the figures that were asked for, and what the product does not have. */
export function askedOfProduct(
  demands: readonly Demand[],
  degrees: Degrees,
  values: Readonly<Record<string, TableValue>>,
): AskedOfProduct {
  const figures = demands.flatMap(({ figure }, place): AskedFigure | [] => {
    const value = figure && values[figure.id];
    if (!value) return [];
    const text = `${figure.label} ${value.printed}`;
    return {
      figure: figure.id,
      text: text + remarkOn(degrees[place] ?? 0, figure, value),
      sample: value.sample ?? false,
    };
  });
  const missing = demands.flatMap(({ label, figure, count }, place) =>
    count > 0 && !degrees[place] && !(figure && values[figure.id]) ? label : [],
  );
  return figures.length + missing.length > 0 ? { figures, missing } : nothingAsked;
}

function remarkOn(degree: number, { condition }: NonNullable<Demand["figure"]>, { printed }: TableValue): string {
  if (degree === 0) return `, not ${condition}`;
  if (degree === 2) return "";
  return printed.endsWith("+") ? `, ${condition} not stated` : `, ${condition} only in part of this range`;
}

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

function sentenceOf(parts: readonly string[]): string {
  return capital(parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

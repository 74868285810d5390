import type { Answer, Demand, DemandedFigure } from "#app/features/search/index.ts";
import { splitWords, stemOf } from "#app/features/search/index.ts";
import type { CatalogueItem, Facet } from "#content/schema/facet.ts";
import type { TableValue } from "../build-explorer.ts";

type Degrees = Answer["products"][number]["degrees"];

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
  /** The same with figures. */
  readonly unmet: readonly string[];
}

/** A constant, so that an entry is not rendered again. */
export const nothingAsked: AskedOfProduct = { figures: [], missing: [], unmet: [] };

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

/** How a product meets a search: everything; perhaps, because only one end of a range meets a figure; or in part. */
export type Match = "whole" | "perhaps" | "part";

/** How a product meets the demands of a search. Those that no product meets do not count. */
export function matchOf(demands: readonly Demand[], degrees: Degrees): Match {
  const counting = degrees.filter((_, place) => demands[place]?.count);
  if (counting.some((degree) => degree === 0)) return "part";
  return counting.every((degree) => degree === 2) ? "whole" : "perhaps";
}

/**
 * How the products meet a search, in sentences: what no product has, and how many meet everything. Empty if all of them do.
 * @param matches those of the listed products
 */
export function statementOf(demands: readonly Demand[], matches: readonly Match[]): string {
  const absent = demands.filter(({ count }) => count === 0);
  const words = absent.filter(({ isWord }) => isWord).map(({ label }) => `“${label}”`);
  const figures = absent.filter(({ isWord }) => !isWord).map(({ label }) => label);
  const [whole, perhaps] = (["whole", "perhaps"] as const).map(
    (each) => matches.filter((match) => match === each).length,
  );
  const everything = absent.length > 0 ? " the rest" : demands.length > 1 ? " everything" : "";
  return [
    words.length > 0 && `No product mentions ${listed(words, "or")}.`,
    figures.length > 0 && `No product has ${listed(figures, "or")}.`,
    matches.length > 0 && demands.length > absent.length && summaryOf(whole ?? 0, perhaps ?? 0),
  ]
    .filter(Boolean)
    .join(" ");

  function summaryOf(certain: number, uncertain: number): string {
    if (certain === matches.length) return "";
    const others = matches.length > certain + uncertain ? "; the others match some of it" : "";
    if (certain > 0 && uncertain > 0)
      return `${capital(inWords(certain))} ${matchIn(certain)}${everything}, and ${inWords(uncertain)} may${others}.`;
    if (certain > 0) return `${capital(inWords(certain))} ${matchIn(certain)}${everything}${others}.`;
    if (uncertain > 0) return `${capital(inWords(uncertain))} may match${everything}${others}.`;
    const count = demands.length - absent.length;
    return `No product matches ${count === 2 ? "both" : `all ${inWords(count)}`}${absent.length > 0 ? " of the rest" : ""}.`;
  }
}

const matchIn = (count: number) => (count === 1 ? "matches" : "match");

/** What a product's entry says about a search: the figures that were asked for, and what the product does not match. */
export function askedOfProduct(
  demands: readonly Demand[],
  degrees: Degrees,
  values: Readonly<Record<string, TableValue>>,
): AskedOfProduct {
  const figures = demands.flatMap(({ figure }, place): AskedFigure | [] => {
    if (!figure) return [];
    const value = values[figure.id];
    const printed = value ? value.printed + remarkOn(degrees[place] ?? 0, figure, value.printed) : "not supplied";
    return { id: figure.id, label: figure.label, printed, sample: value?.sample ?? false };
  });
  const unmet = demands.filter(({ count }, place) => count > 0 && !degrees[place]);
  if (figures.length + unmet.length === 0) return nothingAsked;
  return {
    figures,
    missing: unmet.filter(({ figure }) => !figure).map(({ label }) => label),
    unmet: unmet.map(({ label }) => label),
  };
}

function remarkOn(degree: number, { value, end }: DemandedFigure, printed: string): string {
  if (degree === 2) return "";
  if (printed.endsWith("+") || !/\d/.test(printed)) return `, ${value} not stated`;
  if (degree === 1) return `, ${value} only at the ${end === "least" ? "upper" : "lower"} end`;
  return `, ${end === "least" ? "below" : end === "most" ? "above" : "not"} ${value}`;
}

const numbers = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

function listed(parts: readonly string[], word: string): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

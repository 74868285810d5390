import type { Answer, Demand } from "./engine/search.ts";

/** How a product meets a search: everything; perhaps, because only one end of a range meets a figure; or in part. */
export type Match = "whole" | "perhaps" | "part";

/** How a product meets the demands of a search. Those that no product meets do not count. */
export function matchOf(demands: readonly Demand[], degrees: Answer["products"][number]["degrees"]): Match {
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
    words.length > 0 && `No product mentions ${listed(words)}.`,
    figures.length > 0 && `No product has ${listed(figures)}.`,
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
    if (absent.length > 0 || count < 2)
      return `No listed product matches ${absent.length === 0 ? "it" : count < 2 ? "the rest" : "all of the rest"}.`;
    return `No product matches ${count === 2 ? "both" : `all ${inWords(count)}`}.`;
  }
}

const matchIn = (count: number) => (count === 1 ? "matches" : "match");

const numbers = "none one two three four five six seven eight nine ten eleven twelve".split(" ");

function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

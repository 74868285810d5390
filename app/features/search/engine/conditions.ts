import type { MeasuredRange, Measures, SearchedFigure } from "#content/schema/search.ts";

/** A numeric condition in a query. */
export type Condition =
  | { readonly kind: "figure"; readonly figure: string; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: "length"; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: "size"; readonly shortMm: number; readonly longMm: number; readonly toleranceMm: number }
  | { readonly kind: "fireClass"; readonly fireClass: string };

/** `least`: a range matches if its upper end reaches the value. `below`: if its lower end is less than it. */
type Comparison = "least" | "below" | "is";

export interface ParsedQuery {
  readonly conditions: Condition[];
  /** The query without its conditions. */
  readonly words: string;
}

const number = String.raw`(?<value>\d+(?:\.\d+)?)`;
const more = String.raw`(?:at least|atleast|min(?:imum)?|more than|above|over|from|>=?)`;
const less = String.raw`(?:less than|under|below|max(?:imum)?|up ?to|at most|<=?)`;
const compared = String.raw`(?:(?<more>${more})|(?<less>${less})|of|is|=|:|rating|rated|value)?`;
const behind = String.raw`(?<behind>\s*(?:\+|or (?:more|above|higher|better)|and (?:more|above)|plus|minimum|min)(?![a-z]))?`;

type Groups = Partial<Record<string, string>>;

interface Rule {
  readonly pattern: RegExp;
  read(groups: Groups): Condition;
}

const feetMm = 304.8;
const lengthUnitsMm: Readonly<Partial<Record<string, number>>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  ft: feetMm,
  feet: feetMm,
  "'": feetMm,
  inch: 25.4,
  in: 25.4,
};
const lengthUnit = String.raw`(?:mm|cm|m|ft|feet|'|inch|in)`;
const unitEnd = "(?![a-wyz])";

const fireClass: Rule = {
  pattern: /(?:fire )?class (?<fireClass>[a0o1-4])(?![a-z0-9])(?: fire)?/i,
  // People write Class O for Class 0, and the reverse.
  read: ({ fireClass: written = "" }) => ({
    kind: "fireClass",
    fireClass: written.toUpperCase().replace("0", "O"),
  }),
};

const size: Rule = {
  pattern: new RegExp(
    String.raw`(?<first>\d+(?:\.\d+)?)\s*(?<firstUnit>${lengthUnit}${unitEnd})?\s*(?:x|×|\*|by)\s*` +
      String.raw`(?<second>\d+(?:\.\d+)?)\s*(?<secondUnit>${lengthUnit}${unitEnd})?`,
    "i",
  ),
  read: ({ first = "", firstUnit, second = "", secondUnit }) => readSize(first, second, secondUnit ?? firstUnit),
};

/** The conditions that a query can contain; each rule is applied to all its matches, in this order. */
function rulesFor(figures: readonly SearchedFigure[]): Rule[] {
  const others = figures.filter(({ isLength }) => !isLength);
  return [
    ...others.flatMap(byName),
    fireClass,
    size,
    ...others.flatMap(byUnit),
    lengthRule(figures.filter(({ isLength }) => isLength)),
  ];
}

/**
 * A figure by its name: `NRC at least 0.6`, `90% humidity`. Visitors never want less sound absorption, so the
 * default is at least.
 */
function byName({ id, words, units }: SearchedFigure): Rule[] {
  if (words.length === 0) return [];
  const name = anyOf(words);
  const unit = units.length > 0 ? `(?:${anyOf(units)})` : "";
  const before: Rule = {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:${name})\s*${compared}\s*${number}\s*${unit && `${unit}?`}${behind}(?![\d.])`,
      "i",
    ),
    read: ({ less: below, value }) => figureCondition(id, below ? "below" : "least", value),
  };
  if (!unit) return [before];
  const after: Rule = {
    pattern: new RegExp(String.raw`${number}\s*${unit}\s*(?:${name})(?![a-z])`, "i"),
    read: ({ value }) => figureCondition(id, "least", value),
  };
  return [before, after];
}

/** A figure by its unit alone: `400W`, `more than 200 watts`, `10 years`. */
function byUnit({ id, units, unitAlone, digits }: SearchedFigure): Rule[] {
  if (!unitAlone || units.length === 0) return [];
  const long = String.raw`(?<value>\d{${digits},}(?:\.\d+)?)`;
  return [
    {
      pattern: new RegExp(String.raw`${compared}\s*${long}\s*-?\s*(?:${anyOf(units)})${behind}(?![a-z])`, "i"),
      read: ({ value, ...said }) => {
        const comparison = comparisonIn(said);
        return figureCondition(id, comparison === "is" && unitAlone === "at least" ? "least" : comparison, value);
      },
    },
  ];
}

/**
 * A length in any unit, of a figure that is named before or after it: `12 mm thick`. Without a name it matches any
 * length.
 */
function lengthRule(figures: readonly SearchedFigure[]): Rule {
  const names = figures.flatMap(({ words }) => words);
  const name = names.length > 0 ? anyOf(names) : "(?!)";
  return {
    pattern: new RegExp(
      String.raw`(?:(?<nameBefore>${name})\s*)?${compared}\s*${number}\s*(?<unit>${lengthUnit})${unitEnd}${behind}` +
        String.raw`(?:\s*(?<nameBehind>${name}))?`,
      "i",
    ),
    read: ({ nameBefore, nameBehind, value, unit, ...said }) => {
      const called = (nameBehind ?? nameBefore)?.toLowerCase().replaceAll(/\s+/g, " ");
      const figure = figures.find(({ words }) => words.some((word) => word.toLowerCase() === called));
      const comparison = comparisonIn(said);
      const valueMm = Number(value) * (lengthUnitsMm[unit?.toLowerCase() ?? ""] ?? 1);
      return figure
        ? { kind: "figure", figure: figure.id, comparison, value: valueMm }
        : { kind: "length", comparison, value: valueMm };
    },
  };
}

/** Extracts the figures from a query: `ceiling, NRC at least 0.6` is the word ceiling and a condition. */
export function createQueryParser(figures: readonly SearchedFigure[]): (query: string) => ParsedQuery {
  const rules = rulesFor(figures);
  return (query) => {
    const conditions: Condition[] = [];
    let words = query;
    for (const { pattern, read } of rules) {
      for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
        conditions.push(read(match.groups ?? {}));
        words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
      }
    }
    return { conditions, words };
  };
}

function figureCondition(figure: string, comparison: Comparison, value: string | undefined): Condition {
  return { kind: "figure", figure, comparison, value: Number(value) };
}

/** An expression for any of these words or units, the longest first, with any spaces between their parts. */
function anyOf(texts: readonly string[]): string {
  const longestFirst = texts.toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.map((text) => text.replaceAll(" ", String.raw`\s+`)).join("|");
}

function comparisonIn(groups: Groups): Comparison {
  if (groups["less"]) return "below";
  return groups["more"] || groups["behind"] ? "least" : "is";
}

function readSize(first: string, second: string, unit: string | undefined): Condition {
  const sides = [Number(first), Number(second)];
  // Boards and tiles are often given in feet: 8x4, 2x2.
  const inFeet = unit === undefined && sides.every((side) => side <= 20);
  const factor = inFeet ? feetMm : (lengthUnitsMm[unit?.toLowerCase() ?? "mm"] ?? 1);
  const [shortMm = 0, longMm = 0] = sides.map((side) => side * factor).toSorted((a, b) => a - b);
  return { kind: "size", shortMm, longMm, toleranceMm: factor === 1 ? 6 : 20 };
}

/** Whether a product's figures meet a condition. A product without the figure does not. */
export function meets(measures: Measures | undefined, condition: Condition): boolean {
  if (!measures) return false;
  switch (condition.kind) {
    case "size": {
      const { shortMm, longMm, toleranceMm } = condition;
      const near = (side: number, wanted: number) => Math.abs(side - wanted) <= toleranceMm;
      return measures.sizesMm?.some(([short, long]) => near(short, shortMm) && near(long, longMm)) ?? false;
    }
    case "fireClass":
      return measures.fireClasses?.some((each) => each.startsWith(condition.fireClass)) ?? false;
    case "length":
      return lengthsOf(measures).some((range) => agrees(range, condition));
    case "figure":
      return measures.figures?.[condition.figure]?.some((range) => agrees(range, condition)) ?? false;
  }
}

/** Every length of a product: both sides of an 84 x 16 mm section, and also the thickness of a board. */
function lengthsOf({ lengthsMm = [], sizesMm = [] }: Measures): MeasuredRange[] {
  return [...lengthsMm, ...sizesMm.flat().map((side): MeasuredRange => [side, side])];
}

function agrees(
  [minimum, maximum]: MeasuredRange,
  { comparison, value }: { readonly comparison: Comparison; readonly value: number },
): boolean {
  const [from, to] = [minimum ?? -Infinity, maximum ?? Infinity];
  if (comparison === "least") return to >= value;
  return comparison === "below" ? from < value : from <= value && value <= to;
}

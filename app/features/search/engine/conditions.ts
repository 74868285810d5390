import type { MeasuredRange, Measures } from "#content/schema/search.ts";

type RangedMeasure =
  "nrc" | "stc" | "cri" | "cctK" | "powerW" | "humidityPercent" | "warrantyYears" | "thicknessMm" | "lengthMm";

/** Something that a query asks for in numbers. */
export type Condition =
  | { readonly measure: RangedMeasure; readonly comparison: Comparison; readonly value: number }
  | { readonly measure: "size"; readonly shortMm: number; readonly longMm: number; readonly toleranceMm: number }
  | { readonly measure: "fireClass"; readonly fireClass: string };

/** `least`: a range counts if its upper end reaches the value. `below`: if its lower end lies under it. */
type Comparison = "least" | "below" | "is";

export interface UnderstoodQuery {
  readonly conditions: Condition[];
  /** The query without what became a condition. */
  readonly words: string;
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const more = String.raw`(?:at least|atleast|min(?:imum)?|more than|above|over|from|>=?)`;
const less = String.raw`(?:less than|under|below|max(?:imum)?|up ?to|at most|<=?)`;
const compared = String.raw`(?:(?<more>${more})|(?<less>${less})|of|is|=|:|rating|rated|value)?`;
const behind = String.raw`(?<behind>\s*(?:\+|or (?:more|above|higher|better)|and (?:more|above)|plus|minimum|min)(?![a-z]))?`;

interface Rule {
  readonly pattern: RegExp;
  read(match: RegExpExecArray): Condition;
}

/** A figure by its name, as `NRC at least 0.6`. Nobody asks for less sound absorption, so at least is meant unless said. */
function named(names: string, measure: RangedMeasure, unit = ""): Rule {
  return {
    pattern: new RegExp(String.raw`(?<![a-z])(?:${names})\s*${compared}\s*${number}\s*${unit}${behind}(?![\d.])`, "i"),
    read: ({ groups, ...found }) => ({
      measure,
      comparison: groups?.["less"] ? "below" : "least",
      value: Number(found[3]),
    }),
  };
}

const feetMm = 304.8;
const lengthUnitsMm: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  ft: feetMm,
  feet: feetMm,
  "'": feetMm,
  inch: 25.4,
  in: 25.4,
};
const lengthUnit = String.raw`(mm|cm|m|ft|feet|'|inch|in)(?![a-wyz])`;

/** What is understood of a query besides its words; each rule is used for everything that it finds, in this order. */
const rules: readonly Rule[] = [
  named("nrc|noise reduction(?: coefficient)?", "nrc"),
  named("stc", "stc"),
  named("cri|ra", "cri"),
  named("rh|(?:relative )?humidity", "humidityPercent", "%?"),
  {
    pattern: new RegExp(String.raw`${number}\s*%\s*(?:rh|(?:relative )?humidity)(?![a-z])`, "i"),
    read: ([, value]) => ({ measure: "humidityPercent", comparison: "least", value: Number(value) }),
  },
  {
    pattern: /(?:fire )?class ([a0o1-4])(?![a-z0-9])(?: fire)?/i,
    // Class O and Class 0 are written for each other.
    read: ([, written = ""]) => ({ measure: "fireClass", fireClass: written.toUpperCase().replace("0", "O") }),
  },
  {
    pattern: new RegExp(
      String.raw`${number}\s*(?:${lengthUnit})?\s*(?:x|×|\*|by)\s*${number}\s*(?:${lengthUnit})?`,
      "i",
    ),
    read: ([, first = "", firstUnit, second = "", secondUnit]) => readSize(first, second, secondUnit ?? firstUnit),
  },
  {
    pattern: new RegExp(String.raw`${compared}\s*${number}\s*w(?:att)?s?${behind}(?![a-z])`, "i"),
    read: ({ groups, ...found }) => ({ measure: "powerW", comparison: comparisonIn(groups), value: Number(found[3]) }),
  },
  {
    pattern: /(\d{4,5})\s*k(?:elvin)?(?![a-z])/i,
    read: ([, value]) => ({ measure: "cctK", comparison: "is", value: Number(value) }),
  },
  {
    pattern: new RegExp(String.raw`${number}\s*-?\s*(?:years?|yrs?)(?![a-z])`, "i"),
    read: ([, value]) => ({ measure: "warrantyYears", comparison: "least", value: Number(value) }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<thickBefore>thick(?:ness)?\s*)?${compared}\s*${number}\s*${lengthUnit}${behind}(?<thick>\s*thick(?:ness)?)?`,
      "i",
    ),
    read: ({ groups = {}, ...found }) => {
      const comparison = comparisonIn(groups);
      const value = Number(found[4]) * (lengthUnitsMm[found[5]?.toLowerCase() ?? ""] ?? 1);
      const thick = groups["thick"] ?? groups["thickBefore"];
      return { measure: thick ? "thicknessMm" : "lengthMm", comparison, value };
    },
  },
];

/** Takes the figures out of a query: `ceiling, NRC at least 0.6` is the word ceiling and a condition. */
export function understand(query: string): UnderstoodQuery {
  const conditions: Condition[] = [];
  let words = query;
  for (const { pattern, read } of rules) {
    for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
      conditions.push(read(match));
      words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
    }
  }
  return { conditions, words };
}

function comparisonIn(groups: Record<string, string | undefined> = {}): Comparison {
  if (groups["less"]) return "below";
  return groups["more"] || groups["behind"] ? "least" : "is";
}

function readSize(first: string, second: string, unit: string | undefined): Condition {
  const sides = [Number(first), Number(second)];
  // Boards and tiles are spoken of in feet: 8x4, 2x2.
  const inFeet = unit === undefined && sides.every((side) => side <= 20);
  const factor = inFeet ? feetMm : (lengthUnitsMm[unit?.toLowerCase() ?? "mm"] ?? 1);
  const [shortMm = 0, longMm = 0] = sides.map((side) => side * factor).toSorted((a, b) => a - b);
  return { measure: "size", shortMm, longMm, toleranceMm: factor === 1 ? 6 : 20 };
}

/** Whether a product's figures meet a condition. A product without the figure does not. */
export function meets(measures: Measures | undefined, condition: Condition): boolean {
  if (!measures) return false;
  if (condition.measure === "size") {
    const near = (side: number, wanted: number) => Math.abs(side - wanted) <= condition.toleranceMm;
    return (
      measures.sizesMm?.some(([short, long]) => near(short, condition.shortMm) && near(long, condition.longMm)) ?? false
    );
  }
  if (condition.measure === "fireClass") {
    return measures.fireClasses?.some((fireClass) => fireClass.startsWith(condition.fireClass)) ?? false;
  }
  const { measure, comparison, value } = condition;
  const ranges = measure === "lengthMm" ? lengthsOf(measures) : measures[measure];
  return ranges?.some((range) => agrees(range, comparison, value)) ?? false;
}

/** Every length of a product: of a section 84 x 16 mm both sides, of a board also its thickness. */
function lengthsOf({ lengthMm = [], thicknessMm = [], sizesMm = [] }: Measures): MeasuredRange[] {
  return [...lengthMm, ...thicknessMm, ...sizesMm.flat().map((side): MeasuredRange => [side, side])];
}

function agrees([minimum, maximum]: MeasuredRange, comparison: Comparison, value: number): boolean {
  const [from, to] = [minimum ?? -Infinity, maximum ?? Infinity];
  if (comparison === "least") return to >= value;
  return comparison === "below" ? from < value : from <= value && value <= to;
}

import {
  anyOf,
  lengthUnitsMm,
  plainNumbers,
  tradeToleranceMm,
  type LengthUnit,
} from "#content/text/written-numbers.ts";
import {
  beforeName,
  behind,
  comparing,
  compared,
  number,
  rangeByName,
  type Comparing,
  type Groups,
} from "./comparisons.ts";
import { splitSeats } from "./seats.ts";
import type { SearchedFigure } from "#content/schema/search.ts";

/** A numeric condition in a query. */
export type Condition =
  | ({ readonly kind: "figure"; readonly figure: string } & Comparing)
  /** The length of any figure, or of one of these. */
  | ({ readonly kind: "length"; readonly of?: readonly string[] } & Comparing)
  | { readonly kind: "size"; readonly shortMm: number; readonly longMm: number; readonly toleranceMm: number }
  | { readonly kind: "fireClass"; readonly fireClass: string };

/** A part of a query with the conditions that it sets, one of which has to be met: `9 or 12 mm`. */
export interface WrittenConditions {
  readonly written: string;
  readonly conditions: readonly Condition[];
}

export interface ParsedQuery {
  readonly parts: readonly WrittenConditions[];
  /** How many seats a hall should have. */
  readonly seats?: number | undefined;
  /** The query without its conditions and that number. */
  readonly words: string;
}

interface Rule {
  readonly pattern: RegExp;
  read(groups: Groups): Condition | Condition[];
  /** What of a match stays in the words. */
  kept?(groups: Groups): string;
}

const lengthUnit = `(?:${anyOf(Object.keys(lengthUnitsMm))})`;
const unitEnd = "(?![a-wyz])";
/** A unit that visitors write and the figure does not have: `STC 45 dB`. */
const otherUnit = String.raw`(?:dB\(A\)|dBA?(?![a-z]))`;

const fireClass: Rule = {
  pattern:
    /(?<![a-z])(?:fire )?class[ :-]+['"‘“]?(?<fireClass>[a-z0-9])(?<addition>\d?-s\d(?:[,-] ?d\d)?)?(?![a-z0-9])['"’”]?(?: fire)?/i,
  // People write Class O for Class 0, and the reverse.
  read: ({ fireClass: written = "", addition = "" }) => ({
    kind: "fireClass",
    fireClass: written.toUpperCase().replace("0", "O") + addition,
  }),
};

const size: Rule = {
  pattern: new RegExp(
    String.raw`(?<first>\d+(?:\.\d+)?)\s*(?<firstUnit>${lengthUnit}${unitEnd})?\s*(?:x|×|\*|by)\s*` +
      String.raw`(?<second>\d+(?:\.\d+)?)(?![\d.]|\s*w(?:att)?s?(?![a-z]))\s*(?<secondUnit>${lengthUnit}${unitEnd})?`,
    "i",
  ),
  read: ({ first = "", second = "", firstUnit, secondUnit }) =>
    readSize([first, firstUnit ?? secondUnit], [second, secondUnit ?? firstUnit]),
};

/** The conditions that a query can contain; each rule is applied to all its matches, in this order. */
function rulesFor(given: readonly SearchedFigure[]): Rule[] {
  // Foam density before density.
  const longest = ({ words }: SearchedFigure) => Math.max(0, ...words.map(({ length }) => length));
  const figures = given.toSorted((a, b) => longest(b) - longest(a));
  const others = figures.filter(({ isLength }) => !isLength);
  const lengths = figures.filter(({ isLength }) => isLength);
  const ofLengths = new Set(lengths.flatMap(({ words }) => words));
  return [
    ...others.flatMap((figure) => byName(figure, ofLengths)),
    fireClass,
    size,
    ...others.flatMap(byUnit),
    ...lengthRules(lengths),
  ];
}

/**
 * A figure by its name: `NRC at least 0.6`, `90% humidity`. Visitors never want less sound absorption, so the
 * default is at least.
 * @param ofLengths names that are also those of lengths, which need the unit: `perforation 13.4%`
 */
function byName({ words, ...figure }: SearchedFigure, ofLengths: ReadonlySet<string>): Rule[] {
  const [shared, own] = [words.filter((word) => ofLengths.has(word)), words.filter((word) => !ofLengths.has(word))];
  const unit = anyOf([...figure.units, "%"]);
  return [
    ...namedRules(figure, own, String.raw`(?:${unit}|${otherUnit})?`),
    ...(figure.units.length > 0 ? namedRules(figure, shared, `(?:${anyOf(figure.units)})`) : []),
  ];
}

function namedRules(
  { id, units, unitAlone, isShare }: Omit<SearchedFigure, "words">,
  words: readonly string[],
  unit: string,
): Rule[] {
  if (words.length === 0) return [];
  const name = namePattern(words);
  const read = (groups: Groups): Condition => {
    const asked = comparing(groups, unitAlone === "exactly" ? "is" : "least");
    // `NRC 80%` and `NRC 80` are 0.8.
    const inHundredths = (groups["unit"] === "%" && !units.includes("%")) || (isShare && asked.value >= 10);
    const upTo = asked.upTo !== undefined && { upTo: asked.upTo / 100 };
    return { kind: "figure", figure: id, ...asked, ...(inHundredths && { value: asked.value / 100, ...upTo }) };
  };
  const before: Rule = {
    pattern: new RegExp(
      String.raw`${beforeName}(?<![a-z])(?:${name})[\s-]*${compared}\s*${rangeByName}\s*(?<unit>${unit})${behind}(?!\.?\d)`,
      "i",
    ),
    read,
  };
  const after: Rule = {
    pattern: new RegExp(
      String.raw`(?<![\d.])${compared}\s*(?<![a-z]-)${rangeByName}\s*(?<unit>${unit})${behind}\s*\(?(?:${name})(?![a-z])`,
      "i",
    ),
    read,
  };
  return [before, after];
}

/** The names of a figure; short ones may have dots: `N.R.C.` */
function namePattern(words: readonly string[]): string {
  const dotted = words.filter((word) => /^[a-z]{3}$/.test(word)).map((word) => [...word, ""].join(String.raw`\.`));
  return [...dotted, anyOf(words)].join("|").replaceAll(" ", String.raw`\s+`);
}

/** A figure by its unit alone: `400W`, `more than 200 watts`, `10 years`. */
function byUnit({ id, units, unitAlone, digits: fewest }: SearchedFigure): Rule[] {
  if (!unitAlone || units.length === 0) return [];
  const long = String.raw`(?<value>\d{${fewest},}(?:\.\d+)?)(?:-(?<upTo>\d{${fewest},}(?:\.\d+)?))?`;
  return [
    {
      pattern: new RegExp(String.raw`${compared}\s*${long}\s*-?\s*(?:${anyOf(units)})${behind}(?![a-z])`, "i"),
      read: (groups) => ({
        kind: "figure",
        figure: id,
        ...comparing(groups, unitAlone === "at least" ? "least" : "is"),
      }),
    },
  ];
}

/**
 * A length in any unit, of the figures that are named before or after it: `12 mm thick`. Without a name it matches any
 * length. Several can share the unit: `9, 12 or 15 mm`. With a name, the unit may be missing: `seat width 550`.
 */
function lengthRules(figures: readonly SearchedFigure[]): Rule[] {
  const names = figures.flatMap(({ words }) => words);
  const name = names.length > 0 ? namePattern(names) : "(?!)";
  const named = (called: string | undefined) => {
    const plain = called?.toLowerCase().replaceAll(/\s+/g, " ");
    return figures.filter(({ words }) => words.some((word) => word.toLowerCase() === plain));
  };
  const lengthOf = (called: string | undefined, asked: Comparing): Condition => {
    const [figure, ...others] = named(called);
    if (!figure) return { kind: "length", ...asked };
    if (others.length === 0) return { kind: "figure", figure: figure.id, ...asked };
    // A width, which is that of a seat or a section, is also a side of a size.
    return { kind: "length", of: [figure, ...others].map(({ id }) => id).concat("size"), ...asked };
  };
  const kept = ({ nameBefore, nameBehind }: Groups) => {
    const stays = (called: string | undefined) => named(called).some(({ saidIn }) => saidIn !== undefined);
    return [nameBefore, nameBehind].filter((each, at) => stays(each) || (at === 0 && nameBehind)).join(" ");
  };
  // In `T-24 grid 15 mm`, the grid has its number already.
  const before = String.raw`${beforeName}(?<![a-z]|\d\s)(?<nameBefore>${name})[\s-]*`;
  return [
    {
      pattern: new RegExp(
        String.raw`(?:${before})?${compared}\s*(?<others>(?:\d+(?:\.\d+)?\s*(?:[,/&]|and|or)\s*)*)` +
          String.raw`${number}\s*(?<unit>${lengthUnit})${unitEnd}${behind}` +
          String.raw`(?:[\s-]*\(?(?<nameBehind>${name})(?![a-z]))?`,
        "i",
      ),
      read: ({ nameBefore, nameBehind, unit, others = "", ...said }) => {
        const further = [...others.matchAll(/[\d.]+/g)].map(([value]) => ({ ...said, value, upTo: undefined }));
        return [...further, said].map((each) =>
          lengthOf(nameBehind ?? nameBefore, asLength(comparing(each, "is"), unitOf(unit))),
        );
      },
      kept,
    },
    {
      pattern: new RegExp(String.raw`${before}${compared}\s*${rangeByName}${behind}(?!\s*%|[\w.])`, "i"),
      read: (groups) => lengthOf(groups["nameBefore"], comparing(groups, "is")),
      kept,
    },
  ];
}

/** Extracts the figures from a query: `ceiling, NRC at least 0.6` is the word ceiling and a condition. */
export function createQueryParser(figures: readonly SearchedFigure[]): (query: string) => ParsedQuery {
  const rules = rulesFor(figures);
  return (query) => {
    const parts: WrittenConditions[] = [];
    let words = plainNumbers(query);
    for (const { pattern, read, kept } of rules) {
      for (let match = pattern.exec(words); match; match = pattern.exec(words)) {
        parts.push({ written: match[0].trim(), conditions: [read(match.groups ?? {})].flat() });
        const [left, right] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
        words = [left, kept?.(match.groups ?? {}), right].join(" ");
      }
    }
    return { parts, ...splitSeats(words) };
  };
}

/** The same in millimetres. In inches and feet, a trade size is asked for, which is a little more or less. */
function asLength({ comparison, value, upTo = value }: Comparing, unit: LengthUnit): Comparing {
  const [fromMm, toMm] = [value, upTo].map((length) => length * lengthUnitsMm[unit]) as [number, number];
  const [lessMm, moreMm] = [fromMm - tradeToleranceMm(fromMm, unit), toMm + tradeToleranceMm(toMm, unit)];
  if (comparison === "within" || (comparison === "is" && lessMm < fromMm))
    return { comparison: "within", value: lessMm, upTo: moreMm };
  return { comparison, value: comparison === "most" ? moreMm : lessMm };
}

function unitOf(written = "mm"): LengthUnit {
  return written.toLowerCase() as LengthUnit;
}

function readSize(...sides: [side: string, unit: string | undefined][]): Condition {
  // Boards and tiles are often given in feet: 8x4, 2x2.
  const inFeet = sides.every(([side, unit]) => unit === undefined && Number(side) <= 20);
  const factors = sides.map(([, unit]) => lengthUnitsMm[inFeet ? "ft" : unitOf(unit)]);
  const [shortMm = 0, longMm = 0] = sides
    .map(([side], index) => Number(side) * factors[index]!)
    .toSorted((one, other) => one - other);
  return { kind: "size", shortMm, longMm, toleranceMm: factors.every((factor) => factor === 1) ? 6 : 20 };
}

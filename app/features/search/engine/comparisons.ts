// How a query compares a figure with a number: `at least 0.8`, `0.8 or more`, `≤ 12`. The text has been through `plainNumbers`.

/**
 * `least`: a range matches if its upper end reaches the value; `above`: if it exceeds it. `below`: if its lower end is less than it; `most`:
 * or equal. `within`: if it has a number from the value up to another one.
 */
export type Comparison = "least" | "above" | "below" | "most" | "is" | "within";

export interface Comparing {
  readonly comparison: Comparison;
  readonly value: number;
  /** The upper end of `within`. */
  readonly upTo?: number;
}

const digits = String.raw`\d+(?:\.\d+)?`;
export const number = String.raw`(?<value>${digits})(?:-(?<upTo>${digits}))?`;
const leastWords = String.raw`(?:at ?least|min(?:imum)?\.?|not? (?:less|lower) than|(?:more|greater|higher) than or equal to|from|>=)`;
const aboveWords = String.raw`(?:(?:more|greater|higher|thicker|heavier) than|above|over|exceeding|>)`;
const mostWords = String.raw`(?:max(?:imum)?\.?|up ?to|at ?most|not? (?:more|greater|higher) than|not (?:above|over|exceeding)|(?:less|lower) than or equal to|<=)`;
const lessWords = String.raw`(?:(?:less|lower|thinner|smaller|lighter) than|under|below|<(?!=))`;
const neutral = String.raw`(?:of|is|rating|rated|value|about|around|approx(?:imately|\.)?|equals?(?: to)?|:-|[=:~≈@(])`;
/** The words and symbols in front of a number. They begin no other word: not the end of `perforated 12 mm`. */
export const compared = String.raw`(?!(?<=[a-z])[a-z])(?:${neutral}\s*){0,3}(?:(?:(?<most>${mostWords})|(?<more>${leastWords})|(?<above>${aboveWords})|(?<less>${lessWords}))\s*(?:of)?)?`;
const orMoreWords = String.raw`\+|(?:or|and|&) (?:more|above|up|higher|over|better|greater)|plus|onwards?|upwards?|min(?:imum|\.)?`;
const orLessWords = String.raw`(?:or|and|&) (?:less|below|under|lower|thinner)|max(?:imum|\.)?`;
/** Those behind it. */
export const behind = String.raw`(?:\s*\(?(?:(?<orMore>${orMoreWords})|(?<orLess>${orLessWords}))(?![a-z]))?`;
/** In front of a name: `minimum thickness 12 mm`. */
export const beforeName = String.raw`(?:(?<![a-z])(?:(?<moreBefore>min(?:imum)?)|(?<mostBefore>max(?:imum)?))\.?\s+)?`;

/**
 * Beside a name, a range may have spaces or a slash: without a name, `par 64 - 200W` would be one too. A length or a
 * size behind it is another condition: `NRC 0.8 - 25 mm`.
 */
export const rangeByName =
  String.raw`(?<value>${digits})` +
  String.raw`(?:\s*[-/]\s*(?<upTo>${digits})(?![\d.]|\s*(?:mm|cm|m|in|ft)(?![a-z\d])|\s*[x*]\s*\d))?`;

/** What these expressions found. */
export type Groups = Partial<Record<string, string>>;

/** The comparison that a query asks for, or the default if it has only the number. */
export function comparing(
  { value, upTo, less, above, most, orLess, mostBefore, more, orMore, moreBefore }: Groups,
  byDefault: Comparison,
): Comparing {
  if (upTo !== undefined) {
    const [from, to] = [Number(value), Number(upTo)];
    return { comparison: "within", value: Math.min(from, to), upTo: Math.max(from, to) };
  }
  const said = [
    less && "below",
    above && "above",
    (most ?? orLess ?? mostBefore) && "most",
    (more ?? orMore ?? moreBefore) && "least",
  ] as const;
  return { comparison: said.find(Boolean) || byDefault, value: Number(value) };
}

import type { Span } from "../schema/reading.ts";
import { anyOf, numberPattern, readNumber } from "../text/written-numbers.ts";
import type { ScalarRules } from "./quantities.ts";

/** Separates alternatives, but not the thousands of a number or the parts of its unit. */
const separator = /\s*\/\s*(?=[+-]?\d)|,\s+|\s+or\s+|\s+and\s+/;

const patterns = new Map<ScalarRules, RegExp>();

/**
 * Reads alternatives such as `100/150/200W`; undefined if any of them is invalid or out of range.
 * @param any also accepts numbers out of range
 */
export function readSpans(line: string, rules: ScalarRules, { any = false } = {}): Span[] | undefined {
  const spans: Span[] = [];
  // A single unit at the end may apply to all alternatives before it.
  let unit: string | undefined;
  for (const part of line.split(separator).toReversed()) {
    const match = patternOf(rules).exec(part)?.groups;
    if (!match) return undefined;
    const { upTo, before, from = "", fromUnit, plus, to, toUnit, behind } = match;
    unit = toUnit || fromUnit || unit || "";
    const factor = rules.written[unit];
    const sameUnit = !to || !fromUnit || !toUnit || fromUnit === toUnit;
    if (factor === undefined || !sameUnit || (to && (plus || upTo))) return undefined;
    const first = readNumber(from, factor);
    const second = to ? readNumber(to, factor) : first;
    if (!any && (Math.min(first, second) < rules.least || Math.max(first, second) > rules.most)) return undefined;
    spans.unshift({
      ...(upTo ? {} : { minimum: Math.min(first, second) }),
      ...(plus ? {} : { maximum: Math.max(first, second) }),
      ...(first > second ? { descending: true as const } : {}),
      ...((before ?? behind) ? { remark: before ?? behind } : {}),
    });
  }
  return spans;
}

/** One alternative with the units of its quantity. */
function patternOf(rules: ScalarRules): RegExp {
  let pattern = patterns.get(rules);
  if (!pattern) {
    const units = `(?:${anyOf(Object.keys(rules.written).filter(Boolean))})?`;
    pattern = new RegExp(
      String.raw`^(?:(?<upTo>up to)\s+|(?<before>[A-Za-z][A-Za-z -]*)\s+at\s+)?` +
        String.raw`(?<from>${numberPattern})\s*(?<fromUnit>${units})(?<plus>\+)?` +
        String.raw`(?:(?:-|\s*–\s*|\s+to\s+)(?<to>${numberPattern})\s*(?<toUnit>${units}))?(?:\s*\((?<behind>[^()]+)\))?$`,
      "i",
    );
    patterns.set(rules, pattern);
  }
  return pattern;
}

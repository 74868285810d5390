import type { Span } from "../schema/reading.ts";
import { numberPattern, printNumber, readNumber } from "./numbers.ts";
import type { ScalarRules } from "./quantities.ts";

const unitPattern = String.raw`(?:kg\/m[23]|[°%A-Za-z.]+)?`;
const remarkBehind = String.raw`(?:\s*\((?<behind>[^()]+)\))?`;
const alternative = new RegExp(
  String.raw`^(?:(?<upTo>up to)\s+|(?<before>[A-Za-z][A-Za-z -]*)\s+at\s+)?` +
    String.raw`(?<from>${numberPattern})\s*(?<fromUnit>${unitPattern})(?<plus>\+)?` +
    String.raw`(?:(?:-|\s+to\s+)(?<to>${numberPattern})\s*(?<toUnit>${unitPattern}))?${remarkBehind}$`,
  "i",
);
/** Between alternatives, but not between the thousands of a number or the parts of its unit. */
const separator = /\s*\/(?!m[23])\s*|,\s+|\s+or\s+|\s+and\s+/;

/** Reads alternatives such as `100/150/200W`; undefined if any of them cannot be read or is impossible. */
export function readSpans(line: string, rules: ScalarRules): Span[] | undefined {
  const spans: Span[] = [];
  // The unit may stand once, at the end, for all alternatives before it.
  let unit: string | undefined;
  for (const part of line.split(separator).toReversed()) {
    const match = alternative.exec(part)?.groups;
    if (!match) return undefined;
    const { upTo, before, from = "", fromUnit, plus, to, toUnit, behind } = match;
    unit = toUnit || fromUnit || unit || "";
    const factor = rules.written[unit];
    const sameUnit = !to || !fromUnit || !toUnit || fromUnit === toUnit;
    if (factor === undefined || !sameUnit || (to && (plus || upTo))) return undefined;
    const first = readNumber(from, factor);
    const second = to ? readNumber(to, factor) : first;
    if (Math.min(first, second) < rules.least || Math.max(first, second) > rules.most) return undefined;
    spans.unshift({
      ...(upTo ? {} : { minimum: Math.min(first, second) }),
      ...(plus ? {} : { maximum: Math.max(first, second) }),
      ...(first > second ? { descending: true as const } : {}),
      ...((before ?? behind) ? { remark: before ?? behind } : {}),
    });
  }
  return spans;
}

/** Writes a span so that `readSpans` gives it back. */
export function printSpan({ minimum, maximum, descending, remark }: Span, { unit, written }: ScalarRules): string {
  const [asWritten = ""] = Object.keys(written);
  const ends = minimum === maximum || minimum === undefined ? [maximum] : [minimum, maximum];
  const numbers = (descending ? ends.toReversed() : ends)
    .filter((end) => end !== undefined)
    .map(printNumber)
    .join(" to ");
  const text = `${minimum === undefined ? "Up to " : ""}${numbers}${unit && asWritten}${maximum === undefined ? "+" : ""}`;
  return remark === undefined ? text : `${text} (${remark})`;
}

/** Shows a number, given as text with at most 15 digits, as its cell does. */
export type NumberFormat = (number: string) => string;

const asStored: NumberFormat = (number) => number;

/** Widths and fillers, a character or a text to show, a currency, a colour or condition, or one more character. */
const token =
  /[_*].|\\(?<escaped>.)|"(?<quoted>[^"]*)"|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<digits>General|[0#?.,%]+)|(?<other>.)/gsu;

/**
 * Reads a template such as `0.00`, `0%`, `General" mm"` or `_(* #,##0.00_);…`, of which the first section counts. Zeros, percentages and
 * units are shown, and digits that the template hides are kept. Dates, fractions and exponents are shown as stored.
 */
export function numberFormat(template = ""): NumberFormat {
  const [section = ""] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(template) ?? [];
  let [before, digits, unit] = ["", "", ""];
  for (const { groups = {} } of section.matchAll(token)) {
    if (/[a-z@/]/i.test(groups["other"] ?? "")) return asStored;
    const shown = groups["escaped"] ?? groups["quoted"] ?? groups["currency"] ?? groups["other"] ?? "";
    // A comma within the digits groups them in lakhs.
    if (groups["digits"] && unit.replaceAll(",", "") !== "") return asStored;
    if (groups["digits"]) [digits, unit] = [digits + groups["digits"], ""];
    else if (digits === "") before += shown;
    else unit += shown;
  }
  if (digits === "" || digits.endsWith(",")) return asStored;
  const [, integer = "", decimals = ""] = /^([^.%]*)(?:\.(0*))?/.exec(digits) ?? [];
  const integerDigits = integer.match(/0/g)?.length ?? 0;
  const isPercentage = digits.endsWith("%");
  const separator = /^(?:[\s%+]|$)/.test(unit) ? "" : " ";
  return (number) => {
    const value = isPercentage ? String(Number((Number(number) * 100).toPrecision(15))) : number;
    const isPlain = /^-?\d+(?:\.\d+)?$/.test(value);
    const [, ownDecimals = ""] = value.split(".");
    const padded = isPlain && ownDecimals.length < decimals.length ? Number(value).toFixed(decimals.length) : value;
    const whole = isPlain ? padded.replace(/\d+/, (each) => each.padStart(integerDigits, "0")) : padded;
    return `${before}${whole}${isPercentage ? "%" : ""}${separator}${unit}`.trim();
  };
}

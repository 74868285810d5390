/** How a workbook cell shows its number. */
export interface NumberFormat {
  /** The minimum numbers of digits before and after the decimal point. */
  readonly integerDigits: number;
  readonly decimals: number;
  readonly isPercentage: boolean;
  /** The text shown before it, such as `≥ `, and after it, such as ` mm`. */
  readonly before: string;
  readonly unit: string;
}

/** The formats that have no template in the file. */
const builtIn: Readonly<Partial<Record<string, string>>> = {
  "1": "0",
  "2": "0.00",
  "3": "#,##0",
  "4": "#,##0.00",
  "9": "0%",
  "10": "0.00%",
  "39": "#,##0.00",
  "40": "#,##0.00",
  "43": "#,##0.00",
  "44": "#,##0.00",
};

/** Widths and fillers, a character or a text to show, a currency, a colour or condition, or one more character. */
const token =
  /[_*].|\\(?<escaped>.)|"(?<quoted>[^"]*)"|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[[^\]]*\]|(?<digits>General|[0#?.,%]+)|(?<other>.)/gsu;

/**
 * Reads a template such as `0.00`, `0%`, `General" mm"` or `_(* #,##0.00_);…`, of which the first section counts;
 * undefined for general numbers, dates, fractions and exponents.
 */
export function readNumberFormat(written: string | undefined): NumberFormat | undefined {
  const [section = ""] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(written ?? "") ?? [];
  let [before, digits, unit] = ["", "", ""];
  for (const { groups = {} } of section.matchAll(token)) {
    if (/[a-z@/]/i.test(groups["other"] ?? "")) return undefined;
    const shown = groups["escaped"] ?? groups["quoted"] ?? groups["currency"] ?? groups["other"] ?? "";
    // A comma within the digits groups them in lakhs.
    if (groups["digits"] && unit.replaceAll(",", "") !== "") return undefined;
    if (groups["digits"]) [digits, unit] = [digits + groups["digits"], ""];
    else if (digits === "") before += shown;
    else unit += shown;
  }
  const [, integer = "", decimals = ""] = /^([^.%]*)(?:\.(0*))?/.exec(digits) ?? [];
  const format = {
    integerDigits: integer.match(/0/g)?.length ?? 0,
    decimals: decimals.length,
    isPercentage: digits.endsWith("%"),
    before: before.trimStart(),
    unit: unit.trimEnd(),
  };
  const showsMore = format.integerDigits > 1 || decimals || format.isPercentage || format.before || format.unit;
  return digits !== "" && !digits.endsWith(",") && showsMore ? format : undefined;
}

/**
 * A number as its cell shows it. Keeps zeros that are shown, and digits that the format hides.
 * @param number as text, with at most 15 digits
 */
export function shownNumber(
  number: string,
  { integerDigits, decimals, isPercentage, before, unit }: NumberFormat,
): string {
  const value = isPercentage ? String(Number((Number(number) * 100).toPrecision(15))) : number;
  const [, own = ""] = value.split(".");
  const isPlain = /^-?\d+(?:\.\d+)?$/.test(value);
  const padded = isPlain && own.length < decimals ? Number(value).toFixed(decimals) : value;
  const whole = isPlain ? padded.replace(/\d+/, (integer) => integer.padStart(integerDigits, "0")) : padded;
  return `${before}${whole}${isPercentage ? "%" : ""}${unit && !/^[\s%+]/.test(unit) ? " " : ""}${unit}`;
}

/** The formats of the styles in `xl/styles.xml`, in order. */
export function numberFormatsIn(
  styles: string,
  tagsIn: (xml: string, name: string) => Record<string, string>[],
): (NumberFormat | undefined)[] {
  const own = tagsIn(styles, "numFmt").map(({ numFmtId = "", formatCode = "" }) => [numFmtId, formatCode] as const);
  const templates = new Map([...Object.entries(builtIn), ...own]);
  const [cellStyles = ""] = /<(\w+:)?cellXfs\b.*?<\/\1?cellXfs>/s.exec(styles) ?? [];
  return tagsIn(cellStyles, "xf").map(({ numFmtId = "" }) => readNumberFormat(templates.get(numFmtId)));
}

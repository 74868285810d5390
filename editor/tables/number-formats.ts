/** How a workbook cell shows its number. */
export interface NumberFormat {
  /** The minimum number of decimals. */
  readonly decimals: number;
  readonly isPercentage: boolean;
  /** The text shown after it, such as ` mm`. */
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
};

const template = /^(?:#,##)?[0#](?:\.(?<decimals>0+))?(?<percent>%)?(?: ?"(?<unit>[^"]*)")?(?:;.*)?$/;

/** Reads a template such as `0.00`, `0%` or `0.0" mm"`; undefined for general numbers and dates. */
export function readNumberFormat(written: string | undefined): NumberFormat | undefined {
  const { decimals = "", percent, unit = "" } = template.exec(written ?? "")?.groups ?? {};
  if (!decimals && !percent && !unit) return undefined;
  return { decimals: decimals.length, isPercentage: percent !== undefined, unit };
}

/**
 * A number as its cell shows it. Keeps trailing zeros that are shown, and digits that the format hides.
 * @param number as text, with at most 15 digits
 */
export function shownNumber(number: string, { decimals, isPercentage, unit }: NumberFormat): string {
  const value = isPercentage ? String(Number((Number(number) * 100).toPrecision(15))) : number;
  const [, own = ""] = value.split(".");
  const isPlain = /^-?\d+(?:\.\d+)?$/.test(value);
  const padded = isPlain && own.length < decimals ? Number(value).toFixed(decimals) : value;
  return `${padded}${isPercentage ? "%" : ""}${unit && !/^\s/.test(unit) ? " " : ""}${unit}`;
}

/** The formats of the styles in `xl/styles.xml`, in order. */
export function numberFormatsIn(
  styles: string,
  tagsIn: (xml: string, name: string) => Record<string, string>[],
): (NumberFormat | undefined)[] {
  const own = tagsIn(styles, "numFmt").map(({ numFmtId = "", formatCode = "" }) => [numFmtId, formatCode] as const);
  const templates = new Map([...Object.entries(builtIn), ...own]);
  const [cellStyles = ""] = /<cellXfs\b.*?<\/cellXfs>/s.exec(styles) ?? [];
  return tagsIn(cellStyles, "xf").map(({ numFmtId = "" }) =>
    readNumberFormat(templates.get(numFmtId)?.replaceAll(/\\(.)/g, '"$1"')),
  );
}

import { groupOf, isGroup } from "#content/load/group.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { cleanLine } from "#content/text/clean-text.ts";
import { valueOf } from "../store/file-value.ts";
import { valueAt, withValue } from "../store/with-value.ts";
import { joined, type AllowedWords } from "./allowed-words.ts";
import type { FigureChange } from "./messages.ts";
import { UnreadableTable } from "./table-limits.ts";

type Field = readonly (string | number)[];
type Texts = readonly { path: string; text: string }[];

/** A figure of a product, or one that a card of it could have. */
export interface ProductFigure {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly code: string;
  readonly product: string;
  readonly card: string;
  readonly key: string;
  readonly label: string;
  readonly at: Field;
  /** Its value in the file; undefined if the product lacks it. */
  readonly written: unknown;
}

/** Readers know a figure by its printed names; the codes distinguish figures with the same name. */
export const figureHeadings = ["Product", "Specification", "Figure", "Value", "Sample", "Product code", "Figure code"];
const neededHeadings = figureHeadings.slice(0, 4);

/** The figures that products have, one per row, as supplied; several values are lines of a cell. */
export function figureRows(figures: readonly ProductFigure[]): string[][] {
  return figures
    .filter(({ written }) => written !== undefined)
    .map(({ product, card, label, code, key, written }) => {
      const { value, isSample } = readFigure(written);
      return [product, card, label, value, isSample ? "yes" : "", code, key];
    });
}

/** A row of an imported table of figures. */
export interface FigureRow {
  /** The row number. */
  readonly row: number;
  /** The printed name, or the code. */
  readonly product: string;
  readonly card: string;
  /** The printed name, or the code. */
  readonly figure: string;
  readonly value: string;
  /** Empty if the table has no codes. */
  readonly productCode: string;
  readonly figureCode: string;
  /** Undefined if the table does not say. */
  readonly isSample: boolean | undefined;
}

/** The rows of a table of figures, below their headings. @throws {UnreadableTable} if headings are missing */
export function readFigureRows(table: readonly (readonly string[])[]): FigureRow[] {
  const plain = (row: readonly string[]) => row.map((cell) => cell.toLowerCase().replace(/^card$/, "specification"));
  const lacks = (row: readonly string[]) => neededHeadings.filter((name) => !plain(row).includes(name.toLowerCase()));
  const heading = table.findIndex((row) => lacks(row).length === 0);
  if (heading < 0) {
    const missing = lacks(table.find((row) => row.some((cell) => cell !== "")) ?? []);
    throw new UnreadableTable(
      `Required headings are missing: ${missing.join(", ")}. Export the figures, and change the values there.`,
    );
  }
  const places = figureHeadings.map((name) => plain(table[heading]!).indexOf(name.toLowerCase()));
  return table.flatMap((cells, index) => {
    if (index <= heading || cells.every((cell) => cell === "")) return [];
    const [product = "", card = "", figure = "", value = "", sample = "", productCode = "", figureCode = ""] =
      places.map((place) => cells[place]?.trim() ?? "");
    // A word such as “to be confirmed” keeps the mark.
    const isSample = places[4]! < 0 ? undefined : !/^(?:no?|false|0|real|)$/i.test(sample);
    return [
      {
        row: index + 1,
        product: cleanLine(product),
        card: cleanLine(card),
        figure: cleanLine(figure),
        productCode,
        figureCode,
        value: value.replaceAll("\r", ""),
        isSample,
      },
    ];
  });
}

/**
 * Finds a figure by its product, card and figure: by unique names, and by codes, which must be of the same figure. Case, spaces, hyphens and
 * a plural `s` make no difference. One that a product has comes first.
 * @param products all products, under their other spellings too
 */
export function figureFinder(figures: readonly ProductFigure[], products: AllowedWords) {
  const byCard = Map.groupBy(figures, ({ card }) => joined(card));
  return (row: FigureRow): ProductFigure | undefined => {
    const written = joined(row.figure || row.figureCode);
    const sought = row.product || row.productCode;
    const meant = (byCard.get(joined(row.card)) ?? []).filter(
      ({ code, product, key, label }) =>
        [code, product].includes(products.find(sought) ?? sought) &&
        [key, label].map(joined).includes(written) &&
        [code, ""].includes(row.productCode) &&
        [key, ""].includes(row.figureCode),
    );
    const present = meant.filter((each) => each.written !== undefined);
    const [only, ...others] = present.length > 0 ? present : meant;
    return others.length === 0 ? only : undefined;
  };
}

/** A file's value with a figure changed. A note beside the figure stays. */
export function withFigure(value: unknown, { at, after, isSample }: FigureChange): unknown {
  const before = valueAt(value, at);
  const lines = after.split(/\s*\n\s*/);
  const isList = lines.length > 1 || Array.isArray(before) || at.at(-1) === "sizes";
  const written = isList ? lines : after;
  const { note } = groupOf(before);
  const marks = { ...(isSample && { sample: true }), ...(note !== undefined && { note }) };
  return withValue(value, at, Object.keys(marks).length > 0 ? { value: written, ...marks } : written);
}

/** A figure as a cell's text. */
export function readFigure(written: unknown): { value: string; isSample: boolean } {
  if (written === undefined) return { value: "", isSample: false };
  const { value, sample } = isGroup(written) && "value" in written ? written : { value: written, sample: false };
  return { value: Array.isArray(value) ? value.map(String).join("\n") : String(value), isSample: sample === true };
}

/** The figures of all products, and those that their cards lack. */
export function productFigures(texts: Texts, definitions: FigureDefinitions): ProductFigure[] {
  return texts.flatMap(({ path, text }) => {
    const value = path.startsWith("products/") ? valueOf(text) : undefined;
    if (!isGroup(value)) return [];
    const code = path.slice("products/".length, -".yaml".length);
    const figure = (card: string, key: string, at: Field): ProductFigure => {
      const label = cleanLine(definitions[key]?.label ?? key);
      return {
        path,
        code,
        product: cleanLine(String(value.name)),
        card: cleanLine(card),
        key,
        label,
        at,
        written: valueAt(value, at),
      };
    };
    const card = (title: string, group: Field) => {
      const keys = new Set([...Object.keys(groupOf(valueAt(value, group))), ...Object.keys(definitions)]);
      return [...keys].map((key) => figure(title, key, [...group, key]));
    };
    const single = [
      figure("Standard unit sizes", "size", ["standardUnitSize", "sizes"]),
      figure("Whole product", "warranty", ["warranty"]),
    ];
    const specifications: unknown[] = Array.isArray(value.specifications) ? value.specifications : [];
    return [
      ...specifications.flatMap((each, index) =>
        card(String(groupOf(each).title), ["specifications", index, "figures"]),
      ),
      ...card("In listings", ["card", "figures"]),
      ...single,
    ];
  });
}

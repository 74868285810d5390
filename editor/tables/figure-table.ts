import { parse } from "yaml";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { groupOf, isGroup } from "#content/load/group.ts";
import { valueAt, withValue } from "../store/with-value.ts";
import { cardsOfFigures, placesOfFigures } from "./figure-places.ts";
import type { FigureChange } from "./messages.ts";

/** A figure of a product, with its place in the file. */
interface FigureCell {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly at: readonly (string | number)[];
  readonly row: readonly string[];
}

/** The printed names come first; those of the files, by which a row is known, are at the end. */
export const figureHeader = ["Product", "Card", "Figure", "Value", "Sample", "Product code", "Figure code"];
const [productColumn, cardColumn, figureColumn, valueColumn, sampleColumn] = [0, 1, 2, 3, 4] as const;
const [productCodeColumn, figureCodeColumn] = [5, 6] as const;
/** Without these there is nothing to compare. */
const neededColumns = ["Product", "Card", "Figure", "Value"];
const lineBreak = /\s*\n\s*/;

type Texts = readonly { path: string; text: string }[];

/** Every figure of every product, one in each row, as supplied; several values are in several lines of a cell. */
export function figureRows(texts: Texts, definitions: FigureDefinitions): FigureCell[] {
  return products(texts).flatMap(({ path, code, product }) =>
    placesOfFigures(product).map(({ card, key, at, written }) => {
      const { value, isSample } = plain(written);
      const label = definitions[key]?.label ?? key;
      return { path, at, row: [String(product.name), card, label, value, isSample ? "yes" : "", code, key] };
    }),
  );
}

/**
 * Finds the place of a figure that a card of a product does not have yet, by the codes of the product and of the figure or by their
 * printed names; undefined where there is no such card or figure, or several.
 */
export function placeForFigure(texts: Texts, definitions: FigureDefinitions): FindCell {
  const cards = products(texts).flatMap(({ path, code, product }) =>
    cardsOfFigures(product).map((card) => ({ ...card, path, code, name: String(product.name) })),
  );
  const figures = Object.entries(definitions).map(([key, { label }]) => ({ key, label }));
  return (product, card, figure) => {
    const [place, ...otherCards] = cards.filter(
      ({ code, name, title }) => (code === product || name === product) && title === card,
    );
    const [found, ...otherFigures] = figures.filter(({ key, label }) => key === figure || label === figure);
    if (!place || !found || otherCards.length > 0 || otherFigures.length > 0) return undefined;
    const { path, code, name, at } = place;
    return { path, at: [...at, found.key], row: [name, card, found.label, "", "", code, found.key] };
  };
}

/** Finds a figure by its product, card and figure. */
type FindCell = (product: string, card: string, figure: string) => FigureCell | undefined;

function products(texts: Texts) {
  return texts
    .filter(({ path }) => path.startsWith("products/"))
    .map(({ path, text }) => ({
      path,
      code: path.slice("products/".length, -".yaml".length),
      product: groupOf(parse(text)),
    }));
}

/** A figure as another table changes it. */
export interface CellChange extends FigureChange {
  readonly cell: FigureCell;
  readonly isSample: boolean;
}

/** The row of another table of figures that names its columns, and the names that it does not have. */
export function figureHeading(table: readonly (readonly string[])[]): { at: number; missing: string[] } {
  const lacks = (row: readonly string[]) => {
    const names = new Set(row.map((name) => name.trim().toLowerCase()));
    return neededColumns.filter((name) => !names.has(name.toLowerCase()));
  };
  const found = table.findIndex((row) => lacks(row).length === 0);
  const at = found < 0 ? table.findIndex((row) => row.some((cell) => cell.trim() !== "")) : found;
  return { at, missing: lacks(table[at] ?? []) };
}

/**
 * What is different in another table of figures, and the rows that no product can have. A row is known by its product, card and
 * figure, by their codes or as they are printed; an empty value, and a figure whose row is missing, stay as they are.
 * @param placeFor the place of a figure that its card does not have yet
 */
export function figureChanges(
  cells: readonly FigureCell[],
  table: readonly (readonly string[])[],
  placeFor: FindCell,
): { changes: CellChange[]; unknown: string[] } {
  const { at } = figureHeading(table);
  const header = (table[at] ?? []).map((name) => name.trim().toLowerCase());
  const places = figureHeader.map((name) => header.indexOf(name.toLowerCase()));
  const find = finder(cells);
  const unknown: string[] = [];
  const changes = table.flatMap((written, index) => {
    const row = places.map((place) => (place < 0 ? "" : (written[place] ?? "").trim()));
    if (index <= at || row.every((cell) => cell === "")) return [];
    const product = row[productCodeColumn] || row[productColumn] || "";
    const figure = row[figureCodeColumn] || row[figureColumn] || "";
    const card = row[cardColumn] ?? "";
    const cell = find(product, card, figure) ?? placeFor(product, card, figure);
    if (!cell) {
      unknown.push(`row ${index + 1}, ${[product, card, figure].join(" · ")}`);
      return [];
    }
    const [before, after] = [cell.row[valueColumn] ?? "", (row[valueColumn] ?? "").replaceAll("\r", "")];
    const wasSample = cell.row[sampleColumn] === "yes";
    const isSample =
      places[sampleColumn]! < 0 ? wasSample && after === before : /^(?:y|yes|true|1)$/i.test(row[sampleColumn] ?? "");
    if (after === "" || (after === before && isSample === wasSample)) return [];
    const [, , printed = "", , , code = ""] = cell.row;
    return [{ row: index + 1, path: cell.path, product: code, card, figure: printed, before, after, cell, isSample }];
  });
  return { changes, unknown };
}

/** Finds a figure by the codes of its product and of itself, or by their printed names where only one has them. */
function finder(cells: readonly FigureCell[]): FindCell {
  const named = (columns: readonly number[]) =>
    Map.groupBy(cells, ({ row }) => columns.map((column) => row[column]).join("\n"));
  const byCodes = named([productCodeColumn, cardColumn, figureCodeColumn]);
  const others = [
    named([productCodeColumn, cardColumn, figureColumn]),
    named([productColumn, cardColumn, figureCodeColumn]),
    named([productColumn, cardColumn, figureColumn]),
  ];
  return (product, card, figure) => {
    const name = [product, card, figure].join("\n");
    const known = byCodes.get(name)?.at(-1);
    return known ?? others.map((each) => each.get(name) ?? []).find((found) => found.length === 1)?.[0];
  };
}

/** A value of a file with other figures. */
export function withFigures(
  value: unknown,
  changes: readonly { cell: FigureCell; after: string; isSample: boolean }[],
): unknown {
  return changes.reduce<unknown>((changed, { cell: { at }, after, isSample }) => {
    const lines = after.split(lineBreak);
    const before = valueAt(value, at);
    const figure = lines.length > 1 || Array.isArray(before) ? lines : after;
    const { note } = groupOf(before);
    const marks = { ...(isSample && { sample: true }), ...(note !== undefined && { note }) };
    return withValue(changed, at, Object.keys(marks).length > 0 ? { value: figure, ...marks } : figure);
  }, value);
}

function plain(written: unknown): { value: string; isSample: boolean } {
  const { value, sample } = isGroup(written) && "value" in written ? written : { value: written, sample: false };
  return { value: Array.isArray(value) ? value.map(String).join("\n") : String(value), isSample: sample === true };
}

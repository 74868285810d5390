import { groupOf, isGroup } from "#content/load/group.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { valueOf } from "../store/file-value.ts";
import { valueAt, withValue } from "../store/with-value.ts";
import { UnreadableTable } from "./table-limits.ts";

type Field = readonly (string | number)[];
type Texts = readonly { path: string; text: string }[];

/** The place of a figure in a product's file, with its value; undefined if it is absent. */
export interface FigurePlace {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly at: Field;
  readonly written: unknown;
  readonly label: string;
}

/** A card of a product: several figures below a title. */
interface FigureCard {
  readonly path: string;
  readonly code: string;
  readonly product: string;
  readonly title: string;
  readonly figures: readonly { readonly key: string; readonly at: Field; readonly written: unknown }[];
  /** Where new figures are added; absent if the card accepts none. */
  readonly group?: Field;
}

/** Readers know a figure by its printed names; the codes distinguish figures with the same name. */
export const figureHeadings = ["Product", "Card", "Figure", "Value", "Sample", "Product code", "Figure code"];
const neededHeadings = ["Product", "Card", "Figure", "Value"];

/** All figures of all products, one per row, as supplied; several values are lines of a cell. */
export function figureRows(texts: Texts, definitions: FigureDefinitions): string[][] {
  return figureCards(texts).flatMap(({ product, title, code, figures }) =>
    figures.map(({ key, written }) => {
      const { value, isSample } = readFigure(written);
      return [product, title, definitions[key]?.label ?? key, value, isSample ? "yes" : "", code, key];
    }),
  );
}

/** A row of an imported table of figures. */
export interface FigureRow {
  /** The row number. */
  readonly row: number;
  readonly product: string;
  readonly card: string;
  readonly figure: string;
  readonly value: string;
  /** Undefined if the table does not say. */
  readonly isSample: boolean | undefined;
}

/** The rows of a table of figures, below their headings. @throws {UnreadableTable} if headings are missing */
export function readFigureRows(table: readonly (readonly string[])[]): FigureRow[] {
  const plain = (row: readonly string[]) => row.map((cell) => cell.toLowerCase());
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
    const isSample = places[4]! < 0 ? undefined : /^(?:y|yes|true|1)$/i.test(sample);
    return [
      {
        row: index + 1,
        product: productCode || product,
        card,
        figure: figureCode || figure,
        value: value.replaceAll("\r", ""),
        isSample,
      },
    ];
  });
}

/** Finds the place of a figure by its product, card and figure: by codes, or by unique names. */
export function figureFinder(texts: Texts, definitions: FigureDefinitions) {
  const byTitle = Map.groupBy(figureCards(texts), ({ title }) => title);
  return ({ product, card: title, figure }: FigureRow): FigurePlace | undefined => {
    const cards = (byTitle.get(title) ?? []).filter(({ code, product: name }) => code === product || name === product);
    const isMeant = (key: string) => key === figure || definitions[key]?.label === figure;
    const present = cards.flatMap((card) =>
      card.figures.filter(({ key }) => isMeant(key)).map((each) => ({ card, ...each })),
    );
    if (present.length > 1) return undefined;
    if (present[0]) {
      const { card, key, at, written } = present[0];
      return { path: card.path, at, written, label: definitions[key]?.label ?? key };
    }
    const keys = Object.keys(definitions).filter(isMeant);
    const [card] = cards;
    if (cards.length !== 1 || keys.length !== 1 || !card?.group) return undefined;
    return { path: card.path, at: [...card.group, keys[0]!], written: undefined, label: definitions[keys[0]!]!.label };
  };
}

/** A file's value with a figure changed. A note beside the figure stays. */
export function withFigure(value: unknown, at: Field, figure: string, isSample: boolean): unknown {
  const before = valueAt(value, at);
  const lines = figure.split(/\s*\n\s*/);
  const written = lines.length > 1 || Array.isArray(before) ? lines : figure;
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

function figureCards(texts: Texts): FigureCard[] {
  return texts.flatMap(({ path, text }) => {
    if (!path.startsWith("products/")) return [];
    const value = valueOf(text);
    if (!isGroup(value)) return [];
    const product = { path, code: path.slice("products/".length, -".yaml".length), product: String(value.name) };
    const specifications: unknown[] = Array.isArray(value.specifications) ? value.specifications : [];
    const card = (title: string, group: Field): FigureCard => {
      const figures = Object.entries(groupOf(valueAt(value, group)));
      return {
        ...product,
        title,
        group,
        figures: figures.map(([key, written]) => ({ key, at: [...group, key], written })),
      };
    };
    const single = (title: string, key: string, at: Field): FigureCard[] => {
      const written = valueAt(value, at);
      return written === undefined ? [] : [{ ...product, title, figures: [{ key, at, written }] }];
    };
    return [
      ...specifications.map((each, index) => card(String(groupOf(each).title), ["specifications", index, "figures"])),
      card("In listings", ["card", "figures"]),
      ...single("Standard unit sizes", "size", ["standardUnitSize", "sizes"]),
      ...single("Whole product", "warranty", ["warranty"]),
    ];
  });
}

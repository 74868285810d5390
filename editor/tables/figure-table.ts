import { parse } from "yaml";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { groupOf, isGroup } from "#content/load/group.ts";
import { withValue } from "../store/with-value.ts";
import type { FigureChange } from "./messages.ts";

/** A figure of a product, with its place in the file. */
interface FigureCell {
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly at: readonly (string | number)[];
  readonly row: readonly string[];
}

export const figureHeader = ["Product", "Name", "Card", "Figure", "Meaning", "Value", "Sample"];
const [productColumn, cardColumn, figureColumn, valueColumn, sampleColumn] = [0, 2, 3, 5, 6] as const;
const lineBreak = /\s*\n\s*/;

/** Every figure of every product, one in each row, as supplied; several values are in several lines of a cell. */
export function figureRows(
  texts: readonly { path: string; text: string }[],
  definitions: FigureDefinitions,
): FigureCell[] {
  return texts
    .filter(({ path }) => path.startsWith("products/"))
    .flatMap(({ path, text }) => {
      const { name, specifications } = groupOf(parse(text));
      const cards = Array.isArray(specifications) ? specifications : [];
      return cards.flatMap((card: unknown, index) =>
        Object.entries(groupOf(groupOf(card).figures)).map(([key, written]) => {
          const { value, isSample } = plain(written);
          const row = [
            path.slice("products/".length, -".yaml".length),
            String(name),
            String(groupOf(card).title),
            key,
            definitions[key]?.label ?? "",
            value,
            isSample ? "yes" : "",
          ];
          return { path, at: ["specifications", index, "figures", key], row };
        }),
      );
    });
}

/**
 * What is different in another table of figures. A row is known by its product, card and figure; an empty value, and a figure
 * whose row is missing, stay as they are.
 * @throws {Error} with the rows that no product has
 */
export function figureChanges(
  cells: readonly FigureCell[],
  table: readonly (readonly string[])[],
): { changes: (FigureChange & { cell: FigureCell; isSample: boolean })[]; unknown: string[] } {
  const [header = [], ...rows] = table;
  const places = figureHeader.map((name) =>
    header.findIndex((each) => each.trim().toLowerCase() === name.toLowerCase()),
  );
  const nameOf = (row: readonly string[]) =>
    [productColumn, cardColumn, figureColumn].map((column) => row[column]?.trim()).join(" · ");
  const known = new Map(cells.map((cell) => [nameOf(cell.row), cell]));
  const unknown: string[] = [];
  const changes = rows.flatMap((written) => {
    const row = places.map((place) => (place < 0 ? "" : (written[place] ?? "").trim()));
    const cell = known.get(nameOf(row));
    if (!cell) {
      unknown.push(nameOf(row));
      return [];
    }
    const [before, after] = [cell.row[valueColumn] ?? "", (row[valueColumn] ?? "").replaceAll("\r", "")];
    const wasSample = cell.row[sampleColumn] === "yes";
    const isSample =
      places[sampleColumn]! < 0 ? wasSample && after === before : /^(?:y|yes|true|1)$/i.test(row[sampleColumn] ?? "");
    if (after === "" || (after === before && isSample === wasSample)) return [];
    const [product = "", , card = "", figure = "", meaning = ""] = cell.row;
    return [{ path: cell.path, product, card, figure: meaning || figure, before, after, cell, isSample }];
  });
  return { changes, unknown };
}

/** A value of a file with other figures. */
export function withFigures(
  value: unknown,
  changes: readonly { cell: FigureCell; after: string; isSample: boolean }[],
): unknown {
  return changes.reduce<unknown>((changed, { cell, after, isSample }) => {
    const lines = after.split(lineBreak);
    const figure = lines.length > 1 ? lines : after;
    return withValue(changed, cell.at, isSample ? { value: figure, sample: true } : figure);
  }, value);
}

function plain(written: unknown): { value: string; isSample: boolean } {
  const { value, sample } = isGroup(written) && "value" in written ? written : { value: written, sample: false };
  return { value: Array.isArray(value) ? value.map(String).join("\n") : String(value), isSample: sample === true };
}

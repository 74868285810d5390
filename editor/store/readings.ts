import { printFigure } from "#content/figures/print-figure.ts";
import { readFigureIfPossible } from "#content/figures/read-figure.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { Quantity } from "#content/schema/reading.ts";
import { groupOf } from "#content/load/group.ts";

/** A remark at a field, such as how its figure is read. */
export interface FieldReading {
  readonly at: readonly (string | number)[];
  readonly words: string;
}

/** A figure in a file. */
export interface PlacedFigure {
  readonly key: string;
  readonly lines: readonly string[];
  /** The field of the figure. */
  readonly at: Field;
  /** The field of its lines, nested in it if the figure has a note or a mark. */
  readonly atLines: Field;
}

type Field = readonly (string | number)[];

/** The figures of a product or category. */
export function figuresIn(value: unknown): PlacedFigure[] {
  const { specifications, card, warranty, standardUnitSize, home } = groupOf(value);
  const inCards = (Array.isArray(specifications) ? specifications : []).flatMap((each, index) =>
    Object.entries(groupOf(groupOf(each).figures)).map(([key, written]) =>
      place(key, written, ["specifications", index, "figures", key]),
    ),
  );
  const onCard = Object.entries(groupOf(groupOf(card).figures)).map(([key, written]) =>
    place(key, written, ["card", "figures", key]),
  );
  const { key, value: ofCategory } = groupOf(groupOf(home).figure);
  return [
    ...inCards,
    ...onCard,
    place("warranty", warranty, ["warranty"]),
    place("size", groupOf(standardUnitSize).sizes, ["standardUnitSize", "sizes"]),
    place(String(key), ofCategory, ["home", "figure", "value"]),
  ];
}

/**
 * How the site prints each figure of a product or category. Text figures, which are printed as written, and unreadable ones, which are
 * mistakes, are left out.
 */
export function readingsIn(value: unknown, definitions: FigureDefinitions): FieldReading[] {
  return figuresIn(value).flatMap(({ key, lines, at }) => {
    const definition = definitions[key];
    const reading = definition && lines.length > 0 ? readFigureIfPossible(lines, definition) : undefined;
    if (!definition || !reading || printedAsWritten.has(reading.quantity)) return [];
    return [{ at, words: `On the site: ${lines.map((line) => printFigure(line, reading.quantity)).join(", ")}` }];
  });
}

const printedAsWritten: ReadonlySet<Quantity> = new Set(["text", "words", "fire", "seat", "climate"]);

function place(key: string, written: unknown, at: Field): PlacedFigure {
  const isGroup = "value" in groupOf(written);
  const plain = isGroup ? groupOf(written).value : written;
  const lines = [plain].flat().filter((line): line is string => typeof line === "string" && line !== "");
  return { key, lines, at, atLines: isGroup ? [...at, "value"] : at };
}

import { printMeasure } from "#content/figures/print-figure.ts";
import { scalarRules, type ScalarRules } from "#content/figures/quantities.ts";
import { readFigureIfPossible } from "#content/figures/read-figure.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { Reading, Span } from "#content/schema/reading.ts";
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

/** How each figure of a product or category is read. Unreadable ones are left out: they are mistakes. */
export function readingsIn(value: unknown, definitions: FigureDefinitions): FieldReading[] {
  return figuresIn(value).flatMap(({ key, lines, at }) => {
    const definition = definitions[key];
    const reading = definition && lines.length > 0 ? readFigureIfPossible(lines, definition) : undefined;
    const words = reading && describeReading(reading, lines);
    return definition && words !== undefined ? [{ at, words: `Read as: ${definition.label} ${words}` }] : [];
  });
}

function place(key: string, written: unknown, at: Field): PlacedFigure {
  const isGroup = "value" in groupOf(written);
  const plain = isGroup ? groupOf(written).value : written;
  const lines = [plain].flat().filter((line): line is string => typeof line === "string" && line !== "");
  return { key, lines, at, atLines: isGroup ? [...at, "value"] : at };
}

/**
 * A reading in words: `from 0.6 to 0.83`, `600 × 600 mm`. Undefined for text figures, which are printed as written.
 * @param lines as written, for the unit
 */
function describeReading(reading: Reading, lines: readonly string[]): string | undefined {
  switch (reading.quantity) {
    case "text":
      return undefined;
    case "words":
      return reading.words.length > 1 ? `each of ${reading.words.join(" · ")}` : undefined;
    case "size": {
      const sizes = reading.sizes.map(({ firstMm, secondMm }) => `${firstMm} × ${secondMm} mm`);
      const thick = reading.thicknessesMm.length > 0 ? [`${reading.thicknessesMm.join(" or ")} mm thick`] : [];
      return [...sizes, ...thick, ...reading.open].join(", ");
    }
    case "climate": {
      const { temperatureCelsius, relativeHumidityPercent } = reading;
      const humidity = `${relativeHumidityPercent} % relative humidity`;
      return temperatureCelsius === undefined ? humidity : `${temperatureCelsius} °C and ${humidity}`;
    }
    case "mains": {
      const { current, voltageV, frequencyHz } = reading;
      const volts = describeSpan(voltageV, " V");
      return `${current}, ${volts}${frequencyHz ? `, ${describeSpan(frequencyHz, " Hz")}` : ""}`;
    }
    case "fire":
    case "seat":
      return undefined;
    default: {
      const unit = reading.unit ? ` ${printedUnit(scalarRules[reading.quantity], lines)}` : "";
      return [...reading.spans.map((span) => describeSpan(span, unit)), ...reading.open].join(", or ");
    }
  }
}

/** The unit as printed on the page: the definition's unit may be written as another with the same factor. */
function printedUnit({ unit, written }: ScalarRules, [line = ""]: readonly string[]): string {
  const same = Object.keys(written).filter((each) => written[each] === 1 && line.endsWith(each));
  const longest = same.toSorted((left, right) => right.length - left.length)[0];
  return longest?.includes("/") ? printMeasure(longest) : unit;
}

function describeSpan({ minimum, maximum, descending, remark }: Span, unit: string): string {
  const after = remark ? ` (${remark})` : "";
  if (minimum === undefined) return `up to ${maximum}${unit}${after}`;
  if (maximum === undefined) return `${minimum}${unit} or more${after}`;
  if (minimum === maximum) return `${minimum}${unit}${after}`;
  const [first, last] = descending ? [maximum, minimum] : [minimum, maximum];
  return `from ${first} to ${last}${unit}${after}`;
}

import type { Evidence } from "#content/schema/evidence.ts";
import type { Reading } from "#content/schema/reading.ts";
import type { Card, Figure, Product } from "#content/schema/resolved.ts";
import type { ComparedFigure, Figures, JudgedFigure } from "./comparison/comparison.ts";
import { evidenceLines } from "./evidence-figures.ts";
import { quantityGroups } from "./table/quantities.ts";

/** Numbers what figures mean, so that those of a quantity that mean the same share a number. Loaders only. */
export class Meanings {
  readonly #known = new Map<string, Map<string, number>>();

  number(quantity: string, meaning: string): number {
    const known = this.#known.get(quantity) ?? new Map<string, number>();
    this.#known.set(quantity, known);
    const number = known.get(meaning) ?? known.size + 1;
    known.set(meaning, number);
    return number;
  }
}

/** Everything by which a product is compared, by the identifier of its row. Loaders only. */
export function comparedFigures(product: Product, cards: readonly Card[], meanings: Meanings): Figures {
  const { specifications, facts, colours, patterns, warranty, evidence } = product;
  const onCards = cards.filter((card) => card.product === product).flatMap((card) => card.figures);
  const figures = [...specifications.flatMap((card) => card.figures), ...facts, ...onCards];
  const compared: Figures = {};
  for (const { figures: keys } of quantityGroups.flatMap(({ rows }) => rows)) {
    const figure = figures.find(({ key }) => keys.includes(key));
    if (figure) compared[keys[0]] = comparedFigure(keys[0], figure, evidence, meanings);
  }
  const say = (id: string, lines: string[], { judged, sample }: Pick<ComparedFigure, "judged" | "sample"> = {}) => {
    compared[id] = { lines, meaning: meanings.number(id, lines.join("\n")), judged, ...(sample && { sample }) };
  };
  const swatches = colours?.swatches.length ?? 0;
  if (colours && (swatches > 0 || colours.note)) say("colours", [swatches > 0 ? String(swatches) : colours.note!]);
  if (patterns) {
    const sample = patterns.items.some((item) => item.sample) || undefined;
    say("patterns", [String(patterns.items.length)], { sample });
  }
  if (warranty) say("warranty", [warranty], { judged: judgedYears(warranty) });
  for (const [id, lines] of evidenceLines(evidence)) say(id, lines);
  return compared;
}

function comparedFigure(id: string, figure: Figure, evidence: Evidence, meanings: Meanings): ComparedFigure {
  const { printed, reading, sample } = figure;
  return {
    lines: [...printed],
    meaning: meanings.number(id, meaningOf(reading)),
    ...(sample && { sample }),
    judged: sample ? undefined : judgedReading(reading, evidence),
  };
}

/** A reading as text that is the same for every way of writing it, in whatever order its alternatives stand. */
function meaningOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(meaningOf).toSorted().join()}]`;
  if (typeof value !== "object" || value === null) return String(value).toLowerCase();
  const entries = Object.entries(value).map(([key, entry]) => `${key}:${meaningOf(entry)}`);
  return `{${entries.toSorted().join()}}`;
}

/** The numbers of a figure that may be judged: colour rendering, and absorption of which it is known how it was measured. */
function judgedReading(reading: Reading, { mounting, testStandard }: Evidence): JudgedFigure | undefined {
  const isAbsorption = reading.quantity === "absorptionCoefficient";
  if (!isAbsorption && reading.quantity !== "colourRendering") return undefined;
  if (isAbsorption && !(mounting && testStandard)) return undefined;
  const { spans, open } = reading;
  if (spans.length === 0 || open.length > 0 || spans.some(({ descending }) => descending)) return undefined;
  const minima = spans.flatMap(({ minimum }) => minimum ?? []);
  const maxima = spans.flatMap(({ maximum }) => maximum ?? []);
  return {
    minimum: minima.length === spans.length ? Math.min(...minima) : undefined,
    maximum: maxima.length === spans.length ? Math.max(...maxima) : undefined,
    conditions: isAbsorption ? `${mounting}, ${testStandard}` : "",
  };
}

function judgedYears(warranty: string): JudgedFigure | undefined {
  const [, years] = /^(\d+) years?$/.exec(warranty) ?? [];
  return years === undefined ? undefined : { minimum: Number(years), maximum: Number(years), conditions: "" };
}

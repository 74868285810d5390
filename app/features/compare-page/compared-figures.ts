import type { Evidence } from "#content/schema/evidence.ts";
import type { FigureDefinition } from "#content/schema/figure.ts";
import type { Reading } from "#content/schema/reading.ts";
import type { Card, Figure, Product, Catalogue } from "#content/schema/resolved.ts";
import type { ComparedFigure, Figures, JudgedFigure, ComparedQuantity } from "./comparison/comparison.ts";
import { evidenceGroup } from "./comparison/comparison-rows.ts";

/** The evidence that a consultant asks for, as rows. */
export const evidenceQuantities: ComparedQuantity[] = [
  { id: "absorption", label: "Absorption by octave band", term: "absorption-coefficient" },
  { id: "mounting", label: "Mounting", term: "mounting" },
  { id: "testStandard", label: "Test standard" },
  { id: "laboratory", label: "Laboratory" },
  { id: "report", label: "Test report" },
  { id: "date", label: "Date of the test" },
  { id: "certificate", label: "Certificate" },
  { id: "epd", label: "EPD", term: "epd" },
].map((quantity) => ({ ...quantity, group: evidenceGroup }));

/** The supplied evidence, as lines by row identifier. */
function evidenceLines(evidence: Evidence): [id: string, lines: string[]][] {
  const { absorption, ...texts } = evidence;
  const bands = Object.entries(absorption ?? {}).map(([hz, coefficient]) => `${hz} Hz: ${coefficient}`);
  const given = Object.entries(texts).map(([id, text]): [string, string[]] => [id, text ? [text] : []]);
  return [["absorption", bands] as [string, string[]], ...given].filter(([, lines]) => lines.length > 0);
}

/** Gives equal figures of a quantity the same number. Loaders only. */
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

/** All compared data of a product by row identifier. Loaders only. */
export function comparedFigures(
  product: Product,
  cards: readonly Card[],
  rows: readonly FigureRow[],
  meanings: Meanings,
): Figures {
  const { specifications, facts, colours, patterns, warranty, evidence } = product;
  const onCards = cards.filter((card) => card.product === product).flatMap((card) => card.figures);
  const given = [
    ...specifications.flatMap((card) => card.figures),
    ...facts,
    ...onCards,
    ...(warranty ? [warranty] : []),
  ];
  const compared: Figures = {};
  for (const { quantity, keys, definition } of rows) {
    const figure = given.find(({ key }) => keys.includes(key));
    if (!figure) continue;
    compared[quantity.id] = {
      ...linesOf(figure),
      meaning: meanings.number(quantity.id, meaningOf(figure.reading)),
      ...(figure.sample && { sample: true as const }),
      judged: figure.sample ? undefined : judgedNumbers(figure.reading, definition, evidence),
    };
  }
  const say = (id: string, lines: string[], sample = false) => {
    compared[id] = { lines, meaning: meanings.number(id, lines.join("\n")), ...(sample && { sample }) };
  };
  const swatches = colours?.swatches.length ?? 0;
  if (colours && (swatches > 0 || colours.note)) say("colours", [swatches > 0 ? String(swatches) : colours.note!]);
  if (patterns) {
    const sample = patterns.items.some((item) => item.sample);
    say("patterns", [String(patterns.items.length)], sample);
  }
  for (const [id, lines] of evidenceLines(evidence)) say(id, lines);
  return compared;
}

/** A figure's lines, and how they are printed under a unit that heads the row. */
export function linesOf({ parts, printed }: Pick<Figure, "parts" | "printed">): Omit<ComparedFigure, "meaning"> {
  const numbered = parts.filter(({ open }) => !open);
  const heading = numbered[0]?.unit?.heading;
  const united = heading !== undefined && numbered.every(({ unit }) => unit?.heading === heading);
  return {
    lines: [...printed],
    ...(united && { inUnit: { lines: parts.map(({ value }) => value), unit: heading } }),
    ...(numbered.length === 0 && { open: true as const }),
  };
}

/** A reading as text that is the same for every notation and every order of its alternatives. */
function meaningOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(meaningOf).toSorted().join()}]`;
  if (typeof value !== "object" || value === null) return String(value).toLowerCase();
  const entries = Object.entries(value).map(([key, entry]) => `${key}:${meaningOf(entry)}`);
  return `{${entries.toSorted().join()}}`;
}

/** The numbers of a figure that may be ranked; for some kinds, only if it is known how they were measured. */
function judgedNumbers(
  reading: Reading,
  { compared }: FigureDefinition,
  { mounting, testStandard }: Evidence,
): JudgedFigure | undefined {
  if (!compared?.better || !("spans" in reading)) return undefined;
  if (compared.sameTest && !(mounting && testStandard)) return undefined;
  const { spans, open } = reading;
  if (spans.length === 0 || open.length > 0 || spans.some(({ descending }) => descending)) return undefined;
  const minima = spans.flatMap(({ minimum }) => minimum ?? []);
  const maxima = spans.flatMap(({ maximum }) => maximum ?? []);
  return {
    minimum: minima.length === spans.length ? Math.min(...minima) : undefined,
    maximum: maxima.length === spans.length ? Math.max(...maxima) : undefined,
    conditions: compared.sameTest ? `${mounting}, ${testStandard}` : "",
  };
}

/** A row of the comparison with the figure keys that fill it. The first is also its identifier. */
export interface FigureRow {
  readonly quantity: ComparedQuantity;
  readonly keys: readonly string[];
  readonly definition: FigureDefinition;
}

/**
 * A row for each figure of the catalogue, in the order of figures.yaml. A figure that counts as another shares its
 * row.
 */
export function figureRows(definitions: Catalogue["figures"]): FigureRow[] {
  const entries = Object.entries(definitions);
  return entries.flatMap(([id, definition]) => {
    const { label, group, term, countsAs, ownRow, compared } = definition;
    if (countsAs && !ownRow) return [];
    const sharing = entries.filter(([, other]) => other.countsAs === id && !other.ownRow).map(([key]) => key);
    const best = compared?.better && compared.mark ? { mark: compared.mark, better: compared.better } : undefined;
    const quantity = { id, label: compared?.label ?? label, group, term, ...(best && { best }) };
    return [{ quantity, keys: [id, ...sharing], definition }];
  });
}

import { suppliedFigures } from "../figures/supplied-figures.ts";
import { rangesOf } from "../facets/values-of-figure.ts";
import { isScalar } from "../figures/print-figure.ts";
import { scalarRules, type ScalarRules } from "../figures/quantities.ts";
import type { FigureDefinition, FigureDefinitions } from "../schema/figure.ts";
import type { Reading } from "../schema/reading.ts";
import type { Figure, Product } from "../schema/resolved.ts";
import type { MeasuredRange, Measures, SearchedFigure } from "../schema/search.ts";

/** The figures that a search understands, and how visitors write them. */
export function searchedFigures(definitions: FigureDefinitions): SearchedFigure[] {
  return Object.entries(definitions).flatMap(([id, { label, quantity, searched }]) => {
    if (!searched) return [];
    const { label: searchedLabel = label, words = [], units = unitsOf(quantity), unitAlone, saidIn } = searched;
    const least = isScalar(quantity) ? Math.max(scalarRules[quantity].least, 0) : 0;
    return [
      {
        id,
        label: searchedLabel,
        words,
        units,
        unitAlone,
        isLength: quantity === "length",
        ...(quantity === "absorptionCoefficient" && { isShare: true }),
        ...(saidIn && { saidIn }),
        digits: String(Math.trunc(least)).length,
      },
    ];
  });
}

/** How a unit may be written in a query: as in product files, as printed, or as visitors type it. */
function unitsOf(quantity: FigureDefinition["quantity"]): string[] {
  if (!isScalar(quantity)) return [];
  const { unit, written, typed = [] }: ScalarRules = scalarRules[quantity];
  return [...new Set([unit, ...Object.keys(written), ...typed])].filter(Boolean);
}

/** The numbers of a product that a search can use. */
export function measuresOf(product: Product, definitions: FigureDefinitions): Measures {
  const figures = suppliedFigures(product);
  const ranges = new Map<string, MeasuredRange[]>();
  const lengths = new Set<string>();
  for (const { key, reading } of figures) {
    const searchedAs = definitions[key]?.countsAs ?? key;
    const found = rangesIn(reading);
    const isLength = reading.quantity === "length";
    if ((!definitions[searchedAs]?.searched && !isLength) || found.length === 0) continue;
    ranges.set(searchedAs, [...(ranges.get(searchedAs) ?? []), ...found]);
    if (isLength) lengths.add(searchedAs);
  }
  for (const [key, { searched }] of Object.entries(definitions)) {
    const said = numbersSaid(figures, searched);
    if (said.length > 0) ranges.set(key, [...(ranges.get(key) ?? []), ...said]);
  }
  return {
    ...(ranges.size > 0 ? { figures: Object.fromEntries(ranges) } : {}),
    ...(lengths.size > 0 ? { lengths: [...lengths] } : {}),
    ...sizesIn(figures),
    ...fireClassesIn(figures),
  };
}

/** The numbers of a figure as ranges in JSON. */
function rangesIn(reading: Reading): MeasuredRange[] {
  const ended = (end: number) => (Number.isFinite(end) ? end : null);
  return rangesOf(reading).map(({ minimum, maximum }) => [ended(minimum), ended(maximum)]);
}

/** The numbers of a figure in the text of another one: 18 of `T-24 grid or 18 mm channel`. */
function numbersSaid(
  figures: readonly Figure[],
  { saidIn, said = "" }: FigureDefinition["searched"] = {},
): MeasuredRange[] {
  const pattern = new RegExp(said.replace("#", String.raw`(?<![\d.])(\d+(?:\.\d+)?)`), "gi");
  return figures
    .filter(({ key }) => key === saidIn)
    .flatMap(({ lines }) => [...lines.join(", ").matchAll(pattern)])
    .map(([, number]): MeasuredRange => [Number(number), Number(number)]);
}

function sizesIn(figures: readonly Figure[]): Pick<Measures, "sizesMm"> {
  const sizes = figures.flatMap(({ reading }) => (reading.quantity === "size" ? reading.sizes : []));
  if (sizes.length === 0) return {};
  return {
    sizesMm: sizes.map(({ firstMm, secondMm }) => [Math.min(firstMm, secondMm), Math.max(firstMm, secondMm)]),
  };
}

function fireClassesIn(figures: readonly Figure[]): Pick<Measures, "fireClasses"> {
  const ratings = figures.flatMap(({ reading }) => (reading.quantity === "fire" ? reading.ratings : []));
  const fireClasses = ratings.flatMap((rating) => ("fireClass" in rating ? rating.fireClass : []));
  return fireClasses.length > 0 ? { fireClasses } : {};
}

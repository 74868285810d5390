import type { Reading } from "../schema/reading.ts";
import type { Figure, Product } from "../schema/resolved.ts";
import type { MeasuredRange, Measures } from "../schema/search.ts";
import { readFigure } from "../figures/read-figure.ts";

/** The figures that have a place of their own among a product's measures. Any other length is a `lengthMm`. */
const places: Readonly<Record<string, keyof Measures>> = {
  nrc: "nrc",
  soundTransmissionClass: "stc",
  cri: "cri",
  cct: "cctK",
  power: "powerW",
  climate: "humidityPercent",
  relativeHumidity: "humidityPercent",
  thickness: "thicknessMm",
  trackThickness: "thicknessMm",
};

/** What a search can ask of a product in numbers. */
export function measuresOf({ specifications, warranty }: Product): Measures {
  const figures = specifications.flatMap((card) => card.figures);
  const ranges = new Map<keyof Measures, MeasuredRange[]>();
  const add = (place: keyof Measures, reading: Reading) => {
    const found = rangesIn(reading);
    if (found.length > 0) ranges.set(place, [...(ranges.get(place) ?? []), ...found]);
  };
  for (const { key, reading } of figures) {
    const place = places[key] ?? (reading.quantity === "length" ? "lengthMm" : undefined);
    if (place) add(place, reading);
  }
  if (warranty) add("warrantyYears", readFigure([warranty], { quantity: "years" }));
  return { ...(Object.fromEntries(ranges) as Measures), ...sizesIn(figures), ...fireClassesIn(figures) };
}

function rangesIn(reading: Reading): MeasuredRange[] {
  if (reading.quantity === "climate") return [[reading.relativeHumidityPercent, reading.relativeHumidityPercent]];
  if (!("spans" in reading)) return [];
  return reading.spans.map(({ minimum = null, maximum = null }) => [minimum, maximum]);
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

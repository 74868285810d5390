import * as fc from "fast-check";
import { scalarRules } from "../figures/quantities.ts";
import type { Range, Reading, ScalarQuantity, Span } from "../schema/reading.ts";

const scalarQuantities = Object.keys(scalarRules) as ScalarQuantity[];
const word = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{4,8})?$/);
const open = fc.uniqueArray(fc.constantFrom("Custom", "Variable"), { maxLength: 2 });
const lengthMm = hundredths(0.01, 100_000);

function hundredths(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) }).map((count) => count / 100);
}

function span(least: number, most: number): fc.Arbitrary<Span> {
  const remark = fc.option(word, { nil: undefined });
  const ends = fc.tuple(hundredths(least, most), hundredths(least, most), fc.constantFrom("both", "least", "most"));
  return fc.tuple(ends, remark).map(([[first, second, kind], said]) => ({
    ...(kind === "most" ? {} : { minimum: Math.min(first, second) }),
    ...(kind === "least" ? {} : { maximum: Math.max(first, second) }),
    ...(kind === "both" && first > second ? { descending: true as const } : {}),
    ...(said ? { remark: said } : {}),
  }));
}

function range(least: number, most: number): fc.Arbitrary<Range> {
  const ends = fc.tuple(hundredths(least, most), hundredths(least, most));
  return ends.map(([first, second]) => ({ minimum: Math.min(first, second), maximum: Math.max(first, second) }));
}

function scalar(quantity: ScalarQuantity): fc.Arbitrary<Reading> {
  const { unit, least, most, single } = scalarRules[quantity];
  const several = fc.array(span(least, most), { minLength: 1, maxLength: 6 });
  const spans = single ? range(least, most).map((each) => [each]) : several;
  return fc.record({ spans, open: single ? fc.constant([]) : open }).map((read) => ({ quantity, unit, ...read }));
}

const size: fc.Arbitrary<Reading> = fc
  .record({
    sizes: fc.array(fc.record({ firstMm: lengthMm, secondMm: lengthMm }), { minLength: 1, maxLength: 6 }),
    thicknessesMm: fc.array(lengthMm, { maxLength: 3 }),
    open,
  })
  .map((read) => ({ quantity: "size", unit: "mm", ...read }));

const fire: fc.Arbitrary<Reading> = fc
  .array(
    fc.oneof(
      fc.constantFrom("A", "O", "1 & P", "2").map((fireClass) => ({ fireClass })),
      fc.constantFrom("BS EN 1021-1", "BS 7176", "ASTM E84").map((standard) => ({ standard })),
      fc.integer({ min: 1900, max: 2100 }).map((editionYear) => ({ standard: "BS 476-7", editionYear })),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((ratings) => ({ quantity: "fire", ratings }));

const climate: fc.Arbitrary<Reading> = fc
  .tuple(hundredths(0, 100), fc.option(hundredths(-50, 100), { nil: undefined }))
  .map(([relativeHumidityPercent, temperatureCelsius]) => ({
    quantity: "climate",
    ...(temperatureCelsius === undefined ? {} : { temperatureCelsius }),
    relativeHumidityPercent,
  }));

const mains: fc.Arbitrary<Reading> = fc
  .tuple(fc.constantFrom("AC", "DC"), range(1, 1000), fc.option(range(1, 100), { nil: undefined }))
  .map(([current, voltageV, frequencyHz]) => ({
    quantity: "mains",
    current,
    voltageV,
    ...(frequencyHz ? { frequencyHz } : {}),
  }));

const seat: fc.Arbitrary<Reading> = fc
  .tuple(fc.constantFrom("Auto Tip-Up", "Sliding", "Fix"), fc.boolean())
  .map(([mechanism, writingPad]) => ({ quantity: "seat", mechanism, writingPad }));

const words: fc.Arbitrary<Reading> = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((each) => ({ quantity: "words", words: each }));

const text: fc.Arbitrary<Reading> = fc
  .array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
  .map((lines) => ({ quantity: "text", lines }));

/** Any reading that a figure can have, within what is possible for its quantity. `open` words are Custom and Variable. */
export const arbitraryReading: fc.Arbitrary<Reading> = fc.oneof(
  ...scalarQuantities.map(scalar),
  size,
  fire,
  climate,
  mains,
  seat,
  words,
  text,
);

import type { ClimateReading, FireRating, MainsReading, Range, SeatReading } from "../schema/reading.ts";
import { numberPattern, readNumber } from "../text/written-numbers.ts";
import type { ScalarRules } from "./quantities.ts";
import { readSpans } from "./spans.ts";

/** Reads `Class A`, `Class 1 & P` or a standard with its year, `BS EN 1021-1:1994`. The class stays as supplied. */
export function readFireRating(line: string): FireRating | undefined {
  const fireClass = /^Class (?<fireClass>[A-Z0-9](?: & [A-Z0-9])*)$/.exec(line)?.groups?.["fireClass"];
  if (fireClass) return { fireClass };
  const groups = /^(?<standard>(?:BS|EN|ISO|IS|ASTM|DIN)(?: [A-Z]+)* [A-Z]?\d+(?:-\d+)?)(?::(?<year>\d{4}))?$/.exec(
    line,
  )?.groups;
  if (!groups?.["standard"]) return undefined;
  const { standard, year } = groups;
  return { standard, ...(year ? { editionYear: Number(year) } : {}) };
}

/** A rating as supplied. */
export function printFireRating(rating: FireRating): string {
  if ("fireClass" in rating) return `Class ${rating.fireClass}`;
  return rating.editionYear === undefined ? rating.standard : `${rating.standard}:${rating.editionYear}`;
}

const temperatureAndHumidity = new RegExp(`^OC (?<celsius>${numberPattern}), RH (?<humidity>${numberPattern})$`);
const humidityAlone = new RegExp(`^(?<humidity>${numberPattern})% RH resistance$`);

/** Reads `OC 50, RH 70` or `100% RH resistance`. */
export function readClimate(line: string): ClimateReading | undefined {
  const groups = (temperatureAndHumidity.exec(line) ?? humidityAlone.exec(line))?.groups;
  if (!groups) return undefined;
  const relativeHumidityPercent = readNumber(groups["humidity"] ?? "");
  if (relativeHumidityPercent < 0 || relativeHumidityPercent > 100) return undefined;
  const celsius = groups["celsius"];
  return {
    quantity: "climate",
    ...(celsius ? { temperatureCelsius: readNumber(celsius) } : {}),
    relativeHumidityPercent,
  };
}

const volts: ScalarRules = { unit: "V", written: { V: 1 }, least: 0, most: 1000, examples: ["100-240V"] };
const hertz: ScalarRules = { unit: "Hz", written: { Hz: 1 }, least: 0, most: 1000, examples: ["50-60Hz"] };

/** Reads `AC 100-240V 50-60Hz`. */
export function readMains(line: string): MainsReading | undefined {
  const groups = /^(?<current>AC|DC) (?<voltage>.+?V)(?: (?<frequency>[^V]+Hz))?$/.exec(line)?.groups;
  if (!groups) return undefined;
  const { current, voltage = "", frequency } = groups;
  const voltageV = readRange(voltage, volts);
  const frequencyHz = frequency === undefined ? undefined : readRange(frequency, hertz);
  if (!voltageV || (frequency !== undefined && !frequencyHz)) return undefined;
  return { quantity: "mains", current: current as "AC" | "DC", voltageV, ...(frequencyHz ? { frequencyHz } : {}) };
}

function readRange(written: string, rules: ScalarRules): Range | undefined {
  const [span, another] = readSpans(written, rules) ?? [];
  if (another || span?.minimum === undefined || span.maximum === undefined || span.descending) return undefined;
  return { minimum: span.minimum, maximum: span.maximum };
}

const withWritingPad = " With Writing Pad";
/** The seat movements in the specification. */
export const seatMechanisms = ["Auto Tip-Up", "Sliding", "Fix"];

/** Every valid seat. */
export const seatsAsWritten = seatMechanisms.flatMap((each) => [each, each + withWritingPad]);

/** Reads one of the seats in the specification, with or without writing pad. */
export function readSeat(line: string): SeatReading | undefined {
  const writingPad = line.endsWith(withWritingPad);
  const mechanism = writingPad ? line.slice(0, -withWritingPad.length) : line;
  return seatMechanisms.includes(mechanism) ? { quantity: "seat", mechanism, writingPad } : undefined;
}

/** A seat as supplied. */
export function printSeat({ mechanism, writingPad }: SeatReading): string {
  return writingPad ? `${mechanism}${withWritingPad}` : mechanism;
}

import { lengthUnitsMm } from "../text/written-numbers.ts";

/** How the numbers of a quantity are written, in which unit they are stored, and their limits. */
export interface ScalarRules {
  /** The unit that numbers are stored in. */
  readonly unit: string;
  /** Every spelling of the unit in product files, with the factor that converts it to the unit above. */
  readonly written: Readonly<Record<string, number>>;
  /** The possible range; values beyond it are typing errors. */
  readonly least: number;
  readonly most: number;
  /** The unit follows its number without a space: `200W`. */
  readonly closed?: true;
  /** Units that are not printed, with the factor that converts them to the unit above. */
  readonly converted?: Readonly<Record<string, number>>;
  /** Other search words for the unit: `watt`. */
  readonly typed?: readonly string[];
  /** Whether the figure is one number, one ascending range or an upper limit, so that a bar can show it. */
  readonly single?: true;
  /** The hint for a mistyped figure. */
  readonly examples: readonly string[];
}

// ² and ³ are missing from most keyboards.
const perSquareMetre = inKilograms([
  "m2",
  "m²",
  "sqm",
  "sq m",
  "sq. m",
  "sq.m",
  "sq.m.",
  "sq. m.",
  "sqmt",
  "sq mt",
  "sq.mt",
]);
const perCubicMetre = inKilograms(["m3", "m³", "cum", "cu m", "cu. m", "cu.m", "cu.m.", "cu. m.", "cbm"]);

const kilograms = ["kgs", "kilo", "kilos", "kilogram", "kilograms"];

const index = { unit: "", written: { "": 1 }, least: 0 };

/** The quantities that are numbers and ranges with one unit. A new unit needs only an entry here. */
export const scalarRules = quantities({
  absorptionCoefficient: {
    ...index,
    most: 1.25,
    single: true,
    examples: ["0.90", "0.6-0.83"],
  },
  soundTransmissionClass: { ...index, most: 100, typed: ["db"], examples: ["45", "Up to 45"] },
  length: {
    unit: "mm",
    written: { mm: 1, m: 1000 },
    converted: { cm: lengthUnitsMm.cm, in: lengthUnitsMm.in, ft: lengthUnitsMm.ft },
    least: 0,
    most: 100_000,
    examples: ["12.5 mm", "9/12 mm", "700-750 mm"],
  },
  density: {
    unit: "kg/m³",
    written: perCubicMetre,
    converted: Object.fromEntries(["g/cc", "gm/cc", "g/cm3", "g/cm³"].map((unit) => [unit, 1000])),
    least: 0,
    most: 25_000,
    examples: ["750 kg/m³", "180-200 kg/m3"],
  },
  areaWeight: {
    unit: "kg/m²",
    written: perSquareMetre,
    least: 0,
    most: 1000,
    examples: ["9.5 kg/m²", "12-14 kg/m2"],
  },
  // Per piece, such as a chair or a luminaire.
  weight: {
    unit: "kg",
    written: { kg: 1, Kg: 1 },
    least: 0,
    most: 10_000,
    typed: kilograms,
    examples: ["14.5 kg", "12-14 kg"],
  },
  // Supplied in kg; presumably kg/m³, which the owner may write.
  foamDensity: {
    unit: "kg",
    written: { kg: 1, Kg: 1, ...perCubicMetre },
    least: 0,
    most: 500,
    typed: kilograms,
    examples: ["48 kg/m³"],
  },
  share: { unit: "%", written: { "%": 1 }, least: 0, most: 100, closed: true, examples: ["85%", "8.7-19.6% (circle)"] },
  pressure: { unit: "kPa", written: { kPa: 1 }, least: 0, most: 1_000_000, examples: ["120 kPa"] },
  // Supplied without a unit.
  thermalConductivity: { ...index, most: 10, examples: ["0.033"] },
  years: {
    unit: "years",
    written: { years: 1, year: 1, months: 1 / 12, month: 1 / 12 },
    least: 0,
    most: 100,
    typed: ["yr", "yrs"],
    examples: ["5 years", "18 months"],
  },
  hours: {
    unit: "hours",
    written: { hours: 1 },
    least: 0,
    most: 1_000_000,
    typed: ["hr", "hrs"],
    examples: ["50,000 hours"],
  },
  power: {
    unit: "W",
    written: { W: 1 },
    least: 0,
    most: 10_000,
    closed: true,
    typed: ["ws", "watt", "watts"],
    examples: ["300W", "100/150/200W", "400W (4x100W)"],
  },
  colourRendering: { ...index, most: 100, examples: ["95+", "85+/90+/95+"] },
  colourTemperature: {
    unit: "K",
    written: { K: 1 },
    least: 1000,
    most: 20_000,
    closed: true,
    typed: ["kelvin"],
    examples: ["6800K", "3000K-7000K"],
  },
  temperature: { unit: "°", written: { "°": 1 }, least: -100, most: 200, closed: true, examples: ["+45° to -30°"] },
  enginePower: { unit: "H.P.", written: { "H.P.": 1 }, least: 0, most: 1000, examples: ["1-2 H.P."] },
  coatingWeight: {
    unit: "gsm",
    written: { gsm: 1 },
    least: 0,
    most: 2000,
    examples: ["120 gsm", "Hot dip galvanized at 120 gsm"],
  },
});

/** A quantity whose figures are numbers and ranges with one unit. */
export type ScalarQuantity = keyof typeof scalarRules;

/** Their names. */
export const scalarQuantities = Object.keys(scalarRules) as [ScalarQuantity, ...ScalarQuantity[]];

function quantities<Name extends string>(rules: Record<Name, ScalarRules>): Readonly<Record<Name, ScalarRules>> {
  return rules;
}

function inKilograms(perUnits: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(perUnits.map((unit) => [`kg/${unit}`, 1]));
}

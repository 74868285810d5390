import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";

type Coefficients = AcousticData["surfaces"][string]["coefficients"];

const surface = (label: string, coefficients: Coefficients) => ({ label, source: "book", coefficients });
const alike = (coefficient: number): Coefficients => [
  coefficient,
  coefficient,
  coefficient,
  coefficient,
  coefficient,
  coefficient,
];

/** Simple surfaces, seats, air, targets and products for calculations. */
export const sampleData: AcousticData = {
  sources: { book: { text: "A book", address: "https://book.example/" } },
  surfaces: {
    hard: surface("Hard", alike(0.02)),
    soft: surface("Soft", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]),
    full: surface("Seats with people", alike(0.9)),
    unused: surface("Empty seats", alike(0.6)),
  },
  seating: {
    chairs: { label: "Chairs", areaPerSeatM2: 0.5, occupied: "full" },
    armchairs: { label: "Armchairs", areaPerSeatM2: 0.5, occupied: "full", empty: "unused" },
  },
  climates: { dry: { label: "20 °C", source: "book", attenuationPer1000M: [0.1, 0.3, 0.6, 1.1, 2, 6.8] } },
  targets: {
    speech: { label: "Speech", source: "book", kind: "about", seconds: 0.8 },
    bare: { label: "Bare", source: "book", occupied: false, kind: "about", seconds: 0.8 },
    lecture: {
      label: "Lecture",
      use: "Lectures",
      source: "book",
      occupied: true,
      kind: "byLogarithm",
      slope: 0.37,
      constant: -0.14,
      leastVolumeM3: 50,
      mostVolumeM3: 5000,
      tolerance: { least: 0.8, most: 1.2 },
    },
  },
  products: {
    "panels/exact": { name: "Exact Panel", nrc: { least: 0.9, most: 0.9 }, printedNrc: "0.90" },
    "panels/range": { name: "Range Panel", nrc: { least: 0.6, most: 0.83 }, printedNrc: "0.6–0.83" },
    "panels/measured": {
      name: "Measured Panel",
      nrc: { least: 0.8, most: 0.8 },
      printedNrc: "0.80",
      bands: [0.2, 0.6, 0.8, 0.9, 0.9, 0.8],
    },
  },
};

/** A hard room of 10 × 8 × 3 m for 40 people. */
export const samplePlan: RoomPlan = {
  box: { lengthM: 10, widthM: 8, heightM: 3 },
  surfaces: { floor: "hard", walls: "hard", ceiling: "hard" },
  parts: [{ surface: "opening", face: "front", areaM2: 4 }],
  seating: { kind: "armchairs", seats: 60, people: 40 },
  climate: "dry",
  target: "speech",
  treatments: [{ product: "panels/exact", face: "ceiling", areaM2: 40 }],
};

/** The rows of a comparison, in their order. */
export interface QuantityRow {
  /** The figures that answer it, by their keys. The first is also its identifier. */
  figures: readonly [string, ...string[]];
  /** Where it is another than its first figure's. */
  label?: string;
  /** How the best of its figures is marked, if more is better beyond dispute. */
  best?: string;
}

/** Every figure of the catalogue, grouped as a specifier asks. */
export const quantityGroups: readonly { label: string; rows: readonly QuantityRow[] }[] = [
  {
    label: "Performance",
    rows: [
      { figures: ["nrc"], best: "Absorbs most" },
      ...plain("soundTransmissionClass fireClass fireTest"),
      { figures: ["climate", "relativeHumidity"], label: "Climate and humidity" },
      ...plain("lightReflectance tensileStrength thermalConductivity life"),
    ],
  },
  {
    label: "Dimensions and weight",
    rows: plain(`
      thickness trackThickness size length width height density
      weight mainLength crossLength wallAngleLength floorChannelLength panelLength cellSize
      webHeight gap
    `),
  },
  {
    label: "Seat",
    rows: plain(`
      seat back seatWidth seatDepth seatThickness seatFoamDensity foamDensity
      backrestWidth backrestHeight backrestThickness backrestFoamDensity outerWidth centreToCentreWidth
    `),
  },
  {
    label: "Light",
    rows: [
      ...plain("power input"),
      { figures: ["cri"], best: "Highest" },
      { figures: ["r9"], best: "Highest" },
      ...plain("cct lampLife workingTemperature"),
    ],
  },
  {
    label: "Make",
    rows: plain(`
      core material types variants sections coating edge
      perforation perforationTypes perforationRate pattern shape fabric finish
      frame mount frontCurtainAndFrill midAndBackCurtainAndFrill sideWings motor rope
    `),
  },
  { label: "Fixing and care", rows: plain("installation hardware maintenance") },
];

/** Figures that are printed as they are, by their keys. */
function plain(keys: string): QuantityRow[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((key) => ({ figures: [key] }));
}

/** The parameters of the seat planner's address, which are also the names of its fields. */
export const seatParameters = {
  chair: "chair",
  centresMm: "centres",
  widthM: "width",
  depthM: "depth",
  heightM: "height",
  rows: "rows",
  rowSpacingMm: "spacing",
  leastSpacingMm: "leastSpacing",
  sideAisleM: "sideAisle",
  aisles: "aisles",
  aisleM: "aisle",
  frontM: "front",
  backM: "back",
  mostSideBySide: "mostSideBySide",
} as const;

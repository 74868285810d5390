/** The parameters of the page's address, which are also the names of the form's fields. */
export const roomParameters = {
  room: "room",
  shape: "shape",
  lengthM: "length",
  widthM: "width",
  heightM: "height",
  volumeM3: "volume",
  floorM2: "floorArea",
  wallsM2: "wallArea",
  ceilingM2: "ceilingArea",
  floor: "floor",
  walls: "walls",
  ceiling: "ceiling",
  part: "part",
  partFace: "partOn",
  partAreaM2: "partArea",
  seating: "seats",
  seatCount: "seatCount",
  people: "people",
  climate: "air",
  target: "target",
  product: "product",
  productFace: "on",
  productAreaM2: "area",
  solve: "solve",
  solveOn: "solveOn",
} as const;

/** The parameter of a row of parts or of products, counted from 1: `part2`. */
export function rowParameter(parameter: keyof typeof roomParameters, index: number): string {
  return `${roomParameters[parameter]}${index + 1}`;
}

/** A field of a form with its input. */
export type AddressField = readonly [name: string, value: string | number];

/** The address of a page with the input of its form. Missing numbers are empty. */
export function addressWith(path: string, fields: readonly AddressField[]): string {
  const query = fields.map(([name, value]) => [name, Number.isNaN(value) ? "" : String(value)]);
  // Unescaped slashes are valid in a query and easier to read.
  return `${path}?${new URLSearchParams(query).toString().replaceAll("%2F", "/")}`;
}

import { sitePages } from "#content/page-registry.ts";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { readWrittenNumber } from "#content/text/written-numbers.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { solveRoom } from "../engine/solve-room.ts";
import type { ExampleRoom } from "../build-room-page.ts";
import { type AddressField, addressWith, roomParameters, rowParameter } from "./room-parameters.ts";
import {
  facesOf,
  mostRows,
  type Part,
  type RoomState,
  solvedFaces,
  solvedPlaces,
  type SolvedPlace,
  type Treatment,
} from "./room-state.ts";

const path = sitePages.room.path;

const name = roomParameters;

/** The address of an example room. */
export function exampleAddress(id: string): string {
  return `${path}?${name.room}=${id}`;
}

type Parameter = keyof typeof roomParameters;
type RowFields = readonly [Parameter, Parameter, Parameter];

const partFields: RowFields = ["part", "partFace", "partAreaM2"];
const treatmentFields: RowFields = ["product", "productFace", "productAreaM2"];

/** The address of a room as entered. */
export function roomAddress({ plan, solve }: RoomState): string {
  const { box, shape, surfaces, parts = [], seating, treatments = [] } = plan;
  return addressWith(path, [
    [name.shape, shape ? "other" : "box"],
    ...(box ? pick(box, ["lengthM", "widthM", "heightM"]) : []),
    ...(shape ? pick(shape, ["volumeM3", "floorM2", "wallsM2", "ceilingM2"]) : []),
    ...pick(surfaces, ["floor", "walls", "ceiling"]),
    ...parts.flatMap(({ surface, face, areaM2 }, index) => rowOf(partFields, index, [surface, face, areaM2])),
    [name.seating, seating?.kind ?? ""],
    ...(seating ? pick({ seatCount: seating.seats, people: seating.people }, ["seatCount", "people"]) : []),
    [name.climate, plan.climate],
    [name.target, plan.target],
    ...treatments.flatMap(({ product, face, areaM2 }, index) => rowOf(treatmentFields, index, [product, face, areaM2])),
    [name.solve, solve.product],
    [name.solveOn, solve.on],
  ]);
}

function pick<Key extends Parameter>(values: Readonly<Record<Key, string | number>>, keys: readonly Key[]) {
  return keys.map((key): AddressField => [name[key], values[key]]);
}

function rowOf(fields: RowFields, index: number, values: readonly [string, string, number]) {
  return fields.map((field, place): AddressField => [rowParameter(field, index), values[place]!]);
}

/**
 * The room that an address requests: the described one, an example, or the first example treated with one product.
 * Anything unknown is taken from the first example.
 */
export function readRoom(search: string, rooms: readonly ExampleRoom[], data: AcousticData): RoomState {
  const query = new URLSearchParams(search);
  const example = rooms.find(({ id }) => id === query.get(name.room)) ?? rooms[0]!;
  const described = query.has(name.lengthM) || query.has(name.volumeM3);
  const plan = described ? readPlan(query, example.plan, data) : example.plan;
  const product = Object.keys(data.products).find((id) => id === query.get(name.product));
  const state = { plan, solve: readSolve(query, plan, data) };
  return described || product === undefined ? state : treatedWith(product, state, data);
}

function treatedWith(product: string, { plan }: RoomState, data: AcousticData): RoomState {
  const on = data.products[product]!.usualPlace ?? "all";
  const bare = { ...plan, treatments: [] };
  const solution = solveRoom(bare, { product, faces: solvedFaces(bare, on), aim: "target" }, data);
  const areas = solution.kind === "solved" ? solution.areas : [];
  return { plan: { ...plan, treatments: areas.map((area) => ({ product, ...area })) }, solve: { product, on } };
}

function readSolve(
  query: URLSearchParams,
  { treatments = [] }: RoomPlan,
  { products }: AcousticData,
): RoomState["solve"] {
  const asked = query.get(name.solve) ?? treatments[0]?.product ?? "";
  const on = query.get(name.solveOn) ?? "all";
  return {
    product: Object.hasOwn(products, asked) ? asked : (Object.keys(products)[0] ?? ""),
    on: Object.hasOwn(solvedPlaces, on) ? (on as SolvedPlace) : "all",
  };
}

function readPlan(query: URLSearchParams, example: RoomPlan, data: AcousticData): RoomPlan {
  const number = (field: string, unit?: string) => toNumber(query.get(field), unit);
  const choice = (field: string, known: object, otherwise: string) => {
    const asked = query.get(field);
    return asked !== null && Object.hasOwn(known, asked) ? asked : otherwise;
  };
  const isOther = query.get(name.shape) === "other" || !query.has(name.lengthM);
  const size: Pick<RoomPlan, "box" | "shape"> = isOther
    ? {
        shape: {
          volumeM3: number(name.volumeM3, "m³"),
          floorM2: number(name.floorM2),
          wallsM2: number(name.wallsM2),
          ceilingM2: number(name.ceilingM2),
        },
      }
    : {
        box: {
          lengthM: number(name.lengthM, "m"),
          widthM: number(name.widthM, "m"),
          heightM: number(name.heightM, "m"),
        },
      };
  const seats = choice(name.seating, data.seating, "");
  const isFace = (face: string | undefined): face is Part["face"] =>
    (facesOf(size as RoomPlan) as readonly string[]).includes(face ?? "");
  const { surfaces } = example;
  return {
    ...size,
    surfaces: {
      floor: choice(name.floor, data.surfaces, surfaces.floor),
      walls: choice(name.walls, data.surfaces, surfaces.walls),
      ceiling: choice(name.ceiling, data.surfaces, surfaces.ceiling),
    },
    parts: rows(query, partFields).flatMap(([surface, face, area]): Part[] =>
      (surface === "opening" || Object.hasOwn(data.surfaces, surface)) && isFace(face)
        ? [{ surface, face, areaM2: toNumber(area) }]
        : [],
    ),
    seating: seats === "" ? undefined : { kind: seats, seats: number(name.seatCount), people: number(name.people) },
    climate: choice(name.climate, data.climates, example.climate),
    target: choice(name.target, data.targets, example.target),
    treatments: rows(query, treatmentFields).flatMap(([product, face, area]): Treatment[] =>
      Object.hasOwn(data.products, product) && isFace(face) ? [{ product, face, areaM2: toNumber(area) }] : [],
    ),
  };
}

/** The fields of the rows that were filled in. */
function rows(query: URLSearchParams, fields: RowFields) {
  return Array.from({ length: mostRows }, (_, index) => {
    const [first, second, third] = fields.map((field) => query.get(rowParameter(field, index)) ?? "");
    return [first!, second!, third!] as const;
  }).filter(([first]) => first !== "");
}

function toNumber(text: string | null | undefined, unit = "m²"): number {
  return readWrittenNumber(text ?? "", unit) ?? NaN;
}

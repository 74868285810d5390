import { z } from "zod";
import { entry, hyphenatedName as name, productName, text, webAddress, shownInOrder } from "./entry.ts";

// Names of entries are also part of the calculator's addresses, so they must not change.
const surfaceName = name.meta({ description: "A surface in this file" });
const positive = z.number().positive();

/** Measured in a reverberation room, a coefficient may be above 1. */
const coefficient = z.number().min(0).max(1.5);

/** A tuple of six, one for each octave band. */
function perBand(value: z.ZodType<number, number>) {
  return z.tuple([value, value, value, value, value, value], { error: "Write six numbers, for 125 to 4000 Hz" });
}

const source = entry({
  text: text.meta({ description: "Author or body, title and year" }),
  address: webAddress.optional(),
});

const surface = entry({
  label: text,
  source: name,
  coefficients: perBand(coefficient).meta({ description: "At 125, 250, 500, 1000, 2000 and 4000 Hz" }),
  drawnAs: z
    .enum(["window", "door", "hanging"])
    .optional()
    .meta({ description: "How a part of a wall is drawn, if it is more than a surface" }),
});

const seating = entry({
  label: text,
  areaPerSeatM2: positive.meta({ description: "The floor under one seat" }),
  occupied: surfaceName.meta({ description: "The floor under seats with people" }),
  empty: surfaceName.optional().meta({ description: "Without it, empty seats count as bare floor" }),
  note: text.optional(),
});

const climate = entry({
  label: text,
  source: name,
  attenuationPer1000M: perBand(z.number().min(0)).meta({
    description: "The power attenuation coefficient m, in 10⁻³ /m",
  }),
});

const tolerance = entry({ least: positive, most: positive }).meta({ description: "As factors of the target" });

const shared = {
  label: text,
  use: text.optional().meta({ description: "The rooms it is for, if the source says so" }),
  source: name,
  /** Whether it is for the occupied or the empty room. Not every source says. */
  occupied: z.boolean().optional(),
  leastVolumeM3: positive.optional(),
  mostVolumeM3: positive.optional(),
};

/** A target for the reverberation time, or for the absorption by volume, from which the time follows. */
const target = z.discriminatedUnion("kind", [
  entry({
    ...shared,
    kind: z.literal("byLogarithm").meta({ description: "slope · lg V + constant, in seconds" }),
    slope: z.number(),
    constant: z.number(),
    beyond: entry({ volumeM3: positive, seconds: positive }).optional(),
    tolerance,
  }),
  entry({
    ...shared,
    kind: z.literal("atMost"),
    steps: z
      .array(entry({ belowM3: positive.optional(), upToM3: positive.optional(), seconds: positive }))
      .min(1)
      .meta({ description: "The first range that contains the volume; one without limits contains every volume" }),
  }),
  entry({ ...shared, kind: z.literal("about"), seconds: positive }),
  entry({ ...shared, kind: z.literal("below"), seconds: positive }),
  entry({
    ...shared,
    kind: z
      .literal("absorptionByVolume")
      .meta({ description: "A/V of at least 1 / (constant + slope · lg h), in 1/m" }),
    constant: positive,
    slope: positive,
    aboveHeightM: positive,
  }),
]);

const areaM2 = positive.max(100_000);

/** The description of a room, as in the files of `npm run room`. */
export const roomPlan = entry({
  box: entry({ lengthM: positive, widthM: positive, heightM: positive }).optional(),
  shape: entry({ volumeM3: positive, floorM2: areaM2, wallsM2: areaM2, ceilingM2: areaM2 })
    .optional()
    .meta({ description: "Instead of `box`, for a room that is not a box" }),
  surfaces: entry({ floor: surfaceName, walls: surfaceName, ceiling: surfaceName }),
  parts: z
    .array(
      entry({
        surface: z.union([z.literal("opening"), surfaceName]),
        face: z.enum(["floor", "ceiling", "front", "back", "left", "right", "walls"]),
        areaM2,
      }),
    )
    .optional()
    .meta({ description: "Windows, doors, curtains and openings" }),
  seating: entry({ kind: name, seats: z.int().min(0), people: z.int().min(0) }).optional(),
  climate: name,
  target: name.meta({ title: "Target" }),
  treatments: z
    .array(
      entry({
        product: productName,
        face: z.enum(["floor", "ceiling", "front", "back", "left", "right", "walls"]),
        areaM2,
      }),
    )
    .optional(),
}).refine(({ box, shape }) => (box === undefined) !== (shape === undefined), {
  error: "Describe the room either by its box or by its shape",
});

/** `acoustics.yaml`: the data of the reverberation calculator besides the products, with its sources. */
export const acoustics = entry({
  sources: z.record(name, source),
  surfaces: z.record(name, surface).meta(shownInOrder),
  seating: z.record(name, seating).meta(shownInOrder),
  climates: z.record(name, climate).meta(shownInOrder),
  targets: z.record(name, target).meta(shownInOrder),
  rooms: z
    .record(name, entry({ label: text, plan: roomPlan }))
    .meta({ description: "Rooms to start from", ...shownInOrder }),
});

export type Acoustics = z.output<typeof acoustics>;
export type TargetEntry = z.output<typeof target>;
/** A room as written in content and in the files of `npm run room`. */
export type RoomPlan = z.output<typeof roomPlan>;

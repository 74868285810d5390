import { z } from "zod";
import { printArea } from "../figures/areas.ts";
import { shownInOrder, text, entry, lines, webAddress } from "./entry.ts";

/** The regions of the projects page, in the order of its tabs. */
export const regionIdentifier = z.enum(["north", "east", "south", "west", "central"]);

/** The kinds of room and of client that a row may name, with their printed words: keys of `pages/projects.yaml`. */
export const kinds = z
  .record(z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: "Write lower-case letters and single hyphens" }), text)
  .meta(shownInOrder);

const fourDigits = /^(19|20)\d{2}$/;

/** Names in one cell: `wallPanels/slatedPanel; wallPanels/petPanel`. */
const names = z.string().transform((cell) => cell.split(";").map((name) => name.trim()));

/**
 * One row of `projects/<region>.csv`. The room and the kind of client may be empty. `sample` is yes until the row is a real project. The
 * other columns are optional.
 */
export const projectRow = z.strictObject({
  project: text,
  location: text,
  client: text,
  room: z.string(),
  clientType: z.string(),
  sample: z.enum(["yes", "no"]).transform((written) => written === "yes"),
  year: z
    .string()
    .refine((written) => fourDigits.test(written) && Number(written) <= latestYear(), {
      error: ({ input }) => adviceOnYear(String(input)),
    })
    .optional(),
  /** As supplied. */
  area: z
    .string()
    .refine((written) => printArea(written) !== undefined, { error: ({ input }) => adviceOnArea(String(input)) })
    .optional(),
  /** The products used, each by its category and slug, or only a category if the product is not known. */
  products: names.optional(),
  /** The slug of its page. */
  page: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error:
        "Write the last part of an address in lower-case letters, digits and single hyphens, such as town-hall-pune",
    })
    .optional(),
  /** The names of their masters in `imagery/masters`. */
  photographs: names.optional(),
});

/** A project that is nearly finished may already give its year of completion. */
export function latestYear(): number {
  return new Date().getFullYear() + 1;
}

function adviceOnYear(written: string): string {
  return fourDigits.test(written)
    ? `Write the year in which it was finished or will be, ${latestYear()} at the latest`
    : "Write a year of four digits, such as 2021";
}

function adviceOnArea(written: string): string {
  const number = /^\d[\d,]*(?:\.\d+)?$/.test(written) ? written : "450";
  return `Write the area with its unit, such as ${number} m² or ${number} sq ft`;
}

export type RegionId = z.output<typeof regionIdentifier>;
export type ProjectRow = z.output<typeof projectRow>;

const spellingsOf = z.record(text, text).default({});

/** How spreadsheets spell words that the tables of the site spell differently: each spelling with its word, and the cities of each state. */
export const spellings = entry({
  states: spellingsOf,
  cities: z.record(text, lines).default({}),
  rooms: spellingsOf,
  clientTypes: spellingsOf,
  products: spellingsOf,
});

export type Spellings = z.output<typeof spellings>;

const mapRegion = entry({
  states: lines.meta({ description: "Its states and union territories, as written at the end of a location" }),
  count: entry({ x: z.number(), y: z.number() }),
  outline: z.string().regex(/^M[\d\sMLZ]+$/, { error: "Write a path of M, L and Z with whole numbers" }),
});

/** `map.yaml`: the outlines of the regions on the projects page, and their credit. */
export const map = entry({
  credit: entry({ text, address: webAddress, licence: text, licenceAddress: webAddress }),
  width: z.number().positive(),
  height: z.number().positive(),
  regions: entry({ north: mapRegion, east: mapRegion, south: mapRegion, west: mapRegion, central: mapRegion }),
});

export type RegionMap = z.output<typeof map>;

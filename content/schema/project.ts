import { z } from "zod";
import { shownInOrder, text } from "./entry.ts";

/** The regions of the projects page, in the order of its tabs. */
export const regionIdentifier = z.enum(["north", "east", "south", "west", "central"]);

/** The kinds of room and of client that a row may name, with their printed words: keys of `pages/projects.yaml`. */
export const kinds = z
  .record(z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: "lower-case letters and single hyphens" }), text)
  .meta(shownInOrder);

/** Names in one cell: `wallPanels/slatedPanel; wallPanels/petPanel`. */
const names = z.string().transform((cell) => cell.split(";").map((name) => name.trim()));

/**
 * One row of `projects/<region>.csv`. `sample` is yes until the row holds a real project. The columns that may be missing,
 * or empty, say what the project proves.
 */
export const projectRow = z.strictObject({
  project: text,
  location: text,
  client: text,
  room: text,
  clientType: text,
  sample: z.enum(["yes", "no"], { error: "yes, no" }).transform((written) => written === "yes"),
  year: z
    .string()
    .regex(/^(19|20)\d{2}$/, { error: "a year of four digits, such as 2021" })
    .optional(),
  /** As supplied. */
  area: z
    .string()
    .regex(/^\d[\d,]*(\.\d+)? (m²|m2|sq ft)$/, { error: "a number with its unit, such as 850 m² or 9,150 sq ft" })
    .optional(),
  /** The products used, each by its category and slug. */
  products: names.optional(),
  /** The last part of the address of its own page. */
  page: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case letters, digits and single hyphens" })
    .optional(),
  /** The names of their masters in `imagery/masters`. */
  photographs: names.optional(),
});

export type RegionId = z.output<typeof regionIdentifier>;
export type ProjectRow = z.output<typeof projectRow>;

import { z } from "zod";
import { text } from "./entry.ts";

/** The regions of the projects page, in the order of its tabs. */
export const regionIdentifier = z.enum(["north", "east", "south", "west", "central"]);

/** The kinds of room and of client that a row may name, with their printed words: keys of `pages/projects.yaml`. */
export const kinds = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: "lower-case letters and single hyphens" }),
  text,
);

/** One row of `projects/<region>.csv`. `sample` is yes until the row holds a real project. */
export const projectRow = z.strictObject({
  project: text,
  location: text,
  client: text,
  room: text,
  clientType: text,
  sample: z.enum(["yes", "no"], { error: "yes, no" }).transform((written) => written === "yes"),
});

export type RegionId = z.output<typeof regionIdentifier>;
export type ProjectRow = z.output<typeof projectRow>;

import { z } from "zod";
import { entry, lines, text, webAddress } from "./entry.ts";

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

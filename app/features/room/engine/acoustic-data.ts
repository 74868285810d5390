import type { Acoustics } from "#content/schema/acoustics.ts";
import type { Range } from "./absorber.ts";
import type { PerOctaveBand } from "./octave-bands.ts";

/** A product that can be put on a surface. */
export interface AbsorbingProduct {
  readonly name: string;
  readonly nrc: Range;
  /** As supplied: `0.6–0.83`. */
  readonly printedNrc: string;
  /** Whether the NRC is a placeholder. */
  readonly sample: boolean;
  /** Where products of its category are usually installed; undefined if unknown. */
  readonly usualPlace?: "ceiling" | "walls" | undefined;
  /** Measured coefficients by octave band, if the supplier has given them. */
  readonly bands?: PerOctaveBand | undefined;
}

/** The data for rooms: the figures of `acoustics.yaml`, and the products with an NRC by identifier. */
export interface AcousticData extends Pick<Acoustics, "sources" | "surfaces" | "seating" | "climates" | "targets"> {
  readonly products: Readonly<Record<string, AbsorbingProduct>>;
}

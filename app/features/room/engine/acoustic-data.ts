import type { Acoustics } from "#content/schema/acoustics.ts";
import type { Range } from "./absorber.ts";
import type { PerOctaveBand } from "./octave-bands.ts";

/** A product that can be put on a surface. */
export interface AbsorbingProduct {
  readonly name: string;
  readonly nrc: Range;
  /** As supplied: `0.6–0.83`. */
  readonly printedNrc: string;
  /** The NRC is a placeholder. */
  readonly sample: boolean;
  /** Where its category usually goes; undefined if that is not said. */
  readonly usualPlace?: "ceiling" | "walls" | undefined;
  /** Measured coefficients by octave band, where the supplier has given them. */
  readonly bands?: PerOctaveBand | undefined;
}

/** What rooms are made of: the figures of `acoustics.yaml`, and the products that have an NRC by their identifiers. */
export interface AcousticData extends Pick<Acoustics, "sources" | "surfaces" | "seating" | "climates" | "targets"> {
  readonly products: Readonly<Record<string, AbsorbingProduct>>;
}

import type { Acoustics } from "#content/schema/acoustics.ts";
import type { Range } from "./absorber.ts";
import { type PerOctaveBand, forEachBand, octaveBandsHz } from "./octave-bands.ts";
import type { Catalogue, Product } from "#content/schema/resolved.ts";

/** A product that can be put on a surface. */
export interface AbsorbingProduct {
  readonly name: string;
  readonly nrc: Range;
  /** As supplied: `0.6–0.83`. */
  readonly printedNrc: string;
  /** Where products of its category are usually installed; undefined if unknown. */
  readonly usualPlace?: "ceiling" | "walls" | undefined;
  /** Measured coefficients by octave band, if the supplier has given them. */
  readonly bands?: PerOctaveBand | undefined;
}

/** The data for rooms: the figures of `acoustics.yaml`, and the products with an NRC by identifier. */
export interface AcousticData extends Pick<Acoustics, "sources" | "surfaces" | "seating" | "climates" | "targets"> {
  readonly products: Readonly<Record<string, AbsorbingProduct>>;
}

/** The calculator's data: the figures of `acoustics.yaml`, and every product with an NRC. */
export function acousticData({ acoustics, categories, products }: Catalogue): AcousticData {
  const { sources, surfaces, seating, climates, targets } = acoustics;
  const listed = new Set([...categories.flatMap(({ cards }) => cards.map(({ product }) => product)), ...products]);
  return {
    sources,
    surfaces,
    seating,
    climates,
    targets,
    products: Object.fromEntries(
      [...listed].flatMap((product) => {
        const absorbing = absorbingProduct(product, categories.find(({ id }) => id === product.category)?.covers);
        return absorbing ? [[product.id, absorbing]] : [];
      }),
    ),
  };
}

function absorbingProduct(
  { name, nrc, evidence }: Product,
  usualPlace: AbsorbingProduct["usualPlace"],
): AbsorbingProduct | undefined {
  if (!nrc) return undefined;
  const { absorption } = evidence;
  return {
    name,
    nrc: { least: nrc.minimum, most: nrc.maximum },
    printedNrc: nrc.printed,
    usualPlace,
    bands: absorption && forEachBand((band) => Number(absorption[`${octaveBandsHz[band]!}`])),
  };
}

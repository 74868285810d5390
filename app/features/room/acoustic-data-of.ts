import type { Catalogue, Product } from "#content/schema/resolved.ts";
import type { AbsorbingProduct, AcousticData } from "./engine/acoustic-data.ts";
import { forEachBand, octaveBandsHz } from "./engine/octave-bands.ts";

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
    sample: nrc.sample,
    usualPlace,
    bands: absorption && forEachBand((band) => Number(absorption[`${octaveBandsHz[band]!}`])),
  };
}

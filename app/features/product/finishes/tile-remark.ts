import type { TileSize } from "../product-page-content.ts";

/** Says how much of the material each picture shows. */
export function tileRemark({ widthMm, heightMm }: TileSize): string {
  return `Each picture shows ${widthMm} × ${heightMm}\u00A0mm.`;
}

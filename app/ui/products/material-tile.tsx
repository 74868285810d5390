import type { CSSProperties } from "react";
import { Picture, type ResolvedPicture } from "../picture.tsx";

/** A finish or colour: its printed name, and its picture or its colour. */
export interface FinishSwatch {
  name: string;
  picture?: ResolvedPicture | undefined;
  /** `#rrggbb`, shown where there is no picture. */
  colour?: string | undefined;
}

interface MaterialTileProps {
  swatch: FinishSwatch;
  /** Width of the tile on the page, as in the attribute of the same name. */
  sizes: string;
}

/** Fills its box with the picture of a finish, or with its colour. The name is shown beside it. */
export function MaterialTile({ swatch: { picture, colour }, sizes }: MaterialTileProps) {
  if (picture) return <Picture picture={{ ...picture, alt: "" }} sizes={sizes} cover />;
  return <span className="material-tile" style={{ "--material-colour": colour } as CSSProperties} />;
}

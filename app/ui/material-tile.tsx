import type { CSSProperties } from "react";
import { Picture, type ResolvedPicture } from "./picture.tsx";

/** A finish or colour: its printed name, and its picture or what it is drawn from. */
export interface FinishSwatch {
  name: string;
  picture?: ResolvedPicture | undefined;
  /** `#rrggbb`, for the drawn tile. */
  colour?: string | undefined;
  material: "wood" | "woven" | "felt" | "foam" | "laminate" | "woodWool";
}

interface MaterialTileProps {
  swatch: FinishSwatch;
  /** Width of the tile on the page, as in the attribute of the same name. */
  sizes: string;
  /** How much of the material the tile shows. */
  view?: "chip" | "plate";
}

/** A surface that fills its box: a picture of the finish, or the material drawn in its colour. Its name stands beside it. */
export function MaterialTile({ swatch, sizes, view = "plate" }: MaterialTileProps) {
  const { picture, colour, material } = swatch;
  if (picture) return <Picture picture={{ ...picture, alt: "" }} sizes={sizes} cover />;
  return (
    <span
      className={`material-tile material-tile--${material} material-tile--${view}`}
      style={{ "--material-colour": colour } as CSSProperties}
    />
  );
}

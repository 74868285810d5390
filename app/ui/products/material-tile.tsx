import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import type { CSSProperties } from "react";
import { Picture } from "../pictures/picture.tsx";

interface MaterialTileProps {
  swatch: ResolvedSwatch;
  /** Width of the tile on the page, as in the attribute of the same name. */
  sizes: string;
  className?: string;
}

/** Fills its box with the picture of a finish, or with its colour. The name is shown beside it. */
export function MaterialTile({ swatch: { picture, colour }, sizes, className = "" }: MaterialTileProps) {
  if (picture) return <Picture picture={{ ...picture, alt: "" }} sizes={sizes} cover className={className} />;
  return <span className={`material-tile ${className}`} style={{ "--material-colour": colour } as CSSProperties} />;
}

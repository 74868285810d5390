import type { ResolvedPicture } from "../schema/picture.ts";
import type { SearchPicture } from "../schema/search.ts";

/** The stored part of a picture: its narrowest files. */
export function searchPicture(picture: ResolvedPicture | undefined): SearchPicture | undefined {
  if (!picture) return undefined;
  const { id, version, widths } = picture;
  return { id, version, widths: { avif: widths.avif.slice(0, 1), jpeg: widths.jpeg.slice(0, 1) } };
}

import type { ResolvedPicture } from "#content/schema/picture.ts";

/**
 * The remark for a picture's caption: that it was rendered, or shows something not supplied. None for a
 * photograph.
 */
export function pictureRemark({ visualisation, sample }: Pick<ResolvedPicture, "visualisation" | "sample">) {
  if (visualisation) return sample ? "Visualisation of a sample design" : "Visualisation";
  return sample ? "Sample design" : undefined;
}

/** The text under a picture: its caption and its remark. Empty for a photograph without a caption. */
export function pictureCaption(picture: ResolvedPicture): string {
  return [picture.caption, pictureRemark(picture)].filter(Boolean).join(". ");
}

import type { ResolvedPicture } from "#content/schema/picture.ts";

type PictureFormat = keyof ResolvedPicture["widths"];

const fileEndings: Record<PictureFormat, string> = { avif: "avif", jpeg: "jpg" };

/** The part of a picture that names its files. */
export type PictureFiles = Pick<ResolvedPicture, "id" | "version" | "widths">;

/** The address of a picture's widest file in a format. */
export function widestFile(picture: PictureFiles, format: PictureFormat): string {
  return fileAddress(picture, format, picture.widths[format].at(-1) ?? 0);
}

/**
 * A picture for a small box that is never wider than this, without larger files and without a preview. Of each
 * format it keeps one file that is wide enough, or else the widest.
 */
export function pictureForWidth(picture: ResolvedPicture, widthPx: number): ResolvedPicture {
  const upTo = (widths: readonly number[]) => {
    const enough = widths.findIndex((each) => each >= widthPx);
    return enough < 0 ? widths : widths.slice(0, enough + 1);
  };
  const { avif, jpeg } = picture.widths;
  return { ...picture, preview: "", widths: { avif: upTo(avif), jpeg: upTo(jpeg) } };
}

/** The address of a picture's narrowest file in a format: for a thumbnail. */
export function narrowestFile(picture: PictureFiles, format: PictureFormat): string {
  return fileAddress(picture, format, picture.widths[format][0] ?? 0);
}

/** The width at which a picture covers a box, for the `sizes` of an image: a tall box needs more than its own width. */
export function coverWidth({ width, height }: ResolvedPicture, boxWidth: string, boxHeightPx: number): string {
  return `max(${boxWidth}, ${Math.round((boxHeightPx * width) / height)}px)`;
}

/** How wide a picture is when it covers its box of 88 × 110 px in a list. */
export function listedWidthPx({ width, height }: ResolvedPicture): number {
  return Math.max(88, Math.round((110 * width) / height));
}

function fileAddress({ id, version }: PictureFiles, format: PictureFormat, widthPx: number): string {
  return `/pictures/${id}-${widthPx}.${version}.${fileEndings[format]}`;
}

/** A picture's files in a format with their widths, as in the attribute of the same name. */
export function srcSet(picture: PictureFiles, format: PictureFormat): string {
  return picture.widths[format].map((width) => `${fileAddress(picture, format, width)} ${width}w`).join(", ");
}

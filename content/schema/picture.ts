import { z } from "zod";
import { entry, pictureName, sampleMark, text } from "./entry.ts";

/**
 * The description of a picture: what it shows, whether it was rendered, and whether it shows what was not
 * supplied. The picture itself is the file of the same name in `imagery/masters`.
 */
export const pictureEntry = entry({
  alt: text.meta({ description: "Required: what the picture shows, in a sentence, for people who cannot see it" }),
  caption: text.optional(),
  visualisation: z.boolean(),
  focusPercent: z.int().min(0).max(100).optional().meta({
    description:
      "The part of the picture that a narrow banner shows: 0 is the left edge, 100 the right edge, 80 if empty",
  }),
  sample: sampleMark,
});

export type PictureEntry = z.output<typeof pictureEntry>;

/** `pictures.yaml`, and the pictures that the file of a product or of a category describes. */
export const pictureEntries = z.record(pictureName, pictureEntry);

/** A picture for a page: its description, its size, and its files in each format from small to large. */
export interface ResolvedPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The mean colour, shown until the picture has loaded. */
  readonly colour: string;
  /** A tiny preview as a data URL; empty if only the colour is shown. */
  readonly preview: string;
  /** Part of the name of every file. */
  readonly version: string;
  /** The widths in pixels of its files in each format, from small to large. */
  readonly widths: {
    readonly avif: readonly number[];
    readonly jpeg: readonly number[];
  };
  /** True if the picture was rendered: its caption must say so. */
  readonly visualisation: boolean;
  /** True if it shows what was not supplied: its caption and its alt text say so. */
  readonly sample?: boolean | undefined;
  readonly caption?: string | undefined;
  /** The focal point on a phone that cannot show the full width, as a distance from the left. */
  readonly focusPercent?: number | undefined;
}

/** One picture of the 'Our Experience' gallery: the project's name and its place. */
const galleryEntry = entry({
  picture: pictureName.optional(),
  text,
  location: text,
  sample: sampleMark,
});

/** `gallery.yaml` */
export const gallery = z.array(galleryEntry);

export type GalleryEntry = z.output<typeof galleryEntry>;

import { z } from "zod";
import { entry, pictureName, text } from "./entry.ts";

/** What a picture shows, and whether it was rendered. The picture itself is the file of the same name in `imagery/masters`. */
export const pictureEntry = entry({ alt: text, caption: text.optional(), visualisation: z.boolean() });

/** `pictures.yaml` */
export const pictureEntries = z.record(pictureName, pictureEntry);

/** One file of a picture: its width in pixels and its address on the site. */
export interface PictureVariant {
  readonly width: number;
  readonly url: string;
}

/** A picture ready for a page: what it shows, its size, and its files in three formats from small to large. */
export interface ResolvedPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The mean colour, shown until the picture is there. */
  readonly colour: string;
  /** A tiny picture as a data address. */
  readonly preview: string;
  readonly sources: {
    readonly avif: readonly PictureVariant[];
    readonly webp: readonly PictureVariant[];
    readonly jpeg: readonly PictureVariant[];
  };
  /** True if the picture was made by rendering: its caption must say so. */
  readonly visualisation: boolean;
  readonly caption?: string | undefined;
}

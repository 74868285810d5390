import type { Crop } from "./crop.ts";
import type { PicturePlace } from "./places.ts";

/** A place in a file, with its picture. */
export interface ShownPlace extends PicturePlace {
  /** The version of its picture and of the description; absent if it has none. */
  readonly version?: string | undefined;
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  /** Rendered, not photographed. */
  readonly visualisation?: boolean | undefined;
  /** The width of its master in pixels. */
  readonly widthPx?: number | undefined;
  /** A thumbnail as a data URI. */
  readonly thumbnail?: string | undefined;
  /** Its photograph can be cropped again. */
  readonly hasOriginal?: boolean | undefined;
  /** The end of a list that is empty in most products in the category. */
  readonly isRarelyUsed?: boolean | undefined;
  /** Other files that show the same picture. */
  readonly alsoIn: readonly string[];
}

/** The file extensions of photographs. */
export const photographEndings = ["jpg", "png", "webp", "heic", "avif", "tif"] as const;

/** An upright photograph. */
export interface Photograph {
  /** The file extension. */
  readonly ending: (typeof photographEndings)[number];
  readonly widthPx: number;
  readonly heightPx: number;
  /** A preview as a data URI. */
  readonly preview: string;
}

/** An accepted upload, with the name for placing it. */
export interface TakenPhotograph extends Photograph {
  readonly upload: string;
}

/** A placed photograph with its crop. */
export interface KeptPhotograph extends Photograph {
  readonly crop: Crop;
}

/** A photograph for a place. */
export interface Placement {
  /** The content file, and the field in it. */
  readonly path: string;
  readonly at: PicturePlace["at"];
  /** The picture that the owner has seen there, and its version; absent if there was none. */
  readonly picture?: string | undefined;
  readonly version?: string | undefined;
  /** The name of the upload; if absent, the present photograph gets a new crop. */
  readonly upload?: string | undefined;
  readonly crop: Crop;
  readonly alt: string;
  readonly caption?: string | undefined;
  /** The new texts beside it, by field name. */
  readonly beside?: Readonly<Record<string, string>> | undefined;
}

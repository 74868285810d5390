import type { Crop } from "./crop.ts";
import type { PicturePlace } from "./places.ts";

/** A place of a file at which a picture is shown, with the one that is there. */
export interface ShownPlace extends PicturePlace {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  /** Rendered, not photographed. */
  readonly visualisation?: boolean | undefined;
  /** The width of its master in pixels. */
  readonly widthPx?: number | undefined;
  /** A small picture of it as a data URI. */
  readonly thumbnail?: string | undefined;
  /** Another part of its photograph can be shown. */
  readonly hasOriginal?: boolean | undefined;
  /** The end of a list in which most products of the category have no picture. */
  readonly isRarelyUsed?: boolean | undefined;
  /** The other files that show the same picture. */
  readonly alsoIn: readonly string[];
}

/** A photograph as it is looked at. */
export interface Photograph {
  /** The ending of its file. */
  readonly ending: "jpg" | "png" | "webp" | "heic";
  readonly widthPx: number;
  readonly heightPx: number;
  /** A small picture of it as a data URI. */
  readonly preview: string;
}

/** A photograph that the editor has taken in, with the name by which it is put in a place. */
export interface TakenPhotograph extends Photograph {
  readonly upload: string;
}

/** A photograph that was put in a place before, with what of it is shown there. */
export interface KeptPhotograph extends Photograph {
  readonly crop: Crop;
}

/** A photograph for a place. */
export interface Placement {
  /** The file of the content, and the field in it. */
  readonly path: string;
  readonly at: PicturePlace["at"];
  /** The photograph, as it was named when it was taken in; without one, the one that is there shows another part. */
  readonly upload?: string | undefined;
  readonly crop: Crop;
  readonly alt: string;
  readonly caption?: string | undefined;
  /** What stands beside it from now on, by the names of the fields. */
  readonly beside?: Readonly<Record<string, string>> | undefined;
}

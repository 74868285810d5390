import { z } from "zod";
import { entry, pictureName, sampleMark, text } from "./entry.ts";

/** One picture of the 'Our Experience' gallery: the project's name and its place. */
export const galleryEntry = entry({
  id: z.int().positive(),
  picture: pictureName.optional(),
  text,
  location: text,
  sample: sampleMark,
});

/** `gallery.yaml` */
export const gallery = z.array(galleryEntry);

export type GalleryEntry = z.output<typeof galleryEntry>;

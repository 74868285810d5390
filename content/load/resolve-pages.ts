import type { ResolvedPicture } from "../schema/picture.ts";
import type { GalleryProject, Pages } from "../schema/resolved.ts";
import type { Entries } from "./entries.ts";

type Pictures = ReadonlyMap<string, ResolvedPicture>;

/** Joins the pages with their pictures. */
export function resolvePages(pages: Entries["pages"], pictures: Pictures): Pages {
  const { home, about } = pages;
  return {
    ...pages,
    home: {
      ...home,
      slides: home.slides.map((slide) => ({
        ...withPicture(slide, pictures),
        phonePicture: slide.phonePicture === undefined ? undefined : pictures.get(slide.phonePicture),
      })),
    },
    about: withPicture(about, pictures),
  };
}

/** Joins the gallery with its pictures. */
export function resolveGallery(gallery: Entries["gallery"], pictures: Pictures): GalleryProject[] {
  return gallery.map((entry) => ({ ...withPicture(entry, pictures), sample: entry.sample === true }));
}

function withPicture<Entry extends { picture?: string | undefined }>(entry: Entry, pictures: Pictures) {
  return { ...entry, picture: entry.picture === undefined ? undefined : pictures.get(entry.picture) };
}

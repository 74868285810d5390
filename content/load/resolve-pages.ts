import type { GlossaryEntry } from "../schema/pages.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { GalleryProject, Pages, Term } from "../schema/resolved.ts";
import type { Entries } from "./entries.ts";

type Pictures = ReadonlyMap<string, ResolvedPicture>;

/** Adds the pictures to the pages. */
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

/** Adds the pictures to the gallery. */
export function resolveGallery(gallery: Entries["gallery"], pictures: Pictures): GalleryProject[] {
  return gallery.map((entry) => ({ ...withPicture(entry, pictures), sample: entry.sample === true }));
}

function withPicture<Entry extends { picture?: string | undefined }>(entry: Entry, pictures: Pictures) {
  return { ...entry, picture: entry.picture === undefined ? undefined : pictures.get(entry.picture) };
}

/** The terms in alphabetical order. */
export function resolveGlossary(entries: Readonly<Record<string, GlossaryEntry>>): Term[] {
  const terms = Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
  return terms.toSorted((a, b) => a.term.localeCompare(b.term, "en", { numeric: true, sensitivity: "base" }));
}

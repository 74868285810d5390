import type { DrawingData } from "#content/schema/drawing.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";

/** One slide of the hero carousel. `target` is a path or a section of this page (`#products`). */
export interface HeroSlideContent {
  heading: string;
  subtext: string;
  button: { label: string; target: string };
  picture?: ResolvedPicture | undefined;
  phonePicture?: ResolvedPicture | undefined;
}

/** A category on the home page. */
export interface CategoryRowContent {
  name: string;
  path: string;
  /** The number of products with its unit: `11 chairs`. */
  count: string;
  /** The main figure. */
  figure?:
    | {
        label: string;
        value: string;
        /** The smaller text after it: its unit, or words such as `Variable`. */
        unit?: string | undefined;
        /** Set if it can be drawn on the scale from 0 to 1. */
        range?: { minimum: number; maximum: number } | undefined;
      }
    | undefined;
  description: string;
  products: { name: string; path: string }[];
  picture?: ResolvedPicture | undefined;
  /** Used if there is no picture. */
  drawing?: DrawingData | undefined;
}

/** A project of the gallery. */
export interface GalleryTile {
  id: number;
  name: string;
  location: string;
  picture: ResolvedPicture;
}

export interface AboutContent {
  companyName: string;
  heading: string;
  paragraphs: string[];
  venues: string;
  warranty: string;
  linkLabel: string;
}

export interface ContactContent {
  heading: string;
  linkLabel: string;
  mapLinkLabel: string;
  offices: { label: string; lines: string[] }[];
  phones: string[];
  emails: string[];
  map: { title: string; frameAddress: string; linkAddress: string; heightPx: number };
}

/** Everything the home page shows. */
export interface HomeContent {
  slides: HeroSlideContent[];
  products: { heading: string; subtext: string; exploreLabel: string; allLabel: string; rows: CategoryRowContent[] };
  gallery: { heading: string; note: string; linkLabel: string; tiles: GalleryTile[] };
  about: AboutContent;
  contact: ContactContent;
}

import type { Catalogue, Category, Figure, GalleryProject } from "#content/schema/resolved.ts";
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

/** Picks from the catalogue what the home page shows. Loaders only. */
export function homeContent(catalogue: Catalogue): HomeContent {
  const { home } = catalogue.pages;
  return {
    slides: home.slides.map(({ heading, subtext, button, picture, phonePicture }) => ({
      heading,
      subtext,
      button,
      picture,
      phonePicture,
    })),
    products: {
      heading: home.products.heading,
      subtext: home.products.subtext,
      exploreLabel: home.products.exploreLabel,
      allLabel: home.products.allLabel,
      rows: catalogue.homeCategories.map(categoryRow),
    },
    gallery: gallery(catalogue),
    about: about(catalogue),
    contact: contact(catalogue),
  };
}

function categoryRow(category: Category): CategoryRowContent {
  const { menuLabel, path, count, cards, home } = category;
  return {
    name: menuLabel,
    path,
    count,
    figure: decidingFigure(category),
    description: home.description,
    products: cards.map((card) => ({ name: card.shortName, path: card.path })),
    picture: home.picture,
    drawing: home.picture ? undefined : category.drawing,
  };
}

function decidingFigure({ home, cards }: Category): CategoryRowContent["figure"] {
  if (!home.figure) return undefined;
  const { key, label } = home.figure;
  const ranges = key === "nrc" ? cards.flatMap(({ nrc }) => nrc ?? []) : [];
  const range = ranges.length > 0 && {
    minimum: Math.min(...ranges.map(({ minimum }) => minimum)),
    maximum: Math.max(...ranges.map(({ maximum }) => maximum)),
  };
  return { label, ...valueAndUnit(home.figure), range: range || undefined };
}

/** A figure's numbers, and the smaller text after them: their unit, or other words. */
function valueAndUnit({ parts, printed }: Figure): { value: string; unit?: string } {
  const numbers = parts.filter(({ open }) => !open);
  const words = parts.filter(({ open }) => open).map(({ text }) => text);
  const last = numbers.at(-1);
  if (!last) return { value: printed.join(", ") };
  const spaced = last.unit?.spaced ? last.unit.printed : undefined;
  const value = [...numbers.slice(0, -1).map(({ text }) => text), spaced ? last.value : last.text].join(", ");
  const behind = [spaced, ...words].filter((each) => each !== undefined).join(", ");
  return behind ? { value, unit: behind } : { value };
}

function gallery({ gallery: projects, pages: { home } }: Catalogue): HomeContent["gallery"] {
  const tiles = projects.map(galleryTile);
  const allMade = tiles.every(({ picture }) => picture.visualisation);
  // If one of them is a photograph, each has its own remark.
  return {
    ...home.gallery,
    note: allMade ? `${home.gallery.note} The pictures are visualisations.` : home.gallery.note,
    tiles,
  };
}

function galleryTile({ id, text, location, picture }: GalleryProject): GalleryTile {
  if (!picture) throw new Error(`Gallery entry ${id} (${text}) has no picture: name one of imagery/masters.`);
  // One location was supplied with a trailing comma.
  return { id, name: text, location: location.replace(/,\s*$/, ""), picture };
}

function about({ company, pages }: Catalogue): AboutContent {
  const { heading, paragraphs, venues, warranty, linkLabel } = pages.home.about;
  return { companyName: company.name.value, heading, paragraphs, venues, warranty, linkLabel };
}

function contact({ company, pages }: Catalogue): ContactContent {
  const { corporate, registered } = company.offices;
  const { title, frameAddress, linkAddress, heightPx } = company.map;
  return {
    heading: pages.home.contact.heading,
    linkLabel: pages.home.contact.linkLabel,
    mapLinkLabel: pages.home.contact.mapLinkLabel,
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    phones: company.phones.map(({ value }) => value),
    emails: company.emails.map(({ value }) => value),
    map: { title, frameAddress: frameAddress.value, linkAddress: linkAddress.value, heightPx },
  };
}

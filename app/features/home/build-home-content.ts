import type { Catalogue, Category, Figure, GalleryProject } from "#content/schema/resolved.ts";
import { contactDetails } from "#app/ui/company-links.ts";

/** Selects the data of the home page. Loaders only. */
export function homeContent(catalogue: Catalogue) {
  const { slides, products } = catalogue.pages.home;
  return {
    slides,
    products: { ...products, rows: catalogue.homeCategories.map(categoryRow) },
    gallery: gallery(catalogue),
    about: about(catalogue),
    contact: contact(catalogue),
  };
}

export type HomeContent = ReturnType<typeof homeContent>;

export type CategoryRowContent = ReturnType<typeof categoryRow>;

function categoryRow(category: Category) {
  const { menuLabel, path, count, cards, home } = category;
  return {
    name: menuLabel,
    path,
    count,
    figure: decidingFigure(category),
    description: home.description,
    products: cards.map((card) => ({ name: card.shortName, path: card.path })),
    picture: home.picture,
    /** Used if there is no picture. */
    drawing: home.picture ? undefined : category.drawing,
  };
}

/** The main figure; with a range if it can be drawn on the scale from 0 to 1. */
function decidingFigure({ home, cards }: Category) {
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

function gallery({ gallery: projects, pages: { home } }: Catalogue) {
  const tiles = projects.map(galleryTile);
  const allMade = tiles.every(({ picture }) => picture.visualisation);
  // If one of them is a photograph, each has its own remark.
  return {
    ...home.gallery,
    note: allMade ? `${home.gallery.note} The pictures are visualisations.` : home.gallery.note,
    tiles,
  };
}

function galleryTile({ id, text, location, picture }: GalleryProject) {
  if (!picture) throw new Error(`Gallery entry ${id} (${text}) has no picture: choose one from imagery/masters.`);
  // One location was supplied with a trailing comma.
  return { id, name: text, location: location.replace(/,\s*$/, ""), picture };
}

function about({ company, pages }: Catalogue) {
  return { companyName: company.name.value, ...pages.home.about };
}

function contact({ company, pages }: Catalogue) {
  const { title, frameAddress, linkAddress, heightPx } = company.map;
  return {
    ...pages.home.contact,
    ...contactDetails(company),
    map: { title, frameAddress: frameAddress.value, linkAddress: linkAddress.value, heightPx },
  };
}

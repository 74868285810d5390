import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import type { Catalogue, Category } from "#content/catalogue.ts";
import { sitePages } from "#content/page-registry.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Illustrations, type DrawSvg, type PlannedManuscript } from "../manuscript.ts";
import { contactRows } from "../product/product-content.ts";
import { shortHash } from "../product/revision.ts";
import { qrSvg } from "../pictures.ts";
import { printedProduct } from "./catalogue-product.ts";

export interface CatalogueSettings {
  draw: DrawSvg;
  /** The origin of the site, for links and the QR code. */
  origin: string;
  /** The day on which any of the data was last changed, as `2026-01-31`. */
  revised: string;
}

/** The text width, 174 mm, at 200 dots per inch. */
const coverPicture = { widthPx: 1370, heightPx: 1180 };
/** A category's picture is not cropped. At 200 dots per inch it is 104 mm wide, as the template prints it where the page has room. */
const openingPicture = { widthPx: 820, heightPx: 615 };

/** The whole e-catalogue: cover, contents, every category and product, glossary and contact. */
export function planECatalogue(catalogue: Catalogue, settings: CatalogueSettings): PlannedManuscript {
  const { company, categories, pages, glossary } = catalogue;
  const illustrations = new Illustrations(settings.draw);
  const [slide] = pages.home.slides;
  return plan(catalogue, categories, settings, illustrations, {
    title: `${company.name.value} e-catalogue`,
    description: company.description,
    cover: { picture: slide?.picture ? place(slide.picture, coverPicture, illustrations) : null },
    glossary: glossary.map(({ term, name, definition }) => ({
      term: name ? `${term}, ${name}` : term,
      explanation: definition,
    })),
    page: settings.origin + sitePages.product.path,
  });
}

/** One category alone, as a file small enough to send in a chat. */
export function planCategoryCatalogue(
  category: Category,
  catalogue: Catalogue,
  settings: CatalogueSettings,
): PlannedManuscript {
  return plan(catalogue, [category], settings, new Illustrations(settings.draw), {
    title: `${category.title}, ${catalogue.company.name.value}`,
    description: category.seo.description,
    cover: null,
    glossary: [],
    page: settings.origin + category.path,
  });
}

interface Frame {
  title: string;
  description: string;
  cover: object | null;
  glossary: object[];
  /** The web page in the QR code. */
  page: string;
}

function plan(
  catalogue: Catalogue,
  categories: readonly Category[],
  { origin, revised }: CatalogueSettings,
  illustrations: Illustrations,
  frame: Frame,
): PlannedManuscript {
  const { company, samples } = catalogue;
  const placing = { illustrations, origin, categories: categories.map(({ id }) => id) };
  const data = {
    ...frame,
    company: { name: company.name.value, description: company.description },
    contact: [...(frame.cover ? companyRows(catalogue) : []), ...contactRows(catalogue, "On the web", [frame.page])],
    sampleNote: samples.company || samples.pictures ? company.sampleNote : "",
    categories: categories.map(({ id, title, statement, picture, cards }) => ({
      id,
      title,
      statement,
      picture: picture ? place(picture, openingPicture, illustrations) : null,
      products: cards.map((card) => printedProduct(card, id, placing)),
    })),
  };
  const content = { ...data, revised, hash: shortHash(data), qr: illustrations.svg(qrSvg(frame.page)) };
  return { template: "catalogue.typ", content, illustrations };
}

function place(picture: ResolvedPicture, size: { widthPx: number; heightPx: number }, illustrations: Illustrations) {
  return { ...illustrations.picture(picture, size.widthPx, size.heightPx), caption: pictureCaption(picture) };
}

/** The general warranty and the offices: only in the whole catalogue, which has room for them. */
function companyRows({ company, pages }: Catalogue) {
  const { corporate, registered } = company.offices;
  const offices = [corporate, registered].filter((office) => office !== undefined);
  const plain = (lines: readonly string[]) => lines.map((text) => ({ text, href: null }));
  return [
    { term: "Warranty", lines: plain([pages.home.about.warranty]) },
    ...offices.map(({ label, lines }) => ({ term: label, lines: plain(lines) })),
  ];
}

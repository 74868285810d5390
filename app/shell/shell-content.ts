import type { ResolvedPicture } from "#content/schema/picture.ts";
import { sitePages } from "#content/page-registry.ts";
import type { Catalogue } from "#content/schema/resolved.ts";
import { pictureForWidth } from "#app/ui/pictures/picture-files.ts";
import { companyLinks, type CompanyLink } from "#app/ui/company-links.ts";

/** A product category in the header and footer. */
export interface ShellCategory {
  name: string;
  path: string;
  /** Whether its pages mark "Products" in the menu as current. */
  highlightsProducts: boolean;
  /** How many products it has, as a number and in words ("11 chairs"). */
  count: number;
  countInWords: string;
  /** Without alternative text, since the name is beside it. */
  picture?: ResolvedPicture | undefined;
}

/** A link in the menu or footer. */
export interface ShellEntry {
  name: string;
  path: string;
}

/** The content of the header and footer. */
export interface ShellContent {
  companyName: string;
  categories: ShellCategory[];
  /** The number of products, each counted once. */
  productCount: number;
  /** The entries of the menu, in order. The entry for all products opens the list of categories. */
  menuEntries: ShellEntry[];
  footerEntries: ShellEntry[];
  /** The calculator, linked from the list of categories. */
  calculator: ShellEntry;
  offices: { label: string; lines: string[] }[];
  /** Telephone and e-mail, for print. */
  contact: string[];
  place: string;
  /** Ways to reach the company: chat, mail, networks, e-catalogue. */
  links: CompanyLink[];
  copyright: string;
  /** Shown while company details, projects or pictures are samples. */
  sampleNotice?: string | undefined;
}

/** The largest width of a menu picture on a screen with a pixel ratio of 2 or more. */
const widestPicturePx = 480;

/** Picks the content of the header and footer from the catalogue. For loaders only. */
export function shellContent({ company, pages, menu, footer, categories, products, samples }: Catalogue): ShellContent {
  const { corporate, registered } = company.offices;
  return {
    companyName: company.name.value,
    categories: categories.map(({ menuLabel, path, highlightsProducts, cards, count, home, picture: ownPicture }) => {
      const picture = home.picture ?? ownPicture;
      return {
        name: menuLabel,
        path,
        highlightsProducts,
        count: cards.length,
        countInWords: count,
        picture: picture && { ...pictureForWidth(picture, widestPicturePx), alt: "" },
      };
    }),
    productCount: products.length,
    menuEntries: menu.map(linkOf),
    footerEntries: footer.map(linkOf),
    calculator: { name: pages.room.footerLabel ?? pages.room.heading, path: sitePages.room.path },
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    contact: [...company.phones, ...company.emails].map(({ value }) => value),
    place: corporate.lines.at(-1) ?? "",
    links: companyLinks(company),
    copyright: company.copyright,
    sampleNotice: samples.any ? company.sampleNote : undefined,
  };
}

function linkOf({ name, path }: ShellEntry): ShellEntry {
  return { name, path };
}

/** The data that every page needs. */
export interface RootData {
  companyName: string;
  shell: ShellContent;
  indexable: boolean;
  notFound: Catalogue["pages"]["notFound"];
  error: Catalogue["pages"]["error"];
}

/** Picks from the catalogue what every page needs. For loaders only. */
export function rootData(content: Catalogue): RootData {
  const { notFound, error } = content.pages;
  return {
    companyName: content.company.name.value,
    shell: shellContent(content),
    indexable: !content.samples.any,
    notFound,
    error,
  };
}

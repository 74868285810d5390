import type { ResolvedPicture } from "../ui/picture.tsx";
import { type CompanyLink, companyLinks } from "#app/ui/company-links.ts";
import { addressedPages } from "#content/page-registry.ts";
import type { Catalogue } from "#content/schema/resolved.ts";

/** A product category as header and footer show it. */
export interface ShellCategory {
  name: string;
  path: string;
  /** Whether its pages mark the entry "Products" of the menu as the current one. */
  highlightsProducts: boolean;
  /** How many products it has, as a number and in words ("11 chairs"). */
  count: number;
  countInWords: string;
  picture?: ResolvedPicture | undefined;
}

/** A page as menu and footer name it. */
export interface ShellEntry {
  name: string;
  path: string;
}

/** What stands around every page. */
export interface ShellContent {
  companyName: string;
  categories: ShellCategory[];
  /** The pages that the menu names, in its order; in place of the page of all products stands the menu of categories. */
  menuEntries: ShellEntry[];
  footerEntries: ShellEntry[];
  offices: { label: string; lines: string[] }[];
  place: string;
  /** Ways to reach the company: chat, mail, networks, e-catalogue. */
  links: CompanyLink[];
  copyright: string;
  /** Said while company details, projects or pictures are samples. */
  sampleNotice?: string | undefined;
}

/** Picks from the catalogue what header and footer show. Loaders only. */
export function shellContent({ company, pages, categories, samples }: Catalogue): ShellContent {
  const { corporate, registered } = company.offices;
  return {
    companyName: company.name.value,
    categories: categories.map(({ menuLabel, path, highlightsProducts, cards, count, home, picture }) => ({
      name: menuLabel,
      path,
      highlightsProducts,
      count: cards.length,
      countInWords: count,
      picture: home.picture ?? picture,
    })),
    menuEntries: entries(pages, "menuLabel"),
    footerEntries: entries(pages, "footerLabel"),
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    place: corporate.lines.at(-1) ?? "",
    links: companyLinks(company),
    copyright: company.copyright,
    sampleNotice: samples.any ? company.sampleNote : undefined,
  };
}

/** The pages that have a label of this kind, in the order of the registry. */
function entries(pages: Catalogue["pages"], label: "menuLabel" | "footerLabel"): ShellEntry[] {
  return addressedPages.flatMap(({ id, path }) => {
    const name = pages[id][label];
    return name === undefined ? [] : [{ name, path }];
  });
}

import type { ResolvedPicture } from "../ui/picture.tsx";
import type { CompanyLink } from "#app/ui/company-links.ts";

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

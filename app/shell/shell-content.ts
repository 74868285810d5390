import type { ResolvedPicture } from "../ui/picture.tsx";
import type { CompanyLink } from "#app/ui/company-links.ts";

/** A product category as header and footer show it. */
export interface ShellCategory {
  name: string;
  path: string;
  /** How many products it has, as a number and in words ("11 chairs"). */
  count: number;
  countInWords: string;
  picture?: ResolvedPicture | undefined;
}

/** What stands around every page. */
export interface ShellContent {
  companyName: string;
  categories: ShellCategory[];
  offices: { label: string; lines: string[] }[];
  place: string;
  /** Ways to reach the company: chat, mail, networks, e-catalogue. */
  links: CompanyLink[];
  copyright: string;
  /** Said while company details, projects or pictures are samples. */
  sampleNotice?: string | undefined;
}

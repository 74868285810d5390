import type { Catalogue } from "#content/schema/resolved.ts";
import { shellContent, type ShellContent } from "../shell/shell-content.ts";

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

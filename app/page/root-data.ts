import type { Catalogue } from "#content/schema/resolved.ts";
import { shellContent, type ShellContent } from "../shell/shell-content.ts";

/** What every page needs, whatever it shows. */
export interface RootData {
  companyName: string;
  shell: ShellContent;
  indexable: boolean;
  notFound: Catalogue["pages"]["notFound"];
  error: Catalogue["pages"]["error"];
}

/** Picks what every page needs from the catalogue. For loaders only. */
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

import { addressedPages } from "#content/page-registry.ts";
import type { Catalogue } from "#content/schema/resolved.ts";
import { companyLinks } from "#app/ui/company-links.ts";
import type { ShellContent, ShellEntry } from "./shell-content.ts";

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

import type { Catalogue } from "#content/schema/resolved.ts";
import { companyLinks } from "#app/ui/company-links.ts";
import type { ShellContent } from "./shell-content.ts";

/** Picks from the catalogue what header and footer show. Loaders only. */
export function shellContent({ company, navigation, categories, samples }: Catalogue): ShellContent {
  const { corporate, registered } = company.offices;
  return {
    companyName: company.name.value,
    categories: categories.map(({ menuLabel, path, cards, count, home, picture }) => ({
      name: menuLabel,
      path,
      count: cards.length,
      countInWords: count,
      picture: home.picture ?? picture,
    })),
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    place: corporate.lines.at(-1) ?? "",
    links: companyLinks(company),
    copyright: company.copyright,
    sampleNotice: samples.any ? navigation.footer.sampleNote : undefined,
  };
}

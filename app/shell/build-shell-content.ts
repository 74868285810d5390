import type { Catalogue } from "#content/schema/resolved.ts";
import type { ShellContent } from "./shell-content.ts";

/** Picks from the catalogue what header and footer show. Loaders only. */
export function shellContent({ company, navigation, categories, samples }: Catalogue): ShellContent {
  const { corporate, registered } = company.offices;
  const email = company.emails[0]?.value ?? "";
  return {
    companyName: company.name.value,
    categories: categories.map(({ menuLabel, path, cards, count, picture }) => ({
      name: menuLabel,
      path,
      count: cards.length,
      countInWords: count,
      picture,
    })),
    offices: [corporate, registered].map(({ label, lines }) => ({ label, lines: [...lines] })),
    place: corporate.lines.at(-1) ?? "",
    links: [
      {
        label: company.chat.label,
        href: `${company.chat.service.value}${digits(company.chat.phone.value)}`,
        download: false,
      },
      { label: "E-mail", href: `mailto:${email}`, download: false },
      { label: company.social.network.label, href: company.social.network.address.value, download: false },
      {
        label: company.social.professionalNetwork.label,
        href: company.social.professionalNetwork.address.value,
        download: false,
      },
      { label: company.catalogueFile.label, href: `/${company.catalogueFile.fileName}`, download: true },
    ],
    copyright: company.copyright,
    sampleNotice: samples.any ? navigation.footer.sampleNote : undefined,
  };
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}

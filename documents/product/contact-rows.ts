import type { Catalogue } from "#content/catalogue.ts";

/**
 * Telephone, e-mail and a page of the site, each as a link.
 * @param term the label of the page
 */
export function contactRows({ company }: Catalogue, term: string, page: string) {
  return [
    {
      term: "Telephone",
      lines: company.phones.map(({ value }) => ({ text: value, href: `tel:${value.replaceAll(" ", "")}` })),
    },
    { term: "E-mail", lines: company.emails.map(({ value }) => ({ text: value, href: `mailto:${value}` })) },
    { term, lines: [{ text: page, href: page }] },
  ];
}

import type { Company } from "#content/schema/company.ts";
import { absoluteUrl } from "./site-origin.ts";

/** The supplier as structured data for search engines (schema.org Organization). */
export function organization(company: Company): object {
  const { corporate, registered } = company.offices;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name.value,
    description: company.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/sharing.jpg"),
    address: [corporate, registered].map(postalAddress),
    contactPoint: company.phones.map((phone, index) => ({
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: phone.value,
      email: company.emails[index]?.value,
      areaServed: "IN",
    })),
  };
}

/** An office's lines end with the town, its postal code if there is one, and the country. */
function postalAddress({ label, lines }: Company["offices"]["corporate"]): object {
  const parts = lines.flatMap((line) => line.split(", "));
  const [, town = parts.at(-2), postalCode] = /^(.+) (\d{6})$/.exec(parts.at(-2) ?? "") ?? [];
  return {
    "@type": "PostalAddress",
    name: label,
    streetAddress: parts.slice(0, -2).join(", "),
    addressLocality: town,
    postalCode,
    addressCountry: parts.at(-1),
  };
}

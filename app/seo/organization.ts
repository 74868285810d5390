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
    address: [corporate, registered].map(({ label, lines }) => ({
      "@type": "PostalAddress",
      name: label,
      streetAddress: lines.slice(0, -1).join(", "),
      addressLocality: lines.at(-1),
      addressCountry: "IN",
    })),
    contactPoint: company.phones.map((phone, index) => ({
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: phone.value,
      email: company.emails[index]?.value,
      areaServed: "IN",
    })),
  };
}

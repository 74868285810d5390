import type { Company } from "#content/schema/company.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { absoluteUrl } from "./site-origin.ts";

// Only the server writes these; browsers load none of this code.

/** A page's breadcrumbs as a schema.org BreadcrumbList. */
export function breadcrumbList(trail: readonly Crumb[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** The products of a listing as a schema.org ItemList. */
export function itemList(name: string, items: readonly { name: string; path: string }[]): object {
  if (!import.meta.env.SSR) return {};
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
}

/** The supplier as a schema.org Organization. */
export function organization(company: Company): object {
  if (!import.meta.env.SSR) return {};
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

/** An office's lines end with the town, the postal code if there is one, and the country. */
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

interface ProductFields {
  name: string;
  description: string;
  /** The product's own path, whichever page shows it. */
  canonicalPath: string;
  category: string;
  companyName: string;
  modelCode?: string | undefined;
  /** The path of the picture on this site. */
  pictureUrl?: string | undefined;
  /** Figures exactly as supplied, without samples. */
  figures: { label: string; lines: readonly string[] }[];
}

/** A product as a schema.org Product, without offers because there are no prices: docs/decisions/structured-data.md. */
export function productData(product: ProductFields): object {
  if (!import.meta.env.SSR) return {};
  const { name, description, canonicalPath, category, companyName, modelCode, pictureUrl, figures } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    url: absoluteUrl(canonicalPath),
    category,
    brand: { "@type": "Brand", name: companyName },
    ...(modelCode && { model: modelCode }),
    ...(pictureUrl && { image: absoluteUrl(pictureUrl) }),
    additionalProperty: figures.map(({ label, lines }) => ({
      "@type": "PropertyValue",
      name: label,
      value: lines.join("; "),
    })),
  };
}

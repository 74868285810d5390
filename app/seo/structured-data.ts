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

/**
 * The supplier as a schema.org Organization, without sample addresses and contacts.
 * @param states the states of India, which follow the town in an address
 */
export function organization(company: Company, states: readonly string[]): object {
  if (!import.meta.env.SSR) return {};
  const { corporate, registered } = company.offices;
  const offices = [corporate, registered].filter((office) => office !== undefined);
  const suppliedOffices = offices.filter(({ sample }) => !sample);
  const { phones, emails } = company;
  const contacts = (phones.length > emails.length ? phones : emails)
    .map((_, index) => ({ telephone: supplied(phones[index]), email: supplied(emails[index]) }))
    .filter(({ telephone, email }) => telephone ?? email);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name.value,
    description: company.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/sharing.jpg"),
    ...(suppliedOffices.length > 0 && { address: suppliedOffices.map((office) => postalAddress(office, states)) }),
    ...(contacts.length > 0 && {
      contactPoint: contacts.map((contact) => ({
        "@type": "ContactPoint",
        contactType: "sales",
        ...contact,
        areaServed: "IN",
      })),
    }),
  };
}

function supplied(contact: Company["phones"][number] | undefined): string | undefined {
  return contact?.sample ? undefined : contact?.value;
}

const cityStates = new Set(["Delhi", "Chandigarh", "Puducherry"]);

/** An office's lines end with the town, its postal code and state if they are given, and the country: `Bengaluru - 560 001, Karnataka`. */
function postalAddress({ label, lines }: Company["offices"]["corporate"], states: readonly string[]): object {
  const parts = lines.join(",").replace(/[,.\s]*\bIndia[.\s]*$/i, "");
  const postal = /[,\s–-]*(?:\bPIN(?: ?code)?[\s:.-]*)?\b([1-9]\d{2}) ?(\d{3})(?=[.\s]*(?:,[^,\d]*)?$)/i.exec(parts);
  const places = parts
    .replace(postal?.[0] ?? "", "")
    .split(",")
    .map((part) => part.replaceAll(/^\s+|[.\s]+$/g, ""))
    .filter(Boolean);
  const last = places.at(-1)?.toLowerCase();
  const region = states.find((state) => state.toLowerCase() === last && !cityStates.has(state));
  const streets = region ? places.slice(0, -1) : places;
  return {
    "@type": "PostalAddress",
    name: label,
    streetAddress: streets.slice(0, -1).join(", "),
    addressLocality: streets.at(-1),
    addressRegion: region,
    postalCode: postal ? `${postal[1]}${postal[2]}` : undefined,
    addressCountry: "India",
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

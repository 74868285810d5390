import { absoluteUrl } from "./site-origin.ts";

interface ProductFacts {
  name: string;
  description: string;
  /** The product's own address, whichever page shows it. */
  canonicalPath: string;
  category: string;
  companyName: string;
  modelCode?: string | undefined;
  /** Address of the picture on this site. */
  pictureUrl?: string | undefined;
  /** Figures as supplied, digit for digit. Samples stay out. */
  figures: { label: string; lines: readonly string[] }[];
}

/** A product as schema.org describes one, without offers: there are no prices. */
export function productData(product: ProductFacts): object {
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

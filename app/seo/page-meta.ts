import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "./site-origin.ts";

interface PageMeta {
  /** Unique among all pages, without the company's name. */
  title: string;
  description: string;
  /** The page's own path, or that of the page whose content it repeats. */
  canonicalPath: string;
  companyName: string;
  /** A picture for sharing, by its path on this site. */
  picture?: { url: string; alt: string } | undefined;
  structuredData?: object[] | undefined;
}

/** The metadata of a page for search engines and for sites where it is shared. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  // Only the server writes it; browsers get none of the code.
  if (!import.meta.env.SSR) return [];
  const { title, description, canonicalPath, companyName, structuredData = [] } = page;
  const picture = page.picture ?? { url: "/sharing.jpg", alt: companyName };
  const fullTitle = `${title} | ${companyName}`;
  const url = absoluteUrl(canonicalPath);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: companyName },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: absoluteUrl(picture.url) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((data) => ({ "script:ld+json": data })),
  ];
}

/** The title and description of a page that is missing or failed, which asks search engines not to index it. */
export function failureMeta(
  { title, description }: { title: string; description: string },
  companyName: string,
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  return [
    { title: `${title} | ${companyName}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

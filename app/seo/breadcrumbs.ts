import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { absoluteUrl } from "./site-origin.ts";

/** The trail of a page as schema.org's BreadcrumbList. */
export function breadcrumbList(trail: readonly Crumb[]): object {
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

import { sitePages } from "#content/page-registry.ts";
import { trailFromHome } from "#app/ui/breadcrumb.tsx";

/** The breadcrumb of a listing. */
export function listingTrail({ title, path }: { title: string; path: string }) {
  return trailFromHome({ name: "Products", path: sitePages.product.path }, { name: title, path });
}

import { trailFromHome } from "#app/ui/breadcrumb.tsx";

/** The way to a listing. */
export function listingTrail({ title, path }: { title: string; path: string }) {
  return trailFromHome({ name: "Products", path: "/product" }, { name: title, path });
}

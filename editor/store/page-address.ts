import { sitePages, type PageId, type PageDefinition } from "#content/page-registry.ts";

/** Pages that show what is in the files that are no page themselves. */
const others: Record<string, string> = {
  "company.yaml": "/contact",
  "gallery.yaml": "/#gallery-title",
  "glossary.yaml": "/glossary",
  "facets.yaml": "/product",
  "figures.yaml": "/product",
  "acoustics.yaml": "/room",
  "map.yaml": "/projects",
};

/** The address of a page on which a file can be seen, and the part of it behind `#`, if it is only seen there; undefined if it is seen on no page in particular. */
export function pageAddressOf(path: string): string | undefined {
  const name = path.replace(/\.yaml$/, "");
  if (path.startsWith("products/")) return `/${name.slice("products/".length)}`;
  if (path.startsWith("categories/")) return `/${name.slice("categories/".length)}`;
  if (path.startsWith("pages/"))
    return (sitePages[name.slice("pages/".length) as PageId] as PageDefinition | undefined)?.path;
  return others[path];
}

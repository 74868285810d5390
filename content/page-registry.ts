/** A page that stands alone, or a screen that stands in for a page. */
export interface PageDefinition {
  /** Its address, which is a contract with links that exist elsewhere. A screen that stands in for a page has none. */
  readonly path?: string;
  /** False for a page that a visitor fills, on which a search engine would find nothing. */
  readonly indexable?: false;
}

/**
 * Every page but those of categories and products, in the order of menu and footer. From a line here follow the route (the
 * module `app/routes/<id>.tsx`), the sitemap, the search, the check of titles and the schema for editors. Its words, with
 * its labels in menu and footer, are in `content/pages/<id>.yaml`.
 */
export const sitePages = {
  home: { path: "/" },
  product: { path: "/product" },
  about: { path: "/about" },
  projects: { path: "/projects" },
  contact: { path: "/contact" },
  glossary: { path: "/glossary" },
  privacy: { path: "/privacy" },
  shortlist: { path: "/shortlist", indexable: false },
  compare: { path: "/compare", indexable: false },
  notFound: {},
  error: {},
} as const satisfies Record<string, PageDefinition>;

/** The files for search engines. */
export const siteFiles = { sitemap: "/sitemap.xml", robots: "/robots.txt" } as const;

export type PageId = keyof typeof sitePages;

/** The identifiers of all pages, in their order. */
export const pageIds = Object.keys(sitePages) as PageId[];

/** The pages that have an address, with what the registry says of each. */
export const addressedPages = (Object.entries(sitePages) as [PageId, PageDefinition][]).flatMap(
  ([id, { path, indexable = true }]) => (path === undefined ? [] : [{ id, path, indexable }]),
);

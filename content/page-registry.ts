/** A single page, or an error screen. */
export interface PageDefinition {
  /** Its path, which must not change because other sites link to it. An error screen has none. */
  readonly path?: string;
  /** False for a page that is empty until a visitor fills it, or that is only for visitors without a network. */
  readonly indexable?: false;
}

/**
 * All pages except those of categories and products, in the order of menu and footer unless their files set
 * another. A line here gives a page its address, sitemap entry, search document, title check and editor schema.
 * Its text, with its labels in menu and footer, is in `content/pages/<id>.yaml`, and its module is
 * `app/routes/<id>.tsx`.
 */
export const sitePages = {
  home: { path: "/" },
  product: { path: "/product" },
  room: { path: "/room" },
  seats: { path: "/seats" },
  downloads: { path: "/downloads" },
  about: { path: "/about" },
  projects: { path: "/projects" },
  contact: { path: "/contact" },
  glossary: { path: "/glossary" },
  privacy: { path: "/privacy" },
  shortlist: { path: "/shortlist", indexable: false },
  compare: { path: "/compare", indexable: false },
  offline: { path: "/offline", indexable: false },
  notFound: {},
  error: {},
} as const satisfies Record<string, PageDefinition>;

/** The files for search engines. */
export const siteFiles = { sitemap: "/sitemap.xml", robots: "/robots.txt" } as const;

export type PageId = keyof typeof sitePages;

/** The ids of all pages, in order. */
export const pageIds = Object.keys(sitePages) as PageId[];

/** The pages with an address, with their registry entries. */
export const addressedPages = (Object.entries(sitePages) as [PageId, PageDefinition][]).flatMap(
  ([id, { path, indexable = true }]) => (path === undefined ? [] : [{ id, path, indexable }]),
);

/** The pages that also exist in Hindi, besides those of categories. Not in their entries, which are sent to browsers. */
export const pagesInHindi: readonly PageId[] = ["home", "contact", "privacy"];

/** The path of a page in Hindi: `/hi/contact` for `/contact`. */
export function hindiPath(path: string): string {
  return path === "/" ? "/hi" : `/hi${path}`;
}

/** The path of a page in a language. */
export function pathIn(language: "en" | "hi", path: string): string {
  return language === "hi" ? hindiPath(path) : path;
}

/** Whether a path is that of a page in Hindi. */
export function isHindi(path: string): boolean {
  return /^\/hi(?:\/|$)/.test(path);
}

/** The path of the English page: `/contact` for `/hi/contact`, and any other unchanged. */
export function englishPath(path: string): string {
  return isHindi(path) ? path.slice("/hi".length) || "/" : path;
}

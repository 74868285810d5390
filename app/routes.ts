import { matchPath } from "react-router";
import { addressedPages, hindiPath, pagesInHindi, siteFiles, sitePages, type PageId } from "#content/page-registry.ts";
import { categoryNames } from "./content.server.ts";
import type { FileModule, PageModule } from "./page/route.ts";
import * as about from "./routes/about.tsx";
import * as compare from "./routes/compare.tsx";
import * as contact from "./routes/contact.tsx";
import * as detail from "./routes/detail.tsx";
import * as downloads from "./routes/downloads.tsx";
import * as glossary from "./routes/glossary.tsx";
import * as home from "./routes/home.tsx";
import * as listing from "./routes/listing.tsx";
import * as listingInHindi from "./routes/listing-in-hindi.tsx";
import * as offline from "./routes/offline.tsx";
import * as privacy from "./routes/privacy.tsx";
import * as product from "./routes/product.tsx";
import * as project from "./routes/project.tsx";
import * as projects from "./routes/projects.tsx";
import * as robots from "./routes/robots.ts";
import * as room from "./routes/room.tsx";
import * as seats from "./routes/seats.tsx";
import * as shortlist from "./routes/shortlist.tsx";
import * as sitemap from "./routes/sitemap.ts";

/** An address of the site, or several with the same module. */
interface SiteRoute {
  /** In React Router's syntax. */
  path: string;
  /** The name of the module, and of its style sheet. */
  id: string;
  module: PageModule | FileModule;
}

const pages: Record<
  Exclude<PageId, "notFound" | "error"> | "project" | "listing" | "listingInHindi" | "detail",
  PageModule
> = {
  home,
  product,
  room,
  seats,
  downloads,
  about,
  projects,
  contact,
  glossary,
  privacy,
  shortlist,
  compare,
  offline,
  project,
  listing,
  listingInHindi,
  detail,
};
const files: Record<keyof typeof siteFiles, FileModule> = { sitemap, robots };

function pageRoute(path: string, id: keyof typeof pages): SiteRoute {
  return { path, id, module: pages[id] };
}

/** Every address of the site. The camelCase paths must not change, because other sites link to them. */
export const routes: SiteRoute[] = [
  ...addressedPages.map(({ id, path }) => pageRoute(path, id as keyof typeof pages)),
  pageRoute(`${sitePages.projects.path}/:page`, "project"),
  // The addresses of a listing and its products begin with the name of the category's file.
  ...categoryNames().flatMap((category) => [
    pageRoute(`/${category}`, "listing"),
    pageRoute(`/${category}/:slug`, "detail"),
  ]),
  ...addressedPages
    .filter(({ id }) => pagesInHindi.includes(id))
    .map(({ id, path }) => pageRoute(hindiPath(path), id as keyof typeof pages)),
  ...categoryNames().map((category) => ({
    ...pageRoute(hindiPath(`/${category}`), "listingInHindi"),
    id: "listing-in-hindi",
  })),
  ...Object.entries(siteFiles).map(([id, path]) => ({ path, id, module: files[id as keyof typeof files] })),
];

/** The route of an address, and the parameters in its path. Undefined if there is none. */
export function findRoute(pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { ...route, params: match.params };
  }
}

/** The query parameters on which pages depend, by their paths. */
export const queryParameters = Object.fromEntries(
  routes.flatMap(({ path, module }) => {
    const names = "handle" in module ? module.handle?.queryParameters : undefined;
    return names ? [[path, names] as const] : [];
  }),
);

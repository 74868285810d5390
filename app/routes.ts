import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { addressedPages, siteFiles, sitePages } from "#content/page-registry.ts";
import { categoryNames } from "./content.server.ts";

/** A listing and the pages of its products. The address begins with the name of the category's file. */
function categoryRoutes(category: string) {
  return [
    route(category, "routes/listing.tsx", { id: `listing-${category}` }),
    route(`${category}/:slug`, "routes/detail.tsx", { id: `detail-${category}` }),
  ];
}

/** Every address of the site. The camelCase paths are a contract with links that exist elsewhere. */
export default [
  ...addressedPages.map(({ id, path }) =>
    path === "/" ? index(`routes/${id}.tsx`) : route(path.slice(1), `routes/${id}.tsx`),
  ),
  route(`${sitePages.projects.path.slice(1)}/:page`, "routes/project.tsx"),
  ...categoryNames().flatMap(categoryRoutes),
  ...Object.entries(siteFiles).map(([name, path]) => route(path.slice(1), `routes/${name}.ts`)),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

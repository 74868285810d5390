import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { addressedPages, siteFiles } from "#content/page-registry.ts";

const categories = ["wallPanels", "acousticCeilings", "metalCeilings", "seatingSystems", "acousticDoors"];
const categoriesWithDetails = [...categories, "stageSystems"];

/** Every address of the site. The camelCase paths are a contract with links that exist elsewhere. */
export default [
  ...addressedPages.map(({ id, path }) =>
    path === "/" ? index(`routes/${id}.tsx`) : route(path.slice(1), `routes/${id}.tsx`),
  ),
  ...categories.map((category) => route(category, "routes/listing.tsx", { id: `listing-${category}` })),
  route("stageSystems", "routes/stage-systems.tsx"),
  ...categoriesWithDetails.map((category) =>
    route(`${category}/:slug`, "routes/detail.tsx", { id: `detail-${category}` }),
  ),
  ...Object.entries(siteFiles).map(([name, path]) => route(path.slice(1), `routes/${name}.ts`)),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

import { index, route, type RouteConfig } from "@react-router/dev/routes";

const categories = ["wallPanels", "acousticCeilings", "metalCeilings", "seatingSystems", "acousticDoors"];
const categoriesWithDetails = [...categories, "stageSystems"];

/** Every address of the site. The camelCase paths are a contract with links that exist elsewhere. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("product", "routes/product.tsx"),
  route("projects", "routes/projects.tsx"),
  route("glossary", "routes/glossary.tsx"),
  route("shortlist", "routes/shortlist.tsx"),
  route("compare", "routes/compare.tsx"),
  ...categories.map((category) => route(category, "routes/listing.tsx", { id: `listing-${category}` })),
  route("stageSystems", "routes/stage-systems.tsx"),
  ...categoriesWithDetails.map((category) =>
    route(`${category}/:slug`, "routes/detail.tsx", { id: `detail-${category}` }),
  ),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

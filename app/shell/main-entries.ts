/** The pages that the header names beside the products, in its order. */
export const entriesBeforeProducts = [{ name: "Home", path: "/" }];
export const entriesAfterProducts = [
  { name: "About", path: "/about" },
  { name: "Projects", path: "/projects" },
  { name: "Contact", path: "/contact" },
];

const highlightingRoutes = ["/wallPanels", "/acousticCeilings", "/seatingSystems", "/acousticDoors"];

/** Whether a path lights the Products entry. Metal ceilings and stage systems do not: so the specification says. */
export function highlightsProducts(path: string): boolean {
  return highlightingRoutes.some((route) => path.startsWith(route));
}

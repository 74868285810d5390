import { matchPath, type ServerBuild } from "react-router";

/** What a route module may say in its `handle`: the names of the query parameters that its page depends on. */
interface RouteHandle {
  queryParameters?: string[];
}

type QueryDecision = (address: string, query: URLSearchParams) => boolean;

/**
 * Tells whether a page at an address depends on a query, so that the prerendered page will not do. A query that no route
 * reads (`utm_source`, say) changes nothing.
 */
export function createQueryDecision(routes: ServerBuild["routes"]): QueryDecision {
  const readers = Object.values(routes).flatMap((route) => {
    const names = (route?.module.handle as RouteHandle | undefined)?.queryParameters;
    return route && names ? [{ pattern: patternOf(route.id, routes), names }] : [];
  });
  return (address, query) =>
    readers.some(({ pattern, names }) => names.some((name) => query.has(name)) && matchPath(pattern, pageOf(address)));
}

function patternOf(id: string, routes: ServerBuild["routes"]): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join("/")}`;
}

/** The page whose data stands at an address: `/projects.data` belongs to `/projects`, and `/_.data` to `/`. */
function pageOf(address: string): string {
  return address.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}

import { matchPath, type ServerBuild } from "react-router";

/** What a route module may say in its `handle`: the names of the query parameters on which its page depends. */
interface RouteHandle {
  queryParameters?: string[];
}

/** The addresses of a route, as a React Router pattern, and the query parameters on which they depend. */
export interface QueryDependence {
  pattern: string;
  names: string[];
}

/** The routes whose page depends on query parameters. */
export function queryDependences(routes: ServerBuild["routes"]): QueryDependence[] {
  return Object.values(routes).flatMap((route) => {
    const names = (route?.module.handle as RouteHandle | undefined)?.queryParameters;
    return route && names ? [{ pattern: patternOf(route.id, routes), names }] : [];
  });
}

/**
 * Makes the function that says whether a page at an address depends on a query, so that the prerendered page will not do. A
 * parameter that no route names (`utm_source`, say) changes nothing.
 */
export function createQueryCheck(routes: ServerBuild["routes"]) {
  const dependences = queryDependences(routes);
  return (address: string, query: URLSearchParams): boolean =>
    dependences.some(
      ({ pattern, names }) => names.some((name) => query.has(name)) && matchPath(pattern, pageOf(address)),
    );
}

function patternOf(id: string, routes: ServerBuild["routes"]): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join("/")}`;
}

/** The page whose data are at an address: `/projects.data` belongs to `/projects`, and `/_.data` to `/`. */
function pageOf(address: string): string {
  return address.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}

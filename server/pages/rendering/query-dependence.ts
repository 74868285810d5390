import type { ServerBuild } from "react-router";

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

function patternOf(id: string, routes: ServerBuild["routes"]): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join("/")}`;
}

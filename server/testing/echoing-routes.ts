import { createElement } from "react";
import { useLocation } from "react-router";
import type { SiteBuild } from "../pages/site-build.ts";

/** The routes of a build, with other components in those that depend on the query. */
export function echoingRoutes(routes: SiteBuild["routes"]): SiteBuild["routes"] {
  const echoing = Object.entries(routes).map(([id, route]) => {
    const handle = route?.module.handle as { queryParameters?: string[] } | undefined;
    if (!route || !handle?.queryParameters) return [id, route];
    return [id, { ...route, module: { default: Echo, handle, loader: () => null } }];
  });
  return Object.fromEntries(echoing) as SiteBuild["routes"];
}

function Echo() {
  const { search } = useLocation();
  const html = [...new URLSearchParams(search).values()].join("");
  return createElement("div", { id: "echo", dangerouslySetInnerHTML: { __html: html } });
}

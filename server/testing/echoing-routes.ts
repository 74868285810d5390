import { createElement } from "react";
import { useLocation } from "react-router";

interface Route {
  module: { handle?: { queryParameters?: string[] } };
}

/** Replaces the pages of a site's routes that depend on the query. */
export function makeRoutesEcho(routes: Route[]): void {
  for (const route of routes) {
    const { handle } = route.module;
    const echo = { loader: () => null, meta: () => null, default: Echo };
    if (handle?.queryParameters) route.module = { ...echo, handle };
  }
}

function Echo() {
  const { search } = useLocation();
  const html = [...new URLSearchParams(search).values()].join("");
  return createElement("div", { id: "echo", dangerouslySetInnerHTML: { __html: html } });
}

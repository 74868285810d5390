import type { MouseEvent, RefAttributes } from "react";
import { Link, type LinkProps } from "react-router";

/** A link inside the site: the next page's data and code are fetched at the first sign of interest. */
export function AppLink(props: LinkProps & RefAttributes<HTMLAnchorElement>) {
  return <Link prefetch="intent" {...props} />;
}

/** Replaces the action of a click on a link, unless the click opens another tab or window. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}

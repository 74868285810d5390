import { Link, type LinkProps } from "react-router";

/** A link inside the site: the next page's data and code are fetched at the first sign of interest. */
export function AppLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}

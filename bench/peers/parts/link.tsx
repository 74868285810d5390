import type { ReactNode } from "react";

export interface LinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page: Next's component, or a plain anchor. */
export type LinkPart = (props: LinkProps) => ReactNode;

/** The pages that a peer has. Its other links lead nowhere, so they must not be prefetched. */
const pages = new Set(["/", "/wallPanels", "/wallPanels/perforatedPanel"]);

/** A link that the framework handles if the peer has its page. */
export function To({ link, ...props }: LinkProps & { link: LinkPart }) {
  const Link = pages.has(props.href) ? link : PlainLink;
  return <Link {...props} />;
}

export function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

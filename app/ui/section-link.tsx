import { Link, useLocation, type LinkProps } from "react-router";

interface SectionLinkProps extends Omit<LinkProps, "to"> {
  /** The identifier of the section. */
  section: string;
}

/** A link to a section of the same page. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  // While pages are built, their addresses end in a slash that visitors never see.
  const page = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return <Link {...props} to={{ pathname: page, search, hash: section }} />;
}

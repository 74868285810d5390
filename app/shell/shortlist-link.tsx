import { sitePages } from "#content/page-registry.ts";
import { Icon } from "../ui/icon.tsx";
import { useShownPath } from "./shown-path.ts";

const path = sitePages.shortlist.path;

/** A link to the visitor's list. Script adds the number of items (`start-header.ts`); its space is reserved. */
export function ShortlistLink({ look }: { look: "header" | "menu" }) {
  const shownPath = useShownPath();
  return (
    <a
      className={look === "header" ? "site-header__entry shortlist-link" : "site-menu__entry"}
      href={path}
      aria-current={shownPath === path ? "page" : undefined}
    >
      {look === "header" && <Icon name="bookmark" />}
      <span className="shortlist-link__words">Shortlist</span> <span className="shortlist-link__count" />
    </a>
  );
}

import { sitePages } from "#content/page-registry.ts";
import { useShortlist } from "#app/features/shortlist/index.ts";
import { Icon } from "../ui/icon.tsx";
import { useShownPath } from "./shown-path.ts";

const path = sitePages.shortlist.path;

/** A link to the visitor's list with the number of its items. The number's space is reserved until it is known. */
export function ShortlistLink({ look }: { look: "header" | "menu" }) {
  const shownPath = useShownPath();
  const { length } = useShortlist().items;
  return (
    <a
      className={look === "header" ? "site-header__entry shortlist-link" : "menu-sheet__entry"}
      href={path}
      aria-current={shownPath === path ? "page" : undefined}
    >
      {look === "header" && <Icon name="bookmark" />}
      <span className="shortlist-link__words">Shortlist</span>{" "}
      <span className="shortlist-link__count">{length > 0 && length}</span>
      {length > 0 && <span className="visually-hidden">{length === 1 ? "item" : "items"}</span>}
    </a>
  );
}

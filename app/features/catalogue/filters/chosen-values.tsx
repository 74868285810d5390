import { useEffect, useRef } from "react";
import { Link, type To } from "react-router";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet } from "./facets.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ChosenValuesProps {
  facets: readonly OfferedFacet[];
  hrefWithout: (facet: FacetId, value: string) => To;
  /** What the search asks for, and the address without it. */
  conditions: readonly { readonly name: string; readonly count: string; readonly href: To }[];
  clear: To;
}

/** The conditions of the search and the chosen filters; each is a link that removes it. */
export function ChosenValues({ facets, hrefWithout, conditions, clear }: ChosenValuesProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const before = useRef(0);
  const filters = facets.flatMap(({ id, label, choice, values }) =>
    values
      .filter((value) => value.chosen)
      .map((value) => ({
        href: hrefWithout(id, value.id),
        count: undefined,
        name: choice === "one" ? `${label} ${value.label}` : value.label,
        from: label,
      })),
  );
  const chosen = [...conditions.map((condition) => ({ ...condition, from: "the search" })), ...filters];
  const { length } = chosen;
  // The focus of a removed link goes to the next one, or else to the results.
  useEffect(() => {
    const isShorter = length < before.current;
    before.current = length;
    if (!isShorter || removed.current === undefined) return;
    const links = list.current?.querySelectorAll("a");
    const next = links?.[Math.min(removed.current, links.length - 1)];
    removed.current = undefined;
    (next ?? document.querySelector<HTMLElement>(".catalogue__status h2"))?.focus({ preventScroll: true });
  }, [length]);
  if (length === 0) return null;
  return (
    <ul className="chosen-values" aria-label="Conditions" ref={list}>
      {chosen.map(({ name, count, from, href }, place) => (
        <li key={`${from}: ${name}`}>
          <Link
            to={href}
            preventScrollReset
            aria-label={`${[name, count].join(" ").trim()}: remove from ${from}`}
            onClick={() => (removed.current = place)}
          >
            {name} {count !== undefined && <span className="quiet">{count}</span>} <Icon name="close" sizePx={16} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className="chosen-values__clear" to={clear} preventScrollReset>
            {conditions.length === 0 ? "Clear all" : filters.length === 0 ? "Clear search" : "Clear search and filters"}
          </Link>
        </li>
      )}
    </ul>
  );
}

import { Link, type To } from "react-router";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet } from "./facets.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ChosenValuesProps {
  facets: readonly OfferedFacet[];
  hrefWithout: (facet: FacetId, value: string) => To;
  /** What the search asks for, and the address without it. */
  conditions: readonly { readonly name: string; readonly href: To }[];
  clear: To;
}

/** The conditions of the search and the chosen filters; each is a link that removes it. */
export function ChosenValues({ facets, hrefWithout, conditions, clear }: ChosenValuesProps) {
  const filters = facets.flatMap(({ id, label, choice, values }) =>
    values
      .filter((value) => value.chosen)
      .map((value) => ({
        href: hrefWithout(id, value.id),
        name: choice === "one" ? `${label} ${value.label}` : value.label,
        from: label,
      })),
  );
  const chosen = [...conditions.map((condition) => ({ ...condition, from: "the search" })), ...filters];
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-values" aria-label="Conditions">
      {chosen.map(({ name, from, href }) => (
        <li key={`${from}: ${name}`}>
          <Link to={href} preventScrollReset aria-label={`${name}: remove from ${from}`}>
            {name} <Icon name="close" sizePx={16} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className="chosen-values__clear" to={clear} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

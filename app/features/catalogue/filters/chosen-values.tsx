import { Link, type To } from "react-router";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet } from "./facets.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ChosenValuesProps {
  facets: readonly OfferedFacet[];
  hrefWithout: (facet: FacetId, value: string) => To;
  clear: To;
}

/** The chosen filters; each is a link that removes it. */
export function ChosenValues({ facets, hrefWithout, clear }: ChosenValuesProps) {
  const chosen = facets.flatMap(({ id, label, choice, values }) =>
    values
      .filter((value) => value.chosen)
      .map((value) => ({
        facet: id,
        value: value.id,
        name: choice === "one" ? `${label} ${value.label}` : value.label,
        label,
      })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-values" aria-label="Chosen filters">
      {chosen.map(({ facet, value, name, label }) => (
        <li key={`${facet}=${value}`}>
          <Link to={hrefWithout(facet, value)} preventScrollReset aria-label={`${name}: remove from ${label}`}>
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

import { sitePages } from "#content/page-registry.ts";
import { memo, useState } from "react";
import type { FacetId } from "#content/schema/facet.ts";
import type { OfferedFacet, OfferedValue } from "./facets.ts";
import { TermText } from "#app/ui/terms/terms.tsx";

interface FacetChoicesProps {
  facets: readonly OfferedFacet[];
  onChoose: (facet: FacetId, value: string) => void;
  /** The form that contains the choices. */
  formId?: string | undefined;
}

/** How many facets are open at first. A facet with a choice is also open. */
const openFromStart = 3;

/** The filters of the catalogue: each facet with a sentence that explains it, and its values with live counts. */
export const FacetChoices = memo(function FacetChoices({ facets, ...props }: FacetChoicesProps) {
  return facets.map((facet, place) => (
    <FacetGroup key={facet.id} facet={facet} openAtFirst={place < openFromStart} {...props} />
  ));
});

interface FacetGroupProps extends Omit<FacetChoicesProps, "facets"> {
  facet: OfferedFacet;
  openAtFirst: boolean;
}

function FacetGroup({ facet, openAtFirst, onChoose, formId }: FacetGroupProps) {
  const { id, label, explanation, term, choice, values } = facet;
  const chosen = values.filter((value) => value.chosen);
  // After that, the visitor opens and closes it.
  const [open] = useState(openAtFirst || chosen.length > 0);
  return (
    <details className="facet" open={open} aria-label={label}>
      <summary className="chevron">
        {label}
        {chosen.length > 0 && <span className="facet__chosen">{chosen.map((value) => value.label).join(", ")}</span>}
      </summary>
      <p className="caption quiet">
        <TermText text={explanation} />{" "}
        {term && (
          <a className="facet__term" href={`${sitePages.glossary.path}#${term}`} aria-label={`Glossary: ${label}`}>
            Glossary
          </a>
        )}
      </p>
      {choice === "one" && (
        <label className="facet__value">
          <input
            type="radio"
            name={id}
            value=""
            form={formId}
            checked={chosen.length === 0}
            onChange={() => chosen[0] && onChoose(id, chosen[0].id)}
          />
          Any
        </label>
      )}
      {values.map((value) => (
        <Value key={value.id} {...value} facet={id} choice={choice} onChoose={onChoose} formId={formId} />
      ))}
    </details>
  );
}

interface ValueProps extends OfferedValue, Pick<FacetChoicesProps, "onChoose"> {
  facet: FacetId;
  choice: OfferedFacet["choice"];
  formId: string | undefined;
}

// Most counts do not change from one letter of a search to the next.
const Value = memo(function Value({ facet, choice, id, label, count, chosen, onChoose, formId }: ValueProps) {
  return (
    <label className="facet__value" data-count={count}>
      <input
        type={choice === "one" ? "radio" : "checkbox"}
        name={facet}
        value={id}
        form={formId}
        checked={chosen}
        onChange={() => onChoose(facet, id)}
      />
      {label}
    </label>
  );
});

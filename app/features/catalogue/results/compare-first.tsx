import { ActionLink } from "#app/ui/action-link.tsx";
import { comparisonAddress, mostCompared } from "#app/features/compare/index.ts";
import type { Match } from "#app/features/search/index.ts";
import type { CatalogueItem } from "#content/schema/facet.ts";

interface CompareFirstProps {
  shown: readonly CatalogueItem[];
  /** How each product matches the search, and its page. Without a search, all match. */
  matches: ReadonlyMap<string, { readonly match: Match; readonly path: string }>;
}

/**
 * A link that compares the first results: those that match for certain, if there are two of them; or else those that may match; or else,
 * labelled as such, partial matches.
 */
export function CompareFirst({ shown, matches }: CompareFirstProps) {
  const matching = (...wanted: Match[]) => shown.filter(({ id }) => wanted.includes(matches.get(id)?.match ?? "whole"));
  const [certain, possible] = [matching("whole"), matching("whole", "perhaps")];
  const compared = certain.length > 1 ? certain : possible.length > 0 ? possible : shown;
  const first = compared.slice(0, mostCompared);
  if (first.length < 2) return null;
  const isAll = first.length === shown.length;
  const noun = possible.length > 0 ? "" : ` partial matches`;
  return (
    <ActionLink
      to={comparisonAddress({
        items: first.map(({ id }) => matches.get(id)?.path.slice(1) ?? id),
        onlyDifferences: false,
      })}
    >
      {`Compare ${isAll ? "these" : "the first"} ${first.length}${noun}`}
    </ActionLink>
  );
}

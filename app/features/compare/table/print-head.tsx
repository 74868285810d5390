import { useState } from "react";
import { dayInWords } from "#app/ui/long-date.ts";
import { comparisonAddress, type Comparison } from "../comparison/comparison-address.ts";
import { absoluteUrl } from "#app/seo/site-origin.ts";
import type { ComparePageContent } from "../compare-page-content.ts";

interface PrintHeadProps {
  page: ComparePageContent;
  comparison: Comparison;
  hydrated: boolean;
}

/** The heading of the comparison in print: who made it, when, and its address. */
export function PrintHead({ page, comparison, hydrated }: PrintHeadProps) {
  const { name, contact } = page.company;
  const [date] = useState(() => dayInWords());
  return (
    <header className="compare-print-head">
      <p className="compare-print-head__title">Comparison</p>
      <p>
        <strong>{name}</strong> · {contact}
      </p>
      <p>
        {/* A prerendered page does not know the date. */}
        {`${hydrated ? `${date} · ` : ""}${absoluteUrl(comparisonAddress(comparison))}`}
      </p>
    </header>
  );
}

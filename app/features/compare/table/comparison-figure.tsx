import type { ComparisonCell } from "../comparison/comparison-rows.ts";
import type { ComparedQuantity } from "../comparison/comparison.ts";
import { NrcScale } from "#app/ui/figures/nrc-scale.tsx";

interface ComparisonFigureProps {
  cell: ComparisonCell;
  quantity: ComparedQuantity;
  /** Draws the figure on the absorption scale. */
  nrc: { minimum: number; maximum: number } | undefined;
}

/** A product's data for a quantity. */
export function ComparisonFigure({ cell: { lines, figure, best }, quantity, nrc }: ComparisonFigureProps) {
  if (!figure) return <span className="quiet">Not supplied</span>;
  return (
    <>
      <span className={figure.sample ? "comparison__lines sample-mark" : "comparison__lines"}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {best && <strong className="comparison__best">{quantity.best?.mark}</strong>}
      {nrc && <NrcScale {...nrc} />}
    </>
  );
}

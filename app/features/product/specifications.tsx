import { FigureSheet } from "#app/ui/figures/figure-sheet.tsx";
import type { DetailPage } from "./product-page-content.ts";

/** The figures as data-sheet cards. */
export function Specifications({ cards }: { cards: DetailPage["specifications"] }) {
  return (
    <div className="specifications">
      {cards.map(({ title, figures }) => (
        <div key={title}>
          <h3>{title}</h3>
          <FigureSheet
            rows={figures.map(({ label, term, lines, sample, note }) => ({
              label,
              termId: term,
              lines,
              note: [sample && "Sample value", note].filter(Boolean).join(". ") || undefined,
            }))}
          />
        </div>
      ))}
    </div>
  );
}

import type { ComparisonGroup } from "../comparison/comparison-rows.ts";

interface MarksNoteProps {
  heading: string;
  rules: string[];
  absorption: string;
  groups: readonly ComparisonGroup[];
}

/** What the symbols in the table mean and, if a figure is marked as best or an NRC is not, the rules for that. */
export function MarksNote({ heading, rules, absorption, groups }: MarksNoteProps) {
  const rows = groups.flatMap((group) => group.rows);
  const figures = rows.flatMap(({ cells }) => cells.map(({ figure }) => figure));
  const absorptions = rows.find(({ quantity }) => quantity.id === "nrc")?.cells.flatMap(({ figure }) => figure ?? []);
  const unjudged = absorptions !== undefined && absorptions.length > 1 && absorptions.some(({ judged }) => !judged);
  const isMarked = rows.some(({ cells }) => cells.some(({ best }) => best));
  const signs = [
    "Figures are printed as supplied.",
    figures.some((figure) => figure?.sample) && "* Sample value, to be confirmed.",
  ].filter(Boolean);
  return (
    <section className="marks-note" aria-label={heading}>
      <p className="marks-note__signs small quiet">{signs.join(" ")}</p>
      {(unjudged || isMarked) && (
        <>
          <h2>{heading}</h2>
          <ul>
            {[...rules, ...(unjudged ? [absorption] : [])].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

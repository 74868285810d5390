import { isUnanswered, type ComparisonGroup } from "../comparison/comparison-rows.ts";

interface MarksNoteProps {
  heading: string;
  rules: string[];
  absorption: string;
  groups: readonly ComparisonGroup[];
}

/** Explains which figures are marked as best, and what the signs in the table mean. */
export function MarksNote({ heading, rules, absorption, groups }: MarksNoteProps) {
  const rows = groups.flatMap((group) => group.rows);
  const unanswered = rows.filter(isUnanswered).map(({ quantity }) => quantity.label);
  const figures = rows.flatMap(({ cells }) => cells.map(({ figure }) => figure));
  const absorptions = rows.find(({ quantity }) => quantity.id === "nrc")?.cells.flatMap(({ figure }) => figure ?? []);
  const unjudged = absorptions !== undefined && absorptions.length > 1 && absorptions.some(({ judged }) => !judged);
  const signs = [
    "Figures are printed as supplied.",
    figures.some((figure) => figure?.sample) && "* Sample value, to be confirmed.",
  ].filter(Boolean);
  return (
    <section className="marks-note" aria-labelledby="marks-note-title">
      <p className="marks-note__signs small quiet">
        <span>{signs.join(" ")}</span>
        {unanswered.length > 0 && (
          <span className="marks-note__unanswered">
            {` Not supplied for any of these products: ${unanswered.join(", ")}.`}
          </span>
        )}
      </p>
      <h2 id="marks-note-title">{heading}</h2>
      <ul>
        {[...rules, ...(unjudged ? [absorption] : [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

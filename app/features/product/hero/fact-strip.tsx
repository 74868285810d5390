import { NrcBar } from "#app/ui/figures/nrc-bar.tsx";
import { Term, TermText } from "#app/ui/terms/terms.tsx";
import { SampleNote } from "#app/ui/sample-note.tsx";
import type { DetailPage, Fact } from "../product-page-content.ts";

/** The most important figures, before anything else. */
export function FactStrip({ page: { nrc, facts } }: { page: DetailPage }) {
  if (!nrc && facts.length === 0) return null;
  return (
    <section className={nrc ? "fact-strip fact-strip--nrc" : "fact-strip"} aria-label="Key facts">
      {nrc && <NrcBar {...nrc} size="large" />}
      <dl className="fact-strip__facts">
        {facts.map(({ key, label, term, lines, sample }) => (
          <div key={key}>
            <dt>
              <Term id={term}>{label}</Term>
            </dt>
            <dd className={lines.length > 2 ? "fact-strip__many" : undefined}>
              {lines.map((line) => (
                <Value key={line.value} {...line} />
              ))}
              {sample && <SampleNote />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Values up to this length, in characters, keep to one line beside the others. */
const longestShort = 14;

function Value({ value, unit }: Fact["lines"][number]) {
  const short = (unit ? `${value} ${unit}` : value).length <= longestShort;
  return (
    <span className={short ? "fact-strip__value fact-strip__value--short" : "fact-strip__value"}>
      <TermText text={value} />
      {unit && (
        <>
          {" "}
          <small>{unit}</small>
        </>
      )}
    </span>
  );
}

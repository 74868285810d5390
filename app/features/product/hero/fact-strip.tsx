import { NrcBar } from "#app/ui/figures/nrc-bar.tsx";
import { hasLongWord } from "#app/ui/figures/figure-text.tsx";
import { Term, TermText } from "#app/ui/terms/terms.tsx";
import { onRequest } from "#content/printed/evidence.ts";
import { sampleMarkNote } from "#app/ui/sample-note.tsx";
import type { DetailPage, Fact } from "../build-product-page.ts";

/** The most important figures, first on the page. */
export function FactStrip({ page: { nrc, facts } }: { page: DetailPage }) {
  if (!nrc && facts.length === 0) return null;
  const anySample = nrc?.sample === true || facts.some(({ sample }) => sample);
  return (
    <>
      <section className={nrc ? "fact-strip fact-strip--nrc" : "fact-strip"} aria-label="Key facts">
        {nrc && <NrcBar {...nrc} size="large" />}
        <dl className="fact-strip__facts">
          {facts.map(({ key, label, term, lines, sample, askPath }) => (
            <div key={key}>
              <dt className={hasLongWord(label) ? "breakable" : undefined}>
                <Term id={term}>{label}</Term>
              </dt>
              <dd className={lines.length > 2 ? "fact-strip__many" : undefined}>
                {lines.map((line, index) => (
                  <Value key={line.value} {...line} sample={sample && index === lines.length - 1} />
                ))}
                {askPath && (
                  <a className="unbroken small" href={askPath}>
                    {onRequest}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {anySample && <p className="fact-strip__note wrap caption quiet">{sampleMarkNote}</p>}
    </>
  );
}

/** Values up to this length, in characters, stay on one line beside the others. */
const longestShort = 14;

/** Longer values are sentences, which get a separate line and wrap if necessary. */
const longestFigure = 40;

function Value({ value, unit, sample }: Fact["lines"][number] & { sample: boolean }) {
  const { length } = unit ? `${value} ${unit}` : value;
  const classes = [
    "fact-strip__value",
    sample && "sample-mark",
    length <= longestShort && "fact-strip__value--short",
    (length > longestFigure || hasLongWord(value)) && "fact-strip__value--long",
  ];
  return (
    <span className={classes.filter(Boolean).join(" ")}>
      <TermText text={value} />
      {unit && (
        <>
          {" "}
          <small translate="no">{unit}</small>
        </>
      )}
    </span>
  );
}

import { FigureText } from "#app/ui/figures/figure-text.tsx";
import { SampleNote } from "#app/ui/sample-note.tsx";
import type { PrintedStatement } from "#content/schema/resolved.ts";

interface StatementsProps {
  statements: readonly PrintedStatement[];
  /** Numbered steps. */
  ordered?: boolean;
}

/** Statements, one sentence per line. */
export function Statements({ statements, ordered = false }: StatementsProps) {
  const List = ordered ? "ol" : "ul";
  const allSamples = statements.every(({ sample }) => sample);
  return (
    <>
      <List className={ordered ? "statements statements--ordered" : "statements"}>
        {statements.map(({ text, unbroken, sample, note }) => (
          <li key={text}>
            <FigureText text={text} unbroken={unbroken} />
            {sample && !allSamples && <SampleNote note={note} />}
          </li>
        ))}
      </List>
      {allSamples && (
        <p className="statements__note caption quiet">Sample text: general guidance that has not been confirmed.</p>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { Term, TermText } from "./terms.tsx";

interface DataSheetProps {
  rows: {
    term: string;
    /** The glossary entry that explains the term. */
    termId?: string | undefined;
    lines: ReactNode[];
    note?: string | undefined;
  }[];
}

/** Terms and values as a data sheet prints them. Can be selected and copied as text. */
export function DataSheet({ rows }: DataSheetProps) {
  return (
    <dl className="data-sheet">
      {rows.map(({ term, termId, lines, note }) => (
        <div key={term}>
          <dt>
            <Term id={termId}>{term}</Term>
          </dt>
          <dd>
            {lines.map((line, index) => (
              // Lines have no name of their own, and their order never changes.
              <span key={index} className="data-sheet__line">
                {typeof line === "string" ? <TermText text={line} /> : line}
              </span>
            ))}
            {note && <span className="data-sheet__note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

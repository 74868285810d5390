import type { ReactNode } from "react";

interface DataSheetProps {
  rows: {
    label: string;
    /** The label as rendered, if it is more than text. */
    term?: ReactNode;
    lines: ReactNode[];
    note?: string | undefined;
    /** Marked with an asterisk, which a note below the sheet explains. */
    sample?: boolean | undefined;
  }[];
}

/** Terms and values as in a printed data sheet, selectable as text. */
export function DataSheet({ rows }: DataSheetProps) {
  return (
    <dl className="data-sheet">
      {rows.map(({ label, term = label, lines, note, sample }) => (
        <div key={label}>
          <dt>{term}</dt>
          {lines.length === 1 && !note ? (
            <dd className={lineClass(sample)}>{lines[0]}</dd>
          ) : (
            <dd>
              {lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own, and their order never changes
                <span key={index} className={lineClass(sample && index === lines.length - 1)}>
                  {line}
                </span>
              ))}
              {note && <span className="data-sheet__note">{note}</span>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const lineClass = (sample = false) => (sample ? "data-sheet__line sample-mark" : "data-sheet__line");

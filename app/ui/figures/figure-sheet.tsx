import type { ReactNode } from "react";
import { DataSheet } from "./data-sheet.tsx";
import { Term, TermText } from "../terms/terms.tsx";

interface FigureSheetProps {
  rows: {
    label: string;
    /** The glossary entry that explains the label. */
    termId?: string | undefined;
    lines: readonly ReactNode[];
    note?: string | undefined;
    sample?: boolean | undefined;
  }[];
}

/** Figures as a data sheet, with glossary terms marked. */
export function FigureSheet({ rows }: FigureSheetProps) {
  return (
    <DataSheet
      rows={rows.map(({ label, termId, lines, note, sample }) => ({
        label,
        term: <Term id={termId}>{label}</Term>,
        // Lines have no name of their own, and their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        lines: lines.map((line, index) => (typeof line === "string" ? <TermText key={index} text={line} /> : line)),
        note,
        sample,
      }))}
    />
  );
}

import type { ReactNode } from "react";

interface FoldedProps<Each> {
  all: readonly Each[];
  most: number;
  more: (number: number) => string;
  children: (each: Each) => ReactNode;
  /** Whether it stands in a list. */
  isList?: boolean;
}

/** The first of many, and the rest in a fold. */
export function Folded<Each>({ all, most, more, children, isList = false }: FoldedProps<Each>) {
  // A fold for one would save nothing.
  const shown = all.length <= most + 1 ? all.length : most;
  const inside = all.slice(shown).map(children);
  const rest = (
    <details className="record">
      <summary>{more(all.length - shown)}</summary>
      {isList ? <ul className="changes__more">{inside}</ul> : <div className="changes__more">{inside}</div>}
    </details>
  );
  return (
    <>
      {all.slice(0, shown).map(children)}
      {all.length > shown && (isList ? <li>{rest}</li> : rest)}
    </>
  );
}

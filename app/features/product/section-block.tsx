import type { ReactNode } from "react";

interface SectionBlockProps {
  id: string;
  title: string;
  /** Shown at the end of the rule on pages whose sections are numbered. */
  number?: number;
  children: ReactNode;
}

/** A section of a long page: an ink rule, its name, its number. */
export function SectionBlock({ id, title, number, children }: SectionBlockProps) {
  return (
    <section className="section-block" id={id} aria-labelledby={`${id}-title`}>
      <header className="section-block__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {number !== undefined && <span aria-hidden="true">{number}</span>}
      </header>
      {children}
    </section>
  );
}

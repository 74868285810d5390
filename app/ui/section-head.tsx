import type { ReactNode } from "react";

interface SectionHeadProps {
  /** The identifier of the title, unique on the page. */
  id: string;
  title: string;
  /** A link at the end of the line. */
  children?: ReactNode;
}

/** The title of a section with an optional link beside it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}

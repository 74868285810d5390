import type { ReactNode } from "react";
import SectionIndex from "./section-index.island.tsx";
import type { DetailPage } from "./product-page-content.ts";
import { sectionsOf } from "./sections.tsx";

/** The sections of the page, numbered, with an index beside them on wide screens. */
export function NumberedSections({ page }: { page: DetailPage }) {
  const sections = sectionsOf(page);
  return (
    <div className="detail-sections wrap grid">
      <SectionIndex
        sections={sections.map(({ id, title }) => ({ id, title }))}
        enquiryPath={page.contact.enquiryPath}
      />
      <div className="detail-sections__body">
        {sections.map(({ id, title, body }, index) => (
          <SectionBlock key={id} id={id} title={title} number={index + 1}>
            {body}
          </SectionBlock>
        ))}
      </div>
    </div>
  );
}

interface SectionBlockProps {
  id: string;
  title: string;
  /** Shown at the end of the rule on pages whose sections are numbered. */
  number?: number;
  children: ReactNode;
}

/** A section of a long page: an ink rule, its name, its number. */
function SectionBlock({ id, title, number, children }: SectionBlockProps) {
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

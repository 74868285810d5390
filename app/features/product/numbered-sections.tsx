import type { ReactNode } from "react";
import SectionIndex from "./section-index.island.tsx";
import type { DetailPage } from "./build-product-page.ts";
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
        {sections.map(({ id, title, body }) => (
          <SectionBlock key={id} id={id} title={title}>
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
  children: ReactNode;
}

/** A section of a long page: a rule, its name, and its number, which the style sheet counts. */
function SectionBlock({ id, title, children }: SectionBlockProps) {
  return (
    <section className="section-block" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="section-block__head" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

import { useMemo } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import { SectionBlock } from "./section-block.tsx";
import { SectionIndex } from "./section-index.tsx";
import type { DetailPage } from "./product-page-content.ts";
import { sectionsOf } from "./sections.tsx";

/** The sections of the page, numbered, with an index beside them on wide screens. */
export function NumberedSections({ page }: { page: DetailPage }) {
  const sections = useMemo(() => sectionsOf(page), [page]);
  return (
    <div className="detail-sections wrap grid">
      <SectionIndex sections={sections}>
        <ActionLink to={page.contact.enquiryPath}>Ask about this product</ActionLink>
      </SectionIndex>
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

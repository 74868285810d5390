import { absoluteUrl } from "#app/seo/site-origin.ts";
import { ActionBar } from "./hero/action-bar.tsx";
import { EnquiryCall } from "./enquiry-call.tsx";
import { NumberedSections } from "./numbered-sections.tsx";
import { OpeningPictures } from "./hero/opening-pictures.tsx";
import type { DetailPage } from "./product-page-content.ts";
import { Related } from "./related.tsx";
import { useAskedSection } from "./use-asked-section.ts";

/** Everything below the first screen. */
export default function PageBody({ page }: { page: DetailPage }) {
  useAskedSection();
  return (
    <>
      <OpeningPictures page={page} />
      <NumberedSections page={page} />
      <Related page={page} />
      <EnquiryCall page={page} />
      <ActionBar contact={page.contact} />
      <p className="print-source">{absoluteUrl(page.canonicalPath)}</p>
    </>
  );
}

import { absoluteUrl } from "#app/seo/site-origin.ts";
import type { DetailPage } from "./product-page-content.ts";

/** Print only: the contact details, the page's address, and the date of its data. */
export function PrintedSource({ canonicalPath, revised, companyName, contact }: DetailPage) {
  const day =
    revised && new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(revised));
  return (
    <p className="print-source">
      <span>{[companyName, ...contact.onPaper].join(" · ")}</span>
      <span>{[absoluteUrl(canonicalPath), day && `Revised ${day}`].filter(Boolean).join(". ")}</span>
      {contact.sampleNote && <span>{contact.sampleNote}</span>}
    </p>
  );
}

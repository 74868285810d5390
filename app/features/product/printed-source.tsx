import { absoluteUrl } from "#app/seo/site-origin.ts";
import type { DetailPage } from "./product-page-content.ts";

/** Only on paper: whom to ask, where the page is, and how old its data are. */
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

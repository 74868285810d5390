import { sitePages } from "#content/page-registry.ts";
import type { Product } from "#content/schema/resolved.ts";
import type { EvidenceRow, PageEvidence } from "./product-page-content.ts";

/** The evidence that a consultant asks for next: what the supplier gave, and how to ask for the rest. */
export function evidenceOf({ id, evidence, nrc, lacksFireClass, specifications }: Product): PageEvidence {
  const { absorption, mounting, testStandard, laboratory, report, date, certificate, epd } = evidence;
  const test: EvidenceRow[] = [
    row("Test standard", testStandard, "report"),
    row("Laboratory", laboratory, "report"),
    row("Report", report, "report"),
    row("Date", date, "report"),
  ];
  const tested = test.some(({ value }) => value);
  return {
    bands: absorption && Object.entries(absorption).map(([hz, coefficient]) => ({ hz, coefficient })),
    roomPath: nrc && `${sitePages.room.path}?product=${id}`,
    seatsPath: hasCentres(specifications) ? `${sitePages.seats.path}?chair=${id}` : undefined,
    rows: [
      ...(lacksFireClass ? [row("Fire class", undefined, "fireClass", "fire-class")] : []),
      ...(nrc && !absorption
        ? [row("Absorption by octave band", undefined, "absorption", "absorption-coefficient")]
        : []),
      ...(nrc || mounting ? [row("Mounting", mounting, "mounting", "mounting")] : []),
      ...(tested ? test : [row("Test report", undefined, "report")]),
      row("Certificate", certificate, "certificate"),
      row("EPD", epd, "epd", "epd"),
    ],
  };
}

/** Whether a chair's distance from centre to centre was supplied, with which a hall can be planned. */
function hasCentres(specifications: Product["specifications"]): boolean {
  return specifications.some(({ figures }) => figures.some(({ key }) => key === "centreToCentreWidth"));
}

function row(label: string, value: string | undefined, ask: EvidenceRow["ask"], term?: string): EvidenceRow {
  return { label, value, ask, term };
}

import { sitePages } from "../page-registry.ts";
import type { Product } from "../schema/resolved.ts";

/** What an enquiry requests if it was not supplied. */
export type MissingEvidence = "fireClass" | "absorption" | "mounting" | "report" | "certificate" | "epd";

/** What is printed in place of evidence that the supplier has not given. */
export const onRequest = "On request";

export interface EvidenceRow {
  label: string;
  /** The glossary entry that explains the label. */
  term?: string | undefined;
  /** Undefined while the supplier has not given it. */
  value?: string | undefined;
  /** The name of the request in the enquiry's address. */
  ask: MissingEvidence;
}

export interface PageEvidence {
  bands?: { hz: string; coefficient: string }[] | undefined;
  /** The calculator with the product in a room, for a product with an NRC. */
  roomPath?: string | undefined;
  /** The seat planner with the chair. */
  seatsPath?: string | undefined;
  rows: EvidenceRow[];
}

/** The evidence that a consultant asks for: what the supplier gave, and how to request the rest. */
export function evidenceOf({ id, evidence, files, nrc, lacksFireClass, drawing }: Product): PageEvidence {
  const { absorption, mounting, testStandard, laboratory, report, date, certificate, epd } = evidence;
  const test: EvidenceRow[] = [
    row("Test standard", testStandard, "report"),
    row("Laboratory", laboratory, "report"),
    row("Report", report, "report"),
    row("Date", date, "report"),
  ];
  const tested = test.some(({ value }) => value);
  const reports = files.filter(({ kind }) => kind === "report").map(({ name }) => name);
  return {
    bands: absorption && Object.entries(absorption).map(([hz, coefficient]) => ({ hz, coefficient })),
    roomPath: nrc && `${sitePages.room.path}?product=${id}`,
    seatsPath: drawing?.kind === "chair" ? `${sitePages.seats.path}?chair=${id}` : undefined,
    rows: [
      ...(lacksFireClass ? [row("Fire class", undefined, "fireClass", "fire-class")] : []),
      ...(nrc && !absorption
        ? [row("Absorption by octave band", undefined, "absorption", "absorption-coefficient")]
        : []),
      ...(nrc || mounting ? [row("Mounting", mounting, "mounting", "mounting")] : []),
      ...(tested ? test : [row("Test report", reports.join("; ") || undefined, "report")]),
      row("Certificate", certificate, "certificate"),
      row("EPD", epd, "epd", "epd"),
    ],
  };
}

/** The evidence that was not supplied, and can be requested. */
export function missingEvidence(product: Product): Pick<EvidenceRow, "label" | "ask">[] {
  return evidenceOf(product).rows.flatMap(({ label, value, ask }) => (value === undefined ? [{ label, ask }] : []));
}

function row(label: string, value: string | undefined, ask: EvidenceRow["ask"], term?: string): EvidenceRow {
  return { label, value, ask, term };
}

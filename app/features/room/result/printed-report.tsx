import { useEffect, useState } from "react";
import { formatLongDate } from "#app/ui/long-date.ts";
import { absoluteUrl, visitedUrl } from "#app/seo/site-origin.ts";
import type { PrintedCompany } from "#app/ui/company-links.ts";
import type { ReportLine } from "../words/room-report.ts";

interface PrintedReportProps {
  title: string;
  company: PrintedCompany;
  /** The address of the page with all inputs. */
  address: string;
  lines: readonly ReportLine[];
}

/** The inputs in print: the top of a report, above the result. */
export function PrintedReport({ title, company, address, lines }: PrintedReportProps) {
  const [date, setDate] = useState<string>();
  // A prerendered page knows neither the date nor where it is read. Formatting the date takes a phone 30 ms, which must
  // not delay hydration.
  useEffect(() => {
    const timer = setTimeout(() => setDate(formatLongDate()));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="room-report">
      <p className="room-report__title">{title}</p>
      <p>
        <strong>{company.name}</strong>
        {` · ${company.contact}`}
      </p>
      <p className="room-report__address">{date ? `${date} · ${visitedUrl(address)}` : absoluteUrl(address)}</p>
      <ReportLines lines={lines} />
    </div>
  );
}

/** Inputs or figures in words. */
export function ReportLines({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <dl className="data-sheet">
      {lines.map(({ label, value }, index) => (
        // Two windows may be described alike.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

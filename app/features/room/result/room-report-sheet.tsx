import { useState } from "react";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { absoluteUrl } from "#app/seo/site-origin.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Assessment } from "../engine/assess-room.ts";
import type { RoomPageContent } from "../room-page-content.ts";
import { roomReport } from "../words/room-report.ts";

interface RoomReportSheetProps {
  page: RoomPageContent;
  plan: RoomPlan;
  assessment: Assessment;
  address: string;
}

/** What was put in, in print: the head of the report, above the result. */
export function RoomReportSheet({ page, plan, assessment, address }: RoomReportSheetProps) {
  const { data, company } = page;
  const hydrated = useHydrated();
  const [date] = useState(today);
  const { room, treatment } = roomReport(plan, assessment, data);
  return (
    <div className="room-report">
      <p className="room-report__title">Reverberation of a room</p>
      <p>
        <strong>{company.name}</strong> · {company.contact}
      </p>
      <p className="room-report__address">
        {/* A page that was written at build does not know the day. */}
        {hydrated && `${date} · `}
        {absoluteUrl(address)}
      </p>
      <dl className="data-sheet">
        {[...room, ...treatment].map(({ label, value }, index) => (
          // Two windows may be described alike.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The sources of the figures that this room uses. */
export function RoomSources({ page: { data }, plan }: Pick<RoomReportSheetProps, "page" | "plan">) {
  const surfaces = [...Object.values(plan.surfaces), ...(plan.parts ?? []).map(({ surface }) => surface)];
  const seats = plan.seating && data.seating[plan.seating.kind];
  const used = [
    ...[...surfaces, seats?.occupied, seats?.empty].map((name) => name && data.surfaces[name]?.source),
    data.climates[plan.climate]!.source,
    data.targets[plan.target]!.source,
  ];
  const sources = [...new Set(used)].flatMap((name) => (name === undefined ? [] : (data.sources[name] ?? [])));
  return (
    <ul className="room-sources small">
      {sources.map(({ text, address }) => (
        <li key={text}>{address ? <a href={address}>{text}</a> : text}</li>
      ))}
      <li>NRC: the catalogue, as supplied</li>
    </ul>
  );
}

function today(): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "long" }).format(new Date());
}

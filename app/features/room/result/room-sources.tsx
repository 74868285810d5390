import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { RoomPageContent } from "../room-page-content.ts";

interface RoomSourcesProps {
  page: RoomPageContent;
  plan: RoomPlan;
}

/** The sources of the figures that this room uses. */
export function RoomSources({ page: { data }, plan }: RoomSourcesProps) {
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

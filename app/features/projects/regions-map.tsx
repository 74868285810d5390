import { useHref, useLinkClickHandler } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export interface MapRegion {
  id: string;
  label: string;
  href: string;
  /** How many projects the region has. */
  matches: number;
  outline: string;
  /** The position of that number, in units of the outlines. */
  count: { x: number; y: number };
}

interface RegionsMapProps {
  regions: MapRegion[];
  selected: string;
  /** Size in units of the outlines. */
  width: number;
  height: number;
}

/** A map of India whose regions are links, each with its number of projects. */
export function RegionsMap({ regions, selected, width, height }: RegionsMapProps) {
  return (
    <ul className="regions-map" aria-label="Regions on the map of India">
      {regions.map((region) => (
        <li key={region.id}>
          <svg viewBox={`0 0 ${width} ${height}`}>
            <RegionLink region={region} current={region.id === selected} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

interface MapCreditProps {
  text: string;
  address: string;
  licence: string;
  licenceAddress: string;
}

/** The author of the map, and its licence. */
export function MapCredit({ text, address, licence, licenceAddress }: MapCreditProps) {
  return (
    <p className="regions-map-credit caption quiet">
      <a href={address}>{text}</a>, <a href={licenceAddress}>{licence}</a>
    </p>
  );
}

function RegionLink({ region, current }: { region: MapRegion; current: boolean }) {
  const { id, label, href, matches, outline, count } = region;
  const hydrated = useHydrated();
  const to = hydrated ? href : `${href}#${id}`;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset: true });
  return (
    <a
      className="regions-map__region"
      href={useHref(to)}
      aria-label={`${label}, ${matches} ${matches === 1 ? "project" : "projects"}`}
      aria-current={current ? "true" : undefined}
      onClick={follow}
    >
      <path d={outline} />
      <text x={count.x} y={count.y} aria-hidden="true">
        {matches}
      </text>
    </a>
  );
}

import type { Place, Version } from "../publish-state.ts";
import { latestAt } from "./latest.ts";

interface VersionsProps {
  versions: readonly Version[];
  /** Absent if the settings have a mistake. */
  place?: Place | undefined;
  isBusy: boolean;
  /** Shows a version's changes for visitors, and asks whether to publish it. */
  onChoose: (version: Version) => void;
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** When a version was built: `Monday, 23 November 2026 at 10:00`. */
export function momentOf({ builtAtMs }: Pick<Version, "builtAtMs">): string {
  return moment.format(builtAtMs);
}

/** The online version and earlier ones. */
export function Versions({ versions, place, isBusy, onChoose }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">Versions on this computer</h2>
      <p className="quiet">{whatTheyAre(versions, place)} Your saved changes are kept.</p>
      <ol>
        {versions.map((version) => (
          <li key={version.name}>
            <p>
              <time dateTime={new Date(version.builtAtMs).toISOString()}>{momentOf(version)}</time>
            </p>
            <p className="caption quiet">{version.changes ?? "Made outside the editor."}</p>
            {version.isOnline ? (
              <span className="versions__online">{latestAt(place)}</span>
            ) : (
              <button type="button" className="plain-button" disabled={isBusy} onClick={() => onChoose(version)}>
                {version.wasThere ? "Bring back" : "Publish"}
                <span className="visually-hidden"> the version of {momentOf(version)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatTheyAre(versions: readonly Version[], place: Place | undefined): string {
  const there = versions.filter(({ wasThere }) => wasThere).length;
  if (there === 0)
    return `None of these has been published ${place?.inWords ?? "there"} yet. You can publish any of them.`;
  if (there === versions.length) return "You can bring back any of these within seconds, and return in the same way.";
  return `You can bring back the versions that were published ${place?.inWords ?? "there"} before, and publish the others.`;
}

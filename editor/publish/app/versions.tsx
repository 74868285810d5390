import type { Place, Version } from "../publish-state.ts";
import { latestAt } from "./latest.ts";

interface VersionsProps {
  versions: readonly Version[];
  /** Absent if the settings have a mistake. */
  place?: Place | undefined;
  isBusy: boolean;
  onBringBack: (version: Version) => void;
  /** Asks what a version would change for visitors, before it is published. */
  onCompare: (version: Version) => void;
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** When a version was built: `Monday, 23 November 2026 at 10:00`. */
export function momentOf({ builtAtMs }: Pick<Version, "builtAtMs">): string {
  return moment.format(builtAtMs);
}

/** The version that is online and those that can be brought back. */
export function Versions({ versions, place, isBusy, onBringBack, onCompare }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">Versions on this computer</h2>
      <p className="quiet">{whatTheyAre(versions, place)} What you have saved stays saved.</p>
      <ol>
        {versions.map((version) => (
          <li key={version.name}>
            <p>
              <time dateTime={new Date(version.builtAtMs).toISOString()}>{momentOf(version)}</time>
            </p>
            <p className="caption quiet">{version.changes ?? "Made without the editor."}</p>
            {version.isOnline ? (
              <span className="versions__online">{latestAt(place)}</span>
            ) : (
              <div className="versions__buttons">
                {version.wasThere && (
                  <button type="button" className="quiet-button" disabled={isBusy} onClick={() => onCompare(version)}>
                    What would change
                    <span className="visually-hidden"> with the version of {momentOf(version)}</span>
                  </button>
                )}
                <button
                  type="button"
                  className="plain-button"
                  disabled={isBusy}
                  onClick={() => (version.wasThere ? onBringBack : onCompare)(version)}
                >
                  {version.wasThere ? "Bring back" : "Publish"}
                  <span className="visually-hidden"> the version of {momentOf(version)}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatTheyAre(versions: readonly Version[], place: Place | undefined): string {
  const there = versions.filter(({ wasThere }) => wasThere).length;
  if (there === 0) return `None of these has been published ${place?.inWords ?? "there"}; each of them can be.`;
  if (there === versions.length)
    return "Each of these can be brought back within seconds, and the one that is there now afterwards.";
  return `“Bring back” is at those that were published ${place?.inWords ?? "there"} before, and “Publish” at the others.`;
}

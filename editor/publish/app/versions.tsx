import type { Version } from "../messages.ts";

interface VersionsProps {
  versions: readonly Version[];
  isBusy: boolean;
  onBringBack: (version: Version) => void;
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** When a version was built: `Monday, 23 November 2026 at 10:00`. */
export function momentOf({ builtAtMs }: Pick<Version, "builtAtMs">): string {
  return moment.format(builtAtMs);
}

/** The version that is online and those that can be brought back. */
export function Versions({ versions, isBusy, onBringBack }: VersionsProps) {
  if (versions.length === 0) return null;
  const isOneOnline = versions.some(({ isOnline }) => isOnline);
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p className="quiet">
        {isOneOnline
          ? "An earlier version is back within seconds."
          : "None of these has been published there from here."}{" "}
        What you have saved stays saved.
      </p>
      <ol>
        {versions.map((version) => (
          <li key={version.name}>
            <p>
              <time dateTime={new Date(version.builtAtMs).toISOString()}>{momentOf(version)}</time>
            </p>
            <p className="caption quiet">{version.changes ?? "Made without the editor."}</p>
            {version.isOnline ? (
              <span className="versions__online">Online</span>
            ) : (
              <button type="button" className="plain-button" disabled={isBusy} onClick={() => onBringBack(version)}>
                {isOneOnline ? "Bring back" : "Publish"}
                <span className="visually-hidden"> the version of {momentOf(version)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

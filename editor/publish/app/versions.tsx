import type { Version } from "../messages.ts";

interface VersionsProps {
  versions: readonly Version[];
  isBusy: boolean;
  onBringBack: (name: string) => void;
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

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
        {versions.map(({ name, builtAtMs, isOnline, changes }) => (
          <li key={name}>
            <p>
              <time dateTime={new Date(builtAtMs).toISOString()}>{moment.format(builtAtMs)}</time>
            </p>
            <p className="caption quiet">{changes ?? "Built in a terminal."}</p>
            {isOnline ? (
              <span className="versions__online">Online</span>
            ) : (
              <button type="button" className="plain-button" disabled={isBusy} onClick={() => onBringBack(name)}>
                {isOneOnline ? "Bring back" : "Publish"}
                <span className="visually-hidden"> the version of {moment.format(builtAtMs)}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

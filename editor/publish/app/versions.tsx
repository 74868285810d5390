import { closeModal, Modal } from "../../app/modal.tsx";
import type { Comparison, Place, Version } from "../publish-state.ts";
import { Changes } from "./changes.tsx";

interface VersionsProps {
  versions: readonly Version[];
  place: Place;
  isBusy: boolean;
  /** Shows a version's changes for visitors, and asks whether to publish it. */
  onChoose: (version: Version) => void;
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** When a version was built: `Monday, 23 November 2026 at 10:00`. */
function momentOf({ builtAtMs }: Pick<Version, "builtAtMs">): string {
  return moment.format(builtAtMs);
}

/** The online version and earlier ones. */
export function Versions({ versions, place, isBusy, onChoose }: VersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">Versions on this computer</h2>
      {versions.some(({ isOnline, refused }) => !isOnline && refused === undefined) && (
        <p className="quiet">
          Publishing another of these versions takes a few seconds. Your saved changes are not lost.
        </p>
      )}
      <ol>
        {versions.map((version) => (
          <li key={version.name}>
            <p>
              <time dateTime={new Date(version.builtAtMs).toISOString()}>{momentOf(version)}</time>
            </p>
            <p className="caption quiet">
              {version.changes ?? "Not made in this editor, so its changes are not listed."}
            </p>
            {version.isOnline ? (
              <span className="versions__online">{isOffline(place) ? "Published" : place.latest}</span>
            ) : version.refused ? (
              <p className="caption">{version.refused}</p>
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

/** Whether the site on this computer is not served, so that its last published version is not online. */
export function isOffline(place: Place | undefined): boolean {
  return place?.latest === "Online" && !place.isElsewhere && place.address === undefined;
}

interface RollBackProps {
  version: Version;
  /** Its changes for visitors; undefined while they are loading. */
  comparison?: Comparison;
  onLeave: () => void;
  onRollBack: () => void;
}

/** Shows the changes of an earlier version, and asks whether to publish it. */
export function RollBack({ version, comparison, onLeave, onRollBack }: RollBackProps) {
  const title = `${version.wasThere ? "Bring back" : "Publish"} the version of ${momentOf(version)}?`;
  return (
    <Modal title={title} className="roll-back" onClose={onLeave}>
      <p className="small quiet">
        Visitors will see this version. Your saved changes are not lost: you can publish them later.
      </p>
      <div className="roll-back__changes">
        {comparison ? <Changes comparison={comparison} /> : <p role="status">Comparing the versions …</p>}
      </div>
      <div className="roll-back__buttons">
        <button type="button" className="plain-button" onClick={closeModal}>
          Cancel
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={comparison === undefined}
          onClick={onRollBack}
        >
          {version.wasThere ? "Bring back" : "Publish"}
        </button>
      </div>
    </Modal>
  );
}

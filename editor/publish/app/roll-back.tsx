import { useEffect, useRef } from "react";
import type { Comparison, Version } from "../publish-state.ts";
import { Changes } from "./changes.tsx";
import { NoEnquiries } from "./no-enquiries.tsx";
import { momentOf } from "./versions.tsx";

interface RollBackProps {
  version: Version;
  /** Its changes for visitors; undefined while they are loading. */
  comparison?: Comparison;
  onLeave: () => void;
  onRollBack: () => void;
}

/** Shows the changes of an earlier version, and asks whether to publish it. */
export function RollBack({ version, comparison, onLeave, onRollBack }: RollBackProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="roll-back" aria-labelledby="roll-back" onClose={onLeave}>
      <h2 id="roll-back">
        {version.wasThere ? "Roll back to" : "Publish"} the version of {momentOf(version)}?
      </h2>
      <p className="small quiet">Your saved changes are kept. You can publish them later.</p>
      <div className="roll-back__changes">
        {comparison ? <Changes comparison={comparison} /> : <p role="status">Comparing the versions …</p>}
        {comparison?.lacksEnquiries && <NoEnquiries isBuilt />}
      </div>
      <div className="roll-back__buttons">
        <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={comparison === undefined}
          onClick={onRollBack}
        >
          {version.wasThere ? "Roll back" : "Publish"}
        </button>
      </div>
    </dialog>
  );
}

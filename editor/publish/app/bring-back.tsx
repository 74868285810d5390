import { useEffect, useRef } from "react";
import type { Comparison, Version } from "../publish-state.ts";
import { Changes } from "./changes.tsx";
import { NoEnquiries } from "./no-enquiries.tsx";
import { momentOf } from "./versions.tsx";

interface BringBackProps {
  version: Version;
  /** What it would change for visitors; undefined while it is being found out. */
  comparison?: Comparison;
  onLeave: () => void;
  onBringBack: () => void;
}

/** Says what would come back with an earlier version, and asks whether it is to. */
export function BringBack({ version, comparison, onLeave, onBringBack }: BringBackProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="bring-back" aria-labelledby="bring-back" onClose={onLeave}>
      <h2 id="bring-back">
        {version.wasThere ? "Bring back" : "Publish"} the version of {momentOf(version)}?
      </h2>
      <p className="small quiet">What you have saved stays saved, and can be published again later.</p>
      <div className="bring-back__changes">
        {comparison ? <Changes comparison={comparison} /> : <p role="status">Finding out what would change …</p>}
        {comparison?.lacksEnquiries && <NoEnquiries isBuilt />}
      </div>
      <div className="bring-back__buttons">
        <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
          Leave everything as it is
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={comparison === undefined}
          onClick={onBringBack}
        >
          {version.wasThere ? "Bring it back" : "Publish it"}
        </button>
      </div>
    </dialog>
  );
}

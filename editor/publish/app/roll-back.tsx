import { closeModal, Modal } from "../../app/modal.tsx";
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
  const title = `${version.wasThere ? "Bring back" : "Publish"} the version of ${momentOf(version)}?`;
  return (
    <Modal title={title} className="roll-back" onClose={onLeave}>
      <p className="small quiet">Your saved changes are kept. You can publish them later.</p>
      <div className="roll-back__changes">
        {comparison ? <Changes comparison={comparison} /> : <p role="status">Comparing the versions …</p>}
        {comparison?.lacksEnquiries && <NoEnquiries isBuilt />}
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

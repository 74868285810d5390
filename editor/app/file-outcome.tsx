import type { ReactNode } from "react";
import type { SaveOutcome } from "./api.ts";
import { Saved } from "./saved.tsx";

interface FileOutcomeProps {
  outcome: SaveOutcome;
  onTakenBack: (outcome: SaveOutcome) => Promise<void>;
  onLoad: () => Promise<void>;
  onMerge: (merged: unknown) => Promise<void>;
}

/** What became of the save of a file, and what can be done about it. */
export function FileOutcome({ outcome, onTakenBack, onLoad, onMerge }: FileOutcomeProps): ReactNode {
  if (outcome.outcome === "saved" || outcome.outcome === "taken back")
    return <Saved outcome={outcome} onTakenBack={onTakenBack} />;
  if (outcome.outcome === "kept") return <p>The draft is saved.</p>;
  if (outcome.outcome === "changed elsewhere") {
    return (
      <>
        <p>Not saved: somebody has changed this since you opened it. {outcome.changes}</p>
        {outcome.merged !== undefined && (
          <button type="button" className="quiet-button" onClick={() => void onMerge(outcome.merged)}>
            Put what I typed on top of it
          </button>
        )}{" "}
        <button type="button" className="quiet-button" onClick={() => void onLoad()}>
          Show it as it is now; what I typed is lost
        </button>
      </>
    );
  }
  return (
    <p>
      {outcome.outcome === "refused" ? "Not saved, because of what has to be corrected." : "Nothing was different."}
    </p>
  );
}

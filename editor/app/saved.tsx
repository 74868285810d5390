import { useState } from "react";
import { takeBack, type SaveOutcome } from "./api.ts";

interface SavedProps {
  outcome: Extract<SaveOutcome, { outcome: "saved" | "taken back" }>;
  /** The step has been taken back; what is shown is to be read again. */
  onTakenBack: (outcome: SaveOutcome) => void | Promise<void>;
}

/** Says what was saved and that it is not online yet, with the button that takes it back. */
export function Saved({ outcome, onTakenBack }: SavedProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (outcome.outcome === "taken back") return <p>{outcome.words}</p>;
  const { step, notCommitted } = outcome;
  const press = async () => {
    setBusy(true);
    const answer = await takeBack(step.id);
    setBusy(false);
    if (typeof answer === "string") setProblem(answer);
    else await onTakenBack(answer);
  };
  return (
    <>
      <p>Saved. {step.summary}</p>
      <p className="saved__next">
        Visitors see it after you <a href="#/publish">publish</a>.
      </p>
      {notCommitted && <p className="quiet">{notCommitted}</p>}
      {problem ? (
        <p className="text-field__error">{problem}</p>
      ) : (
        <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void press()}>
          Take it back
        </button>
      )}
    </>
  );
}

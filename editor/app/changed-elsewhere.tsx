import { useId, useState } from "react";
import type { ClashInWords, SaveOutcome } from "./api.ts";

interface ChangedElsewhereProps {
  outcome: SaveOutcome;
  onLoad: () => Promise<void>;
  /** Called with the conflicts for which the user chose the typed value. */
  onMerge: (isMine: ReadonlySet<ClashInWords>) => Promise<void>;
}

/**
 * Shows someone else's changes to the file, and offers to merge both or load theirs. For a field that both have changed, the user chooses a
 * value.
 */
export function ChangedElsewhere({ outcome, onLoad, onMerge }: ChangedElsewhereProps) {
  const [isMine, setMine] = useState<ReadonlySet<ClashInWords>>(new Set());
  if (outcome.outcome !== "changed elsewhere") return null;
  const { changes, clashes } = outcome;
  const choose = (clash: ClashInWords, shouldBeMine: boolean) => {
    const next = new Set(isMine);
    if (shouldBeMine) next.add(clash);
    else next.delete(clash);
    setMine(next);
  };
  return (
    <>
      <p>Not saved: someone else has changed this since you opened it. {changes}</p>
      {clashes?.map((clash) => (
        <Choice
          key={clash.at.join(".")}
          clash={clash}
          isMine={isMine.has(clash)}
          onChoose={(shouldBeMine) => choose(clash, shouldBeMine)}
        />
      ))}
      {clashes && (
        <button type="button" className="quiet-button" onClick={() => void onMerge(isMine)}>
          {clashes.length === 0 ? "Add my changes to theirs" : "Continue with these choices and my other changes"}
        </button>
      )}{" "}
      <button type="button" className="quiet-button" onClick={() => void onLoad()}>
        Discard my changes and show the current version
      </button>
    </>
  );
}

interface ChoiceProps {
  clash: ClashInWords;
  isMine: boolean;
  onChoose: (shouldBeMine: boolean) => void;
}

/** A conflicting field with both values. */
function Choice({ clash: { name, theirs, mine }, isMine, onChoose }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="clash">
      <legend>Both of you changed this: {name}</legend>
      <label className="tick">
        <input type="radio" name={group} checked={!isMine} onChange={() => onChoose(false)} />
        <span>Keep theirs: {theirs}</span>
      </label>
      <label className="tick">
        <input type="radio" name={group} checked={isMine} onChange={() => onChoose(true)} />
        <span>Keep mine: {mine}</span>
      </label>
    </fieldset>
  );
}

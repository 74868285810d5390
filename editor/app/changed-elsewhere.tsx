import { useId, useState } from "react";
import type { ClashInWords, SaveOutcome } from "./api.ts";
import { foundAt, withValueAt } from "./form/needed-fields.ts";

interface ChangedElsewhereProps {
  outcome: SaveOutcome;
  /** The typed value as it would have been saved. */
  mine: unknown;
  onLoad: () => Promise<void>;
  onMerge: (merged: unknown) => Promise<void>;
}

/**
 * Shows someone else's changes to the file, and offers to merge both or load theirs. For a field that both have changed, the user chooses a
 * value.
 */
export function ChangedElsewhere({ outcome, mine, onLoad, onMerge }: ChangedElsewhereProps) {
  const [isMine, setMine] = useState<ReadonlySet<ClashInWords>>(new Set());
  if (outcome.outcome !== "changed elsewhere") return null;
  const { changes, merged, clashes = [] } = outcome;
  const chosen = () =>
    clashes.reduce<unknown>(
      (value, clash) => (isMine.has(clash) ? withValueAt(value, clash.at, foundAt(mine, clash.at)) : value),
      merged,
    );
  const choose = (clash: ClashInWords, shouldBeMine: boolean) => {
    const next = new Set(isMine);
    if (shouldBeMine) next.add(clash);
    else next.delete(clash);
    setMine(next);
  };
  return (
    <>
      <p>Not saved: someone else has changed this since you opened it. {changes}</p>
      {clashes.map((clash) => (
        <Choice
          key={clash.at.join(".")}
          clash={clash}
          isMine={isMine.has(clash)}
          onChoose={(shouldBeMine) => choose(clash, shouldBeMine)}
        />
      ))}
      {merged !== undefined && (
        <button type="button" className="quiet-button" onClick={() => void onMerge(chosen())}>
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

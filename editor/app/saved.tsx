import { useState } from "react";
import { undoStep, type SaveOutcome } from "./api.ts";
import { FoundTextList } from "./found-texts.tsx";

interface SavedProps {
  outcome: Extract<SaveOutcome, { outcome: "saved" | "undone" }>;
  /** The steps that belong to it, earliest first. All are undone together. */
  earlier?: readonly number[] | undefined;
  /** Called after an undo, to reload what is shown. */
  onUndone: (outcome: SaveOutcome) => void | Promise<void>;
}

const none: readonly number[] = [];

/** Confirms what was saved and that it is not online yet, with an undo button. */
export function Saved({ outcome, earlier = none, onUndone }: SavedProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (outcome.outcome === "undone") return <p>{outcome.words}</p>;
  const { step, changes = step.summary, stillSaid = [] } = outcome;
  const press = async () => {
    setBusy(true);
    const words: string[] = [];
    let answer: Awaited<ReturnType<typeof undoStep>> | undefined;
    // Latest first: a step can be undone only while its result is unchanged.
    for (const each of [step.id, ...earlier.toReversed()]) {
      answer = await undoStep(each);
      if (typeof answer === "string") break;
      words.push(answer.words);
    }
    setBusy(false);
    if (words.length > 0) {
      const stopped = typeof answer === "string" ? [answer] : [];
      await onUndone({ outcome: "undone", words: [...words, ...stopped].join(". ") });
    } else if (typeof answer === "string") setProblem(answer);
  };
  return (
    <>
      <p className="saved__summary">
        {earlier.length > 0 ? `All ${earlier.length + 1} are saved.` : `Saved. ${changes}`}
      </p>
      <p className="saved__next">
        {step.files.some(({ path }) => path === "content/publishing.yaml")
          ? "It applies when you next"
          : "Visitors see it after you"}{" "}
        <a href="#/publish">publish</a>.
      </p>
      {stillSaid.length > 0 && (
        <div className="saved__still-said">
          <p>
            A figure has changed, but {stillSaid.length === 1 ? "one text still has" : "these texts still have"} the old
            one:
          </p>
          <FoundTextList found={stillSaid} />
        </div>
      )}
      {problem ? (
        <p className="text-field__error">{problem}</p>
      ) : (
        <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void press()}>
          {earlier.length > 0 ? `Undo all ${earlier.length + 1}` : "Undo"}
        </button>
      )}
    </>
  );
}

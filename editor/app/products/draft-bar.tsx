import { use, useState } from "react";
import type { SaveOutcome } from "../api.ts";
import { useAttempt } from "../use-attempt.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Failure } from "../failure.tsx";
import { FieldStatesContext, goToField } from "../form/field-state.ts";
import { labelOfFigure, placeInWords } from "../form/labels.ts";
import type { NeededField } from "../form/needed-fields.ts";
import { openPhotographForm } from "../../pictures/app/open-photograph.ts";
import { discardDraft, publishDraft } from "./ask-products.ts";

interface DraftBarProps {
  path: string;
  title: string;
  needed: readonly NeededField[];
  /** The number of wrong, not merely empty, fields. */
  wrong: number;
  /** Sentences about valid content that the owner may have overlooked. */
  toCheck: readonly string[];
  /** Saves unsaved changes; absent if there are none. */
  onSave: (() => Promise<SaveOutcome | undefined>) | undefined;
  /** Called when the owner tries to add the draft, so missing fields count as mistakes from then on. */
  onTried: () => void;
  onPublished: (outcome: SaveOutcome) => void | Promise<void>;
  onDiscarded: () => void | Promise<void>;
}

/** Lists what a draft still needs, each linked to its field, and adds the draft to the site or deletes it. */
export function DraftBar({
  path,
  title,
  needed,
  wrong,
  toCheck,
  onSave,
  onTried,
  onPublished,
  onDiscarded,
}: DraftBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { problem, isBusy, attempt } = useAttempt();
  const missing = needed.filter(({ isFilled }) => !isFilled);
  const publish = async () => {
    const [first] = missing;
    if (first) {
      onTried();
      goToField(first.at);
      return;
    }
    await attempt(async () => {
      if (openPhotographForm()) return "A photograph is not saved yet. Save it or cancel it first.";
      const saved = onSave ? await onSave() : undefined;
      if (!onSave || saved?.outcome === "kept") await onPublished(await publishDraft(path));
      return undefined;
    });
  };
  const filled = needed.length - missing.length;
  const progress = `${filled} of ${needed.length} required fields filled in`;
  return (
    <section className="draft-bar" aria-label="Draft">
      <p className="draft-bar__state">
        <strong>Draft.</strong>{" "}
        {missing.length === 0 ? "All required fields are filled in. You can add it to the site." : `${progress}.`}
        {wrong > 0 && <span className="draft-bar__wrong"> {wrong} to correct.</span>}
      </p>
      <progress className="draft-bar__progress" value={filled} max={needed.length} aria-label={progress} />
      {missing.length > 0 && (
        <ul className="draft-bar__missing" aria-label="Not filled in yet">
          {missing.map(({ at }) => (
            <li key={at.join(".")}>
              <button type="button" className="quiet-button" onClick={() => goToField(at)}>
                <FieldName at={at} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Failure words={problem} inForm />
      {toCheck.map((sentence) => (
        <p key={sentence} className="field__remark">
          {sentence}
        </p>
      ))}
      <div className="draft-bar__buttons">
        <button type="button" className="plain-button" onClick={() => setAsking(true)}>
          Delete the draft
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={isBusy}
          onClick={() => void publish()}
        >
          Add it to the site
        </button>
      </div>
      <p className="small quiet">After you add it, it goes online when you publish.</p>
      {isAsking && (
        <ConfirmDialog
          title={`Delete the draft of ${title}?`}
          doing="Delete the draft"
          onCancel={() => setAsking(false)}
          onDo={() => discardDraft(path).then(onDiscarded)}
        >
          <p>
            This deletes the draft and its photographs for good. It was never added to the site, so the history cannot
            restore it.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The label of a field, without its enclosing parts if it is clear: `NRC`, `Search title`. */
function FieldName({ at }: { at: NeededField["at"] }) {
  const { figureLabels } = use(FieldStatesContext);
  const isFigure = at[0] === "specifications" && at[2] === "figures" && at.length > 3;
  return isFigure ? labelOfFigure(String(at[3]), figureLabels[String(at[3])]) : placeInWords(at);
}

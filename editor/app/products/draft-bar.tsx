import { useState } from "react";
import type { SaveOutcome } from "../api.ts";
import { discardDraft, publishDraft } from "./ask-products.ts";

interface DraftBarProps {
  path: string;
  /** What keeps it from being put on the site. */
  mistakes: number;
  isChanged: boolean;
  onPublished: (outcome: SaveOutcome) => void | Promise<void>;
  onDiscarded: () => void | Promise<void>;
}

/** Says that a product is no part of the site yet, and puts it there or drops it. */
export function DraftBar({ path, mistakes, isChanged, onPublished, onDiscarded }: DraftBarProps) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="draft-bar">
      <p>
        <strong>Draft.</strong> {stateOf(mistakes, isChanged)}
      </p>
      <div className="draft-bar__buttons">
        <button
          type="button"
          className="plain-button"
          onClick={() => (isSure ? void discardDraft(path).then(onDiscarded) : setSure(true))}
        >
          {isSure ? "Yes, drop the draft for good" : "Drop the draft"}
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={mistakes > 0 || isChanged}
          onClick={() => void publishDraft(path).then(onPublished)}
        >
          Put it on the site
        </button>
      </div>
    </div>
  );
}

function stateOf(mistakes: number, isChanged: boolean): string {
  if (mistakes === 0) return isChanged ? "Save it, then put it on the site." : "It is complete and can go on the site.";
  return `${mistakes} ${mistakes === 1 ? "field has" : "fields have"} to be filled or corrected before it can go on the site.`;
}

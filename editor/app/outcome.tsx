import type { ReactNode } from "react";
import type { SaveOutcome } from "./api.ts";
import { Saved } from "./saved.tsx";

interface OutcomeProps {
  outcome: SaveOutcome;
  /** Called after an undo, to reload what is shown. */
  onUndone: (outcome: SaveOutcome) => void | Promise<void>;
  /** Shown if someone else has changed the same file. */
  elsewhere: ReactNode;
  /** Whether to list the mistakes here, because there are no fields to show them at. */
  saysMistakes?: boolean;
}

/** The outcome of a save, and what can be done about it. */
export function Outcome({ outcome, onUndone, elsewhere, saysMistakes = false }: OutcomeProps) {
  if (outcome.outcome === "saved" || outcome.outcome === "undone") {
    return <Saved outcome={outcome} onUndone={onUndone} />;
  }
  if (outcome.outcome === "kept") return <p>Draft saved. Visitors cannot see it.</p>;
  if (outcome.outcome === "changed elsewhere") return elsewhere;
  if (outcome.outcome === "unchanged") return <p>There was nothing to save.</p>;
  const mistakes = outcome.mistakes.map(({ message }) => message).join(" ");
  return <p>{saysMistakes ? `Not saved: ${mistakes}` : "Not saved: correct the marked fields first."}</p>;
}

import type { FieldPath } from "./field-state.ts";

/** Leads from a sample that is settled to the next one of the same file. */
export function NextSample({ at, onGo }: { at: FieldPath; onGo: (at: FieldPath) => void }) {
  return (
    <button type="button" className="quiet-button" onClick={() => onGo(at)}>
      Next sample
    </button>
  );
}

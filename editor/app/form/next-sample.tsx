import type { FieldPath } from "./field-state.ts";

/** Leads from a settled sample to the next one in the file. */
export function NextSample({ at, onGo }: { at: FieldPath; onGo: (at: FieldPath) => void }) {
  return (
    <button type="button" className="quiet-button" onClick={() => onGo(at)}>
      Next sample
    </button>
  );
}

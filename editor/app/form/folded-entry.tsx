import { useState, type ReactNode } from "react";
import { FieldErrors, SectionCount } from "./field-frame.tsx";
import { idOf, useFieldState, useHoldsSought, type FieldPath } from "./field-state.ts";

interface FoldedEntryProps {
  path: FieldPath;
  /** Its title. */
  name: string;
  /** True for a new entry, and for each one in a short list. */
  beginsOpen: boolean;
  children: ReactNode;
}

/** An entry with several fields, collapsed below its title. */
export function FoldedEntry({ path, name, beginsOpen, children }: FoldedEntryProps) {
  const { mistakes, missing } = useFieldState(path, { inside: true });
  const holdsSought = useHoldsSought(path);
  // It stays unchanged when other entries are added or removed.
  const [isOpenAtFirst] = useState(beginsOpen);
  return (
    <details className="record" id={idOf(path)} tabIndex={-1} open={isOpenAtFirst || holdsSought}>
      <summary>
        {name}
        <SectionCount wrong={mistakes.length} missing={missing.length} />
      </summary>
      <div className="record__content">
        {children}
        <FieldErrors path={path} />
      </div>
    </details>
  );
}

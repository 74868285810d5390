import { use, useState, type ReactNode } from "react";
import { FieldErrors, SectionCount } from "./field-frame.tsx";
import { FieldStatesContext, idOf, useFieldState, useHoldsSought } from "./field-state.ts";

interface SectionProps {
  path: readonly (string | number)[];
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** The sections that owners change most, and those that a move of the office changes. */
const openAtFirst = new Set(["about", "chat", "emails", "map", "offices", "phones", "slides", "specifications"]);

/** A collapsible section of the file. Most start collapsed and are not rendered until they open, so that typing stays fast. */
export function Section({ path, label, help, children }: SectionProps) {
  const { mistakes, missing } = useFieldState(path, { inside: true });
  const [chosen, setChosen] = useState<boolean>();
  const holdsSought = useHoldsSought(path);
  const isOpen = chosen ?? (openAtFirst.has(String(path[0])) || mistakes.length + missing.length > 0 || holdsSought);
  // It stays open once its mistakes are corrected, or it would close while the user types in it.
  if (chosen === undefined && isOpen) setChosen(true);
  const id = idOf(path);
  return (
    <section className="section-of-form" aria-labelledby={`${id}__title`} id={id} tabIndex={-1}>
      <h2 className="section-of-form__title">
        <button type="button" aria-expanded={isOpen} id={`${id}__title`} onClick={() => setChosen(!isOpen)}>
          <span>{label}</span>
          <SectionCount wrong={mistakes.length} missing={missing.length} />
          <span className="section-of-form__sign" aria-hidden="true" />
        </button>
      </h2>
      {isOpen && (
        <div className="section-of-form__content">
          {help && <p className="field__help">{help}</p>}
          {children}
          <FieldErrors path={path} />
        </div>
      )}
    </section>
  );
}

/** The optional fields of a new file, collapsed until needed. */
export function LaterFields({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { mistakes, missing, sought } = use(FieldStatesContext);
  const isInside = names.some(
    (name) => String(sought?.[0]) === name || [...mistakes, ...missing].some(({ at }) => String(at[0]) === name),
  );
  return (
    <details className="later-fields" open={isInside || undefined}>
      <summary>Optional fields</summary>
      {children}
    </details>
  );
}

interface OptionalGroupProps {
  path: readonly (string | number)[];
  label: string;
  /** Starts collapsed. */
  isEmpty: boolean;
  children: ReactNode;
}

/** An optional group. */
export function OptionalGroup({ path, label, isEmpty, children }: OptionalGroupProps) {
  const { mistakes } = useFieldState(path, { inside: true });
  const [beginsOpen] = useState(!isEmpty);
  const holdsSought = useHoldsSought(path);
  const isOpen = beginsOpen || holdsSought || mistakes.length > 0;
  return (
    <details
      className="group"
      aria-labelledby={`${idOf(path)}__title`}
      id={idOf(path)}
      tabIndex={-1}
      open={isOpen || undefined}
    >
      <summary className="group__title" id={`${idOf(path)}__title`}>
        {label}
        <span className="field__optional"> optional</span>
      </summary>
      {children}
    </details>
  );
}

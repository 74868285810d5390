import { use, type ReactNode } from "react";
import { FieldStatesContext, idOf, useFieldState, type FieldPath } from "./field-state.ts";
import { Icon } from "#app/ui/icon.tsx";

interface FieldFrameProps {
  path: FieldPath;
  label: string;
  help?: string | undefined;
  optional?: boolean;
  /** Whether the control shows the label itself. */
  labelled?: boolean;
  /** Whether the control shows its reading and mistakes itself, because other elements follow them. */
  says?: boolean;
  children: ReactNode;
}

/** The ids of the elements that describe a field, for `aria-describedby`. */
export function describedBy(path: FieldPath): string {
  const id = idOf(path);
  return `${id}__help ${id}__reading ${id}__errors`;
}

/** A field with its label, help, reading and mistakes. */
export function FieldFrame({
  path,
  label,
  help,
  optional = false,
  labelled = true,
  says = true,
  children,
}: FieldFrameProps) {
  const id = idOf(path);
  return (
    <div className="field text-field">
      {labelled && (
        <label htmlFor={id}>
          {label}
          {optional && <span className="field__optional"> optional</span>}
        </label>
      )}
      {help && (
        <p className="field__help" id={`${id}__help`}>
          {help}
        </p>
      )}
      {children}
      {says && <FieldSays path={path} />}
    </div>
  );
}

/**
 * The reading and mistakes of a field.
 * @param inside also shows mistakes in parts of the value that have no fields
 */
export function FieldSays({ path, inside = false }: { path: FieldPath; inside?: boolean }) {
  const { reading, isChecking, checkFailed, remarks } = useFieldState(path);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark} className="field__remark">
          {remark}
        </p>
      ))}
      {reading && (
        <p className="field__reading" id={`${idOf(path)}__reading`}>
          {reading}
        </p>
      )}
      {isChecking && <p className="field__checking">{checkFailed ? "Not checked" : "Checking …"}</p>}
      <FieldErrors path={path} inside={inside} />
    </>
  );
}

/** The mistakes of a field in the words of the build, or that it is still empty. */
export function FieldErrors({ path, inside = false }: { path: FieldPath; inside?: boolean }) {
  const { mistakes, missing } = useFieldState(path, { inside });
  const { offers, onTake } = use(FieldStatesContext);
  const isHere = (at: FieldPath) => idOf(at) === idOf(path) || (inside && idOf(at) === idOf([...path, "value"]));
  const offer = offers.find(({ at }) => isHere(at));
  return (
    <div id={`${idOf(path)}__errors`} aria-live="polite">
      {offer && onTake && (
        <button type="button" className="quiet-button field__offer" onClick={() => onTake([offer])}>
          {offer.isCorrection ? `Use ${offer.words}` : `Use the value of “${offer.words}”`}
        </button>
      )}
      {mistakes.length === 0 && missing.length > 0 && <p className="field__missing">Not filled in yet</p>}
      {mistakes.map(({ message }) => (
        <p className="text-field__error" key={message}>
          <Icon name="error" sizePx={18} />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}

/** The number of fields in a section to correct or fill in. */
export function SectionCount({ wrong, missing }: { wrong: number; missing: number }) {
  if (wrong > 0)
    return <span className="section-of-form__count section-of-form__count--wrong"> {wrong} to correct</span>;
  return missing > 0 ? <span className="section-of-form__count"> {missing} to fill in</span> : null;
}

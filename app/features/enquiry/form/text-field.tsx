import type { HTMLAttributes } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface TextFieldProps {
  name: string;
  label: string;
  /** The message under the field. */
  error?: string | undefined;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  /** Multiple lines instead of one. */
  rows?: number;
  defaultValue?: string | undefined;
  readOnly?: boolean;
  /** Takes focus when the page opens. */
  autoFocus?: boolean;
  /** Half the width of the form if there is room. */
  half?: boolean;
}

/** A required field with its label above and its error below. */
export function TextField(props: TextFieldProps) {
  const { name, label, error, type = "text", rows, half = false, ...shared } = props;
  const errorId = `${name}-error`;
  const attributes = {
    ...shared,
    id: name,
    name,
    className: "text-field__control",
    required: true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className={half ? "text-field text-field--half" : "text-field"}>
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />}
      {error && (
        <p className="text-field__error" id={errorId}>
          <Icon name="error" sizePx={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

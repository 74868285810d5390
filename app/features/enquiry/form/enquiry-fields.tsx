import { maximumLength, type EnquiryErrors, type EnquiryField } from "../fields.ts";
import type { HTMLAttributes } from "react";
import { useWords } from "#app/hindi/words.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";

interface EnquiryFieldsProps {
  errors: EnquiryErrors;
  /** The values of the fields when the page opens. */
  values: Record<EnquiryField, string> | undefined;
  readOnly: boolean;
  /** The field that has focus when the page opens. */
  focused: EnquiryField | undefined;
  /** Whether the message should say where to send a sample. */
  asksForAddress: boolean;
}

const fields: readonly (Pick<TextFieldProps, "label" | "type" | "inputMode" | "autoComplete" | "half" | "rows"> & {
  name: EnquiryField;
})[] = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", inputMode: "email", autoComplete: "email", half: true },
  { name: "phone", label: "Phone", type: "tel", inputMode: "tel", autoComplete: "tel", half: true },
  { name: "location", label: "Location", autoComplete: "address-level2" },
  { name: "message", label: "Message", rows: 3 },
];

/** What to do about an error that does not say so: many people have two addresses or numbers. */
const hints: Record<string, string> = {
  "Email is invalid": "Write one address here. Others can go in the message.",
  "Phone number must be 10 digits": "Write one number here. Others can go in the message.",
};

/** The five fields of an enquiry. */
export function EnquiryFields({ errors, values, readOnly, focused, asksForAddress }: EnquiryFieldsProps) {
  const t = useWords();
  return (
    <div className="enquiry-form__fields">
      {fields.map(({ name, label, ...field }) => {
        const ofError = hints[errors[name] ?? ""];
        const hint = name === "message" && asksForAddress ? "Write here where to send the sample." : ofError;
        return (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            {...field}
            readOnly={readOnly}
            error={errors[name] && t(errors[name])}
            hint={hint && t(hint)}
            defaultValue={values?.[name]}
            isFocused={focused === name}
            // A long message is refused with an error instead of being cut.
            {...(!field.rows && { maxLength: maximumLength[name] })}
          />
        );
      })}
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  /** The message under the field. */
  error?: string | undefined;
  /** What to write, or what to do about the error. */
  hint?: string | undefined;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  /** Multiple lines instead of one. */
  rows?: number;
  defaultValue?: string | undefined;
  readOnly?: boolean;
  /** Takes focus when the page opens. */
  isFocused?: boolean;
  /** Half the width of the form if there is room. */
  half?: boolean;
}

/** A required field with its label above and its error below. */
function TextField(props: TextFieldProps) {
  const { name, label, error, hint, type = "text", rows, half = false, isFocused, ...shared } = props;
  const errorId = `${name}-error`;
  const attributes = {
    ...shared,
    id: name,
    name,
    className: "text-field__control",
    required: true,
    autoFocus: isFocused,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [error && errorId, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={half ? "text-field text-field--half" : "text-field"}>
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="caption quiet" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

import { maximumLength, type EnquiryErrors, type EnquiryField } from "../fields.ts";
import type { HTMLAttributes } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface EnquiryFieldsProps {
  errors: EnquiryErrors;
  /** The values of the fields when the page opens. */
  values: Record<EnquiryField, string> | undefined;
  readOnly: boolean;
  /** The field that has focus when the page opens. */
  focused: EnquiryField | undefined;
}

/** The five fields of an enquiry. */
export function EnquiryFields({ errors, values, readOnly, focused }: EnquiryFieldsProps) {
  const shared = (name: EnquiryField) => ({
    name,
    readOnly,
    error: errors[name],
    defaultValue: values?.[name],
    autoFocus: focused === name,
  });
  return (
    <div className="enquiry-form__fields">
      <TextField {...shared("name")} label="Name" autoComplete="name" maxLength={maximumLength.name} />
      <TextField
        {...shared("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maximumLength.email}
        half
      />
      <TextField
        {...shared("phone")}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maximumLength.phone}
        half
      />
      <TextField
        {...shared("location")}
        label="Location"
        autoComplete="address-level2"
        maxLength={maximumLength.location}
      />
      <TextField {...shared("message")} label="Message" rows={3} />
    </div>
  );
}

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
function TextField(props: TextFieldProps) {
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

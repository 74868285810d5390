import { maximumLength, type EnquiryErrors, type EnquiryField } from "../fields.ts";
import { TextField } from "./text-field.tsx";

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

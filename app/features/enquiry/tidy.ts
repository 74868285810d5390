import { enquiryFields, type Enquiry, type EnquiryField } from "./fields.ts";

/** Characters that no text may contain: control characters other than tab and line ends, and unpaired surrogates. */
export const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const everyLineEnd = /\r\n?|[\v\f\u0085]/gu;
const everyUnprintable = /[^\P{Cc}\t\n]|\p{Cs}/gu;
const everyControl = /[\p{Cc}\p{Cs}]+/gu;

/**
 * The submitted fields without invisible characters: line ends become plain ones in the message, and spaces in
 * one-line fields. A missing field counts as empty.
 */
export function tidy(values: Partial<Record<EnquiryField, string>>): Enquiry {
  const entries = enquiryFields.map((field) => {
    const value = values[field] ?? "";
    if (field !== "message") return [field, value.replaceAll(everyControl, " ")] as const;
    return [field, value.replaceAll(everyLineEnd, "\n").replaceAll(everyUnprintable, "")] as const;
  });
  return Object.fromEntries(entries) as Enquiry;
}

const separators = /[\s\-‐-―.()/]/gu;
const indianNumber = /^(?:\+91|0091|91)?0?(\d{10})$/;

/**
 * The ten digits of an Indian telephone number in any notation: `+91 98765 43210`, `098765 43210`, `98765-43210`.
 * Other text is returned unchanged.
 */
export function tenDigits(phone: string): string {
  return indianNumber.exec(phone.replaceAll(separators, ""))?.[1] ?? phone;
}

import * as z from "zod/mini";
import { cleanLine, cleanText, tenDigits } from "#content/text/clean-text.ts";
import { enquiryFields, maximumLength, type Enquiry, type EnquiryErrors, type EnquiryField } from "./fields.ts";

// Without this zod tries `new Function`, which a content security policy reports as a violation.
z.config({ jitless: true });

/** The maximum length of the product's name and address, which precede the visitor's own words in the message. */
const productLinesLength = 400;

// The excluded characters separate or enclose several addresses in a mail header.
const looksLikeEmail = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

/**
 * An address without what mail programs, links, quotations, sentences and the keyboards of phones add:
 * `Asha Rao <a@b.in>`, `mailto:a@b.in?subject=x`, `“a@b.in”`, `a@b. in`, `a@b.in,`, `Email: a@b.in`.
 */
function plainEmail(written: string): string {
  return (
    written
      .replace(/^[^<>@]*<([^<>]*)>[.,;]?$/, "$1")
      // An address can begin with `email-`.
      .replace(/^(?:e-?mail(?: id| address)?|ई-?मेल(?: आईडी| पता)?) ?(?::-? ?|- )/i, "")
      .replace(/^["'“‘(](.*)["'”’)]$/, "$1")
      .replace(/^mailto:([^?]*).*$/i, "$1")
      .replace(/ ?@ ?/, "@")
      .replaceAll(/(?<=@.*) ?\. ?/g, ".")
      .replace(/[.,;:।]+$/, "")
  );
}

// Mail programs could decode it (RFC 2047) into another address.
const hasNoEncodedWord = (value: string) => !value.includes("=?");

// Checked before cleaning: line ends are not allowed, not even at the end.
const oneLine = (error: string) => z.refine<string>((value) => !/\p{Cc}|\p{Cs}/u.test(value), { error, abort: true });

/** Control characters other than tab and line ends, and unpaired surrogates. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const atMost = (length: number, label: string) =>
  z.maxLength(length, { error: `${label} must be at most ${length} characters` });

const name = z
  .string()
  .check(
    oneLine("Name must be one line without control characters"),
    z.overwrite(cleanLine),
    z.minLength(1, { error: "Name is required" }),
    atMost(maximumLength.name, "Name"),
  );

const email = z.string().check(
  oneLine("Email is invalid"),
  z.overwrite(cleanLine),
  z.minLength(1, { error: "Email is required", abort: true }),
  z.maxLength(maximumLength.email, { error: "Email is invalid", abort: true }),
  // After the limit, because its time grows with the square of the length.
  z.overwrite(plainEmail),
  z.regex(looksLikeEmail, { error: "Email is invalid" }),
  z.refine(hasNoEncodedWord, { error: "Email is invalid" }),
);

const phone = z
  .string()
  .check(
    oneLine("Phone number must be 10 digits"),
    z.overwrite(cleanLine),
    z.minLength(1, { error: "Phone is required", abort: true }),
    z.maxLength(maximumLength.phone, { error: "Phone number must be 10 digits", abort: true }),
    z.overwrite(tenDigits),
    z.regex(/^\d{10}$/, { error: "Phone number must be 10 digits" }),
  );

const location = z
  .string()
  .check(
    oneLine("Location must be one line without control characters"),
    z.overwrite(cleanLine),
    z.minLength(1, { error: "Location is required" }),
    atMost(maximumLength.location, "Location"),
  );

const message = (length: number) =>
  z.string().check(
    z.refine((value) => !unprintable.test(value), { error: "Message must not have control characters", abort: true }),
    z.overwrite(cleanText),
    z.minLength(1, { error: "Message is required" }),
    atMost(length, "Message"),
  );

/**
 * The visitor's input without characters that nobody sees, with the phone as its ten digits. The messages are shown
 * word for word under the fields.
 */
export const enquirySchema = z.object({ name, email, phone, location, message: message(maximumLength.message) });

const identifier = z.string().check(oneLine("must be one line"), z.minLength(1), z.maxLength(100));

/**
 * The body of an enquiry as it is posted to the email service. The fields of `template_params` follow the form's
 * rules.
 */
export const enquiryRequestSchema = z.strictObject({
  lib_version: identifier,
  user_id: identifier,
  service_id: identifier,
  template_id: identifier,
  template_params: z.strictObject({
    from_name: name,
    from_email: email,
    from_phone: phone,
    from_location: location,
    message: message(maximumLength.message + productLinesLength),
  }),
});

export type EnquiryRequest = z.output<typeof enquiryRequestSchema>;

/**
 * Cleans and validates all five fields at once; a missing one counts as empty. Errors contain the first message of
 * each invalid field.
 */
export function checkEnquiry(
  values: Partial<Record<EnquiryField, string>>,
): { enquiry: Enquiry; errors?: never } | { enquiry?: never; errors: EnquiryErrors } {
  const cleaned = enquiryFields.map((field) => {
    const clean = field === "message" ? cleanText : cleanLine;
    return [field, clean(values[field] ?? "")] as const;
  });
  const result = enquirySchema.safeParse(Object.fromEntries(cleaned));
  if (result.success) return { enquiry: result.data };
  const errors: EnquiryErrors = {};
  for (const { path, message: words } of result.error.issues) errors[path[0] as EnquiryField] ??= words;
  return { errors };
}

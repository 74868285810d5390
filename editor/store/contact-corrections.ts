import { groupOf } from "#content/load/group.ts";
import { email, telephone } from "#content/schema/company.ts";
import { tenDigits } from "#content/text/clean-text.ts";

interface Correction {
  readonly at: readonly (string | number)[];
  readonly value: string | readonly unknown[];
  /** The correction leaves an extension out, and is taken only if the owner chooses it. */
  readonly isUncertain?: boolean;
}

/**
 * Corrections of contact details and of the site's web addresses: an email link, a phone number in another notation, several in one entry
 * of their list, the code that embeds a map, a web address without `https://`.
 */
export function contactCorrections(file: unknown): Correction[] {
  const { emails, phones, chat, map, origin, enquiryOrigin } = groupOf(file);
  const each = (list: string, values: unknown) =>
    (Array.isArray(values) ? values : []).map((value, index) => ({ at: [list, index], value: value as unknown }));
  return [
    ...(split("emails", emails, oneEmail) ?? correctedBy(plainEmail, each("emails", emails))),
    ...(split("phones", phones, onePhone) ?? correctedPhones(each("phones", phones))),
    ...correctedPhones([{ at: ["chat", "phone"], value: groupOf(chat)["phone"] }]),
    ...correctedBy(embeddedAddress, [{ at: ["map", "frameAddress"], value: groupOf(map)["frameAddress"] }]),
    ...correctedBy(siteAddress, [
      { at: ["origin"], value: origin },
      { at: ["enquiryOrigin"], value: enquiryOrigin },
    ]),
  ];
}

/** A list with an entry for each of several values in one entry; undefined if no entry has several. */
function split(list: string, values: unknown, read: (part: string) => string | undefined): Correction[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const value = values.flatMap((entry: unknown) => {
    if (typeof entry !== "string") return [entry];
    const parts = entry
      .split(/\s*(?:[,;/|&\n]|\b(?:and|or)\b)\s*/i)
      .filter(Boolean)
      .map(read);
    return parts.length > 1 && parts.every((part) => part !== undefined) ? parts : [entry];
  });
  return value.length > values.length ? [{ at: [list], value }] : undefined;
}

function oneEmail(text: string): string | undefined {
  return email.safeParse(plainEmail(text) ?? text).data;
}

function onePhone(text: string): string | undefined {
  return telephone.safeParse(printedPhone(text) ?? text).data;
}

/** The texts that a function corrects; it returns undefined for the others. */
function correctedBy(
  correct: (text: string) => string | undefined,
  fields: readonly { at: Correction["at"]; value: unknown }[],
): Correction[] {
  return fields.flatMap(({ at, value: written }) => {
    const value = typeof written === "string" ? correct(written) : undefined;
    return value === undefined || value === written ? [] : [{ at, value }];
  });
}

const extension = /[\s,;/(-]*(?:\b(?:extn?|extension)|(?<=\d\s*)x)[\s.:-]*\d{1,5}\)?\s*$/i;

/** Phone numbers in their printed form; without an extension, which it has no place for, only on request. */
function correctedPhones(fields: Parameters<typeof correctedBy>[1]): Correction[] {
  return [
    ...correctedBy(printedPhone, fields),
    ...correctedBy((text) => {
      const number = text.replace(extension, "");
      return number === text ? undefined : (printedPhone(number) ?? telephone.safeParse(number).data);
    }, fields).map((each) => ({ ...each, isUncertain: true })),
  ];
}

/** `info@example.com` for `mailto:info@example.com?subject=Enquiry`. */
function plainEmail(text: string): string | undefined {
  return /^mailto:([^?\s]+@[^?\s]+)/i.exec(text)?.[1];
}

/** The address in the code that a map service gives to embed a map. */
function embeddedAddress(text: string): string | undefined {
  return /<iframe\s[^>]*?\bsrc\s*=\s*["'](https:[^"']+)["']/i.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

/** `https://www.example.com` for `www.example.com/`; undefined if more follows. */
function siteAddress(text: string): string | undefined {
  const [, written = ""] = /^\s*((?:https?:\/\/)?[^\s/@?#]+\.[a-z][a-z\d-]+(?::\d+)?)\/*\s*$/i.exec(text) ?? [];
  return URL.parse(/^https?:/i.test(written) ? written : `https://${written}`)?.origin;
}

/** `+91 11 4567 8901` for `011-45678901`; undefined if it is not an Indian number, or already in a printed form. */
function printedPhone(text: string): string | undefined {
  if (telephone.safeParse(text).success) return undefined;
  const withoutCountryCode = text.replace(/^(?:\+91|0)[\s-]*(?=18[06]0)/, "");
  if (telephone.safeParse(withoutCountryCode).success) return withoutCountryCode;
  const number = tenDigits(text);
  // With a digit missing, the zero before an area code would be taken for part of the number.
  if (!/^[1-9]\d{9}$/.test(number)) return undefined;
  // Mobile numbers begin with 6 to 9 and are printed in two halves, others after their area code.
  const hasCityCode = /^\(?0(?!091)\d{2,4}\)?[\s./-]/.test(text.trim());
  const isMobile = /^[6-9]/.test(number) && !hasCityCode;
  return isMobile
    ? `+91 ${number.slice(0, 5)} ${number.slice(5)}`
    : `+91 ${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`;
}

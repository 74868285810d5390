import { groupOf } from "#content/load/group.ts";
import { email, telephone } from "#content/schema/company.ts";
import { tenDigits } from "#content/text/clean-text.ts";
import { groupsAsWritten, landlineParts } from "#content/text/phone-numbers.ts";

interface Correction {
  readonly at: readonly (string | number)[];
  readonly value: string | readonly unknown[];
  /** The correction leaves words out or is only probable, and is taken only if the owner chooses it. */
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
    ...(split("emails", emails, readEmail) ?? correctedBy(plainEmail, each("emails", emails))),
    ...(split("phones", phones, readPhone) ?? correctedPhones(each("phones", phones))),
    ...correctedPhones([{ at: ["chat", "phone"], value: groupOf(chat)["phone"] }]),
    ...correctedBy(embeddedAddress, [{ at: ["map", "frameAddress"], value: groupOf(map)["frameAddress"] }]),
    ...correctedBy(siteAddress, [
      { at: ["origin"], value: origin },
      { at: ["enquiryOrigin"], value: enquiryOrigin },
    ]),
  ];
}

/** The new phone number for a chat that still has the former one. */
export function changedChat(file: unknown, saved: unknown): Correction[] {
  const numberIn = (phone: unknown) => String(groupOf(phone)["value"] ?? phone ?? "");
  const chatIn = (company: unknown) => numberIn(groupOf(groupOf(company)["chat"])["phone"]);
  const phonesIn = (company: unknown) => [groupOf(company)["phones"]].flat().map(numberIn);
  const [former, phones] = [chatIn(saved), phonesIn(file)];
  if (former === "" || chatIn(file) !== former || phones.includes(former)) return [];
  const written = phones[phonesIn(saved).indexOf(former)];
  const value = written === undefined ? undefined : readPhone(written)?.value;
  return value === undefined ? [] : [{ at: ["chat", "phone"], value, isUncertain: true }];
}

/** A list with an entry for each of several values in one entry; undefined if no entry has several. */
function split(list: string, values: unknown, read: typeof readPhone): Correction[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const parts = values.map((entry: unknown) => (typeof entry === "string" ? partsOf(entry, read) : undefined));
  if (parts.every((each) => each === undefined)) return undefined;
  const value = values.flatMap((entry: unknown, index) => parts[index]?.map((part) => part.value) ?? [entry]);
  const isUncertain = parts.some((each) => each?.some((part) => part.isUncertain));
  return [{ at: [list], value, ...(isUncertain && { isUncertain }) }];
}

/** The values in one entry; undefined if there is only one, or something else. */
function partsOf(entry: string, read: typeof readPhone): readonly Reading[] | undefined {
  const parts: Reading[] = [];
  for (const part of entry.split(/\s*(?:[,;/|&\n]|\b(?:and|or)\b)\s*/i).filter(Boolean)) {
    const reading = read(part, parts.at(-1)?.value);
    if (!reading) return undefined;
    parts.push(reading);
  }
  return parts.length > 1 ? parts : undefined;
}

interface Reading {
  readonly value: string;
  readonly isUncertain?: boolean;
}

function readEmail(text: string): Reading | undefined {
  const { data } = email.safeParse(plainEmail(text) ?? text);
  return data === undefined ? undefined : { value: data };
}

/**
 * A phone number in its printed form. It is uncertain if words or digits behind it are left out, such as a name or an extension, or if only
 * its last digits are written: `/ 66` behind another number.
 */
function readPhone(text: string, before?: string): Reading | undefined {
  if (before !== undefined && /^\d[\d -]{0,8}$/.test(text)) {
    const value = withLastDigits(before, text.replaceAll(/\D/g, ""));
    return telephone.safeParse(value).success ? { value, isUncertain: true } : undefined;
  }
  const whole = printedPhone(text);
  if (whole !== undefined) return { value: whole, ...(!onlyLabels.test(text) && { isUncertain: true }) };
  // The longest beginning, because a toll-free number has several lengths.
  const ends = [...text.matchAll(/\d(?!\d)/g)].map(({ index }) => index + 1).toReversed();
  const value = ends.flatMap((end) => printedPhone(text.slice(0, end)) ?? [])[0];
  return value === undefined ? undefined : { value, isUncertain: true };
}

/** Words that say only that a phone number follows. */
const onlyLabels = /^(?:(?:tel|telephone|ph|phone|mob|mobile|cell|m|no|number)\b|[^\p{L}])*$/iu;

/** A number with other digits at its end. */
function withLastDigits(phone: string, digits: string): string {
  let at = digits.length - phone.replaceAll(/\D/g, "").length;
  return phone.replaceAll(/\d/g, (digit) => digits[at++] ?? digit);
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

function correctedPhones(fields: Parameters<typeof correctedBy>[1]): Correction[] {
  return fields.flatMap(({ at, value: written }) => {
    const reading = typeof written === "string" ? readPhone(written) : undefined;
    return reading === undefined || reading.value === written ? [] : [{ at, ...reading }];
  });
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

/** `+91 11 4567 8901` for `011-45678901`, and a printed form as it is; undefined if it is not an Indian number. */
function printedPhone(text: string): string | undefined {
  for (const each of [text, text.replace(/^(?:\+91|0)[\s-]*(?=18[06]0)/, "")])
    if (telephone.safeParse(each).success) return each;
  const number = tenDigits(text);
  // With a digit missing, the zero before an area code would be taken for part of the number.
  if (!/^[1-9]\d{9}$/.test(number)) return undefined;
  const written = groupsAsWritten(text, number);
  // Mobile numbers begin with 6 to 9 and are printed in two halves, others after their area code.
  const halves = /^[6-9]/.test(number) ? [number.slice(0, 5), number.slice(5)] : landlineParts(number);
  const groups = written.length > 1 ? written : halves;
  return `+91 ${groups.join(" ").replaceAll(/\d{3,4}(?=\d{4}\b)/g, "$& ")}`;
}

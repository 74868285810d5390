import { normaliseReference } from "#app/features/enquiry/reference.ts";
import { enquiryRequestSchema } from "#app/features/enquiry/schema.ts";
import type { EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./commands.ts";

/** The corrected fields, as named on the command line; absent ones do not change. */
export interface Correction {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  message?: string;
}

/** Recipients of an enquiry, by mail or another channel, still have it. */
const delivered = "Do the same where it was delivered: in emails, exports and backups.";

/** Permanently deletes an enquiry at a visitor's request, in any state. */
export async function deleteEnquiry(archive: EnquiryArchive, operand: string): Promise<string> {
  const reference = normaliseReference(operand);
  if (!(await archive.delete(reference)))
    throw new CommandError(`There is no enquiry ${reference}. Nothing was deleted.`);
  return `${reference} is deleted. ${delivered}`;
}

/** Corrects fields at a visitor's request. The rules of the form apply. */
export async function correctEnquiry(
  archive: EnquiryArchive,
  operand: string,
  correction: Correction,
): Promise<string> {
  const reference = normaliseReference(operand);
  const fields = givenFields(correction);
  if (Object.keys(fields).length === 0) {
    throw new CommandError("correct needs at least one of: --name, --email, --phone, --location or --message.");
  }
  const enquiry = await archive.find(reference);
  if (!enquiry) throw new CommandError(`There is no enquiry ${reference}. Nothing was changed.`);
  const { request } = enquiry;
  const template_params = { ...request.template_params, ...fields };
  const checked = enquiryRequestSchema.safeParse({ ...request, template_params });
  if (!checked.success) throw new CommandError(`${checked.error.issues[0]?.message}. Nothing was changed.`);
  await archive.correct(reference, checked.data);
  return `${reference} is corrected. ${delivered}`;
}

function givenFields({ name, email, phone, location, message }: Correction): Record<string, string> {
  const given = { from_name: name, from_email: email, from_phone: phone, from_location: location, message };
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

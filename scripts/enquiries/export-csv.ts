import { link, open, rm } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import type { ArchivedEnquiry, EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./commands.ts";
import { stateOf, timeInIndia } from "./terminal-text.ts";

const written = ["Name", "Email", "Phone", "Location", "Message"];
const columns = ["Reference", "Received (India)", "State", ...written, "Handled (India)", "Note"];

/**
 * Enquiries as CSV for a spreadsheet: UTF-8 with a byte order mark, and an apostrophe before a cell that would be read as a
 * formula.
 */
export function enquiriesAsCsv(enquiries: readonly ArchivedEnquiry[]): string {
  const rows = enquiries.map((enquiry) => {
    const { from_name, from_email, from_phone, from_location, message } = enquiry.request.template_params;
    const about = [enquiry.reference, timeInIndia(enquiry.receivedAtMs), stateOf(enquiry)];
    const handled = enquiry.handledAtMs === null ? "" : timeInIndia(enquiry.handledAtMs);
    return [...about, from_name, from_email, from_phone, from_location, message, handled, enquiry.note];
  });
  return stringify([columns, ...rows], { bom: true, escape_formulas: true, record_delimiter: "windows" });
}

/**
 * All enquiries as CSV, oldest first.
 * @returns the CSV itself, or a sentence when it was written to a file
 */
export async function exportCsv(archive: EnquiryArchive, csv = false, file?: string): Promise<string> {
  if (!csv) throw new CommandError("The only format is CSV: export --csv [FILE].");
  const enquiries = (await archive.list()).toReversed();
  const text = enquiriesAsCsv(enquiries);
  if (file === undefined) return text.trimEnd();
  await writeNewFile(file, text);
  return `${enquiries.length} enquiries are in ${file}. The file contains personal data. Delete it when you no longer need it.`;
}

/**
 * Writes a file that only its owner may read, and flushes it. It has its name once it is complete. No file is overwritten.
 * @throws {CommandError}
 */
export async function writeNewFile(path: string, text: string | AsyncIterable<string>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    const file = await open(unfinished, "w", 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    // Unlike a renamed file, a link replaces none.
    await link(unfinished, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new CommandError(`${path} already exists. Choose another name.`);
    if (code === undefined) throw error;
    throw new CommandError(`${path} cannot be written (${code}).`);
  } finally {
    // Half a file is useless, and contains personal data.
    await rm(unfinished, { force: true });
  }
}

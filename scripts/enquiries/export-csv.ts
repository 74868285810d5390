import { stringify } from "csv-stringify/sync";
import { dialledPhone } from "#content/text/phone-numbers.ts";
import type { ArchivedEnquiry, EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./commands.ts";
import { stateOf, timeInIndia } from "./terminal-text.ts";
import { writeNewFile } from "./write-new-file.ts";

const written = ["Name", "Email", "Phone", "Location", "Message"];
const columns = ["Reference", "Received (India)", "Email copy", ...written, "Answered (India)", "Note"];

/** The states of the email copy, as the inbox calls them. */
const copyInWords = { delivered: "sent", waiting: "waiting", parked: "stopped" };

/**
 * All enquiries as CSV for a spreadsheet, oldest first, in chunks: UTF-8 with a byte order mark, and an apostrophe before cells that would
 * be read as formulas.
 */
export async function* enquiriesAsCsv(archive: Pick<EnquiryArchive, "pages">): AsyncGenerator<string> {
  yield asCsv([columns], true);
  for await (const enquiries of archive.pages()) yield asCsv(enquiries.map(rowOf), false);
}

function asCsv(rows: string[][], bom: boolean): string {
  return stringify(rows, { bom, escape_formulas: true, record_delimiter: "windows" });
}

function rowOf(enquiry: ArchivedEnquiry): string[] {
  const { from_name, from_email, from_phone, from_location, message } = enquiry.request.template_params;
  const about = [enquiry.reference, timeInIndia(enquiry.receivedAtMs), copyInWords[stateOf(enquiry)]];
  const handled = enquiry.handledAtMs === null ? "" : timeInIndia(enquiry.handledAtMs);
  return [...about, from_name, from_email, dialledPhone(from_phone), from_location, message, handled, enquiry.note];
}

/**
 * Exports all enquiries as CSV, oldest first, to a new file or the terminal.
 * @returns a sentence if they were written to a file
 */
export async function exportCsv(
  archive: EnquiryArchive,
  print: (text: string) => Promise<void>,
  csv = false,
  file?: string,
): Promise<string | undefined> {
  if (!csv) throw new CommandError("The only format is CSV: export --csv [FILE].");
  let number = 0;
  const counted = async function* () {
    for await (const page of archive.pages()) {
      number += page.length;
      yield page;
    }
  };
  const writeTo = async (write: (text: string) => Promise<void>) => {
    for await (const part of enquiriesAsCsv({ pages: counted })) await write(part);
  };
  if (file === undefined) {
    await writeTo(print);
    return undefined;
  }
  await writeNewFile(file, writeTo);
  return `${number} enquiries are in ${file}. The file contains personal data. Delete it when you no longer need it.`;
}

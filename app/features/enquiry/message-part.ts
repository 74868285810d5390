import { tabStorage } from "#app/storage/browser-storage.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { maximumLength } from "./fields.ts";
import { recordSentPart } from "./sent-parts.ts";

/** How many characters of the message are reserved for the visitor's own words. */
const roomForWords = 800;

const textKey = "enquiry-draft-part";
const nameKey = "enquiry-draft-part-key";

/**
 * Puts text such as a list into the message of the enquiry draft, below the visitor's own words. It replaces text
 * that was put there earlier, if that is unchanged.
 * @param write returns the text, in at most the given number of characters
 * @param key identifies the text once it has been sent: letters and digits, at most ten
 */
export function addToMessage(write: (longest: number) => string, key = ""): void {
  const draft = readDraft();
  const own = withoutLines(draft.message ?? "", tabStorage.read(textKey) ?? "");
  const part = write(Math.max(0, maximumLength.message - roomForWords - own.length));
  tabStorage.write(textKey, part);
  tabStorage.write(nameKey, key);
  keepDraft({ ...draft, message: [own, part].filter(Boolean).join("\n\n") });
}

/** Records that the part was sent with a message, if a line of it was still in there. */
export function recordSentMessage(message: string, reference: string | undefined): void {
  const key = tabStorage.read(nameKey);
  const sent = new Set(message.split("\n").map((line) => line.trim()));
  const remains = tabStorage
    .read(textKey)
    ?.split("\n")
    .some((line) => line.trim() !== "" && sent.has(line.trim()));
  if (!key || !remains) return;
  recordSentPart({ key, at: new Date().toISOString(), ...(reference && { reference }) });
}

/** Removes a run of whole lines from the text. */
function withoutLines(text: string, lines: string): string {
  return (lines ? `\n${text}\n`.replace(`\n${lines}\n`, "\n") : text).trim();
}

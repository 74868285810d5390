import { keepDraft, readDraft } from "./draft.ts";
import { maximumLength } from "./fields.ts";

/** How many characters of the message are left free for what the visitor wants to add. */
const roomForWords = 800;

const storageKey = "enquiry-draft-part";

/**
 * Puts words such as a list into the message of the enquiry that is being written, below what the visitor has written. Words that
 * were put there earlier are replaced if they are unchanged.
 * @param write the words, in at most so many characters
 */
export function putIntoMessage(write: (longest: number) => string): void {
  const draft = readDraft();
  const own = withoutLines(draft.message ?? "", readPart());
  const part = write(Math.max(0, maximumLength.message - roomForWords - own.length));
  keepPart(part);
  keepDraft({ ...draft, message: [own, part].filter(Boolean).join("\n\n") });
}

/** The text without a run of whole lines in it. */
function withoutLines(text: string, lines: string): string {
  return (lines ? `\n${text}\n`.replace(`\n${lines}\n`, "\n") : text).trim();
}

/** Where nothing can be stored, the part is known until the page is left. */
let unstored = "";

function readPart(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function keepPart(part: string): void {
  unstored = part;
  try {
    sessionStorage.setItem(storageKey, part);
  } catch {
    // It is known for this page.
  }
}

import { keepDraft, readDraft } from "./draft.ts";
import { maximumLength } from "./fields.ts";

/** How many characters of the message are reserved for the visitor's own words. */
const roomForWords = 800;

const storageKey = "enquiry-draft-part";

/**
 * Puts text such as a list into the message of the enquiry draft, below the visitor's own words. Text that was put there
 * earlier is replaced if it is unchanged.
 * @param write returns the text, in at most the given number of characters
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

/** If nothing can be stored, the part is remembered until the visitor leaves the page. */
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
    // It is still remembered for this page.
  }
}

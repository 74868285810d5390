import { cleanLine } from "#content/text/clean-text.ts";

const controls = /[^\P{Cc}\n\t]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** What begins an encoded word of RFC 2047. */
const encodedWordStart = /=(?=\?)/g;
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u;

/** A visitor's words for a header or a table cell: on one line, cut after a number of characters. */
export function oneLine(words: string, length = 300): string {
  const line = [...cleanLine(words)];
  return line.length <= length ? line.join("") : `${line.slice(0, length - 1).join("")}…`;
}

/**
 * A visitor's words for a header that mail programs decode. With `=?` they could contain an encoded word, whose decoded text may
 * hold HTML or a line break, and some programs decode one even within quotes or after another. A space prevents all of that.
 */
export function headerWords(words: string, length?: number): string {
  return oneLine(words, length).replaceAll(encodedWordStart, "= ");
}

/** A visitor's words with their line breaks, and a visible mark for each other control character. */
export function lines(words: string): string {
  return words.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(controls, "\uFFFD");
}

/** Text for the content of an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** What ends an address in a sentence. */
const webAddress = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/**
 * Text for the content of an element, with its web addresses as links. Each shows the whole address to which it leads, so that a
 * visitor's words cannot hide where.
 */
export function linked(text: string): string {
  let html = "";
  let end = 0;
  for (const { index, 0: address } of text.matchAll(webAddress)) {
    const escaped = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escaped}" rel="noreferrer">${escaped}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Whether every mail program reads it as exactly one address, and decodes nothing in it. */
export function isPlainAddress(address: string): boolean {
  return plainAddress.test(address) && !address.includes("=?");
}

/** A whole HTML document for a mail; its title and body are HTML already. */
export function htmlDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:24px;font:16px/1.5 system-ui,sans-serif">
${body}
</body>
</html>
`;
}

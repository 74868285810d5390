import { cleanLine } from "#content/text/clean-text.ts";

const controls = /[^\P{Cc}\n\t]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** The start of an encoded word (RFC 2047). */
const encodedWordStart = /=(?=\?)/g;
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u;

/** A visitor's text for a header or table cell: on one line, truncated to a number of characters. */
export function oneLine(words: string, length = 300): string {
  const line = [...cleanLine(words)];
  return line.length <= length ? line.join("") : `${line.slice(0, length - 1).join("")}…`;
}

/**
 * A visitor's text for a header that mail programs decode. With `=?` the text could contain an encoded word that
 * decodes to HTML or a line break; some programs decode one even inside quotes or after another. A space prevents this.
 */
export function headerWords(words: string, length?: number): string {
  return oneLine(words, length).replaceAll(encodedWordStart, "= ");
}

/** A visitor's text with its line breaks, and a visible mark in place of each other control character. */
export function lines(words: string): string {
  return words.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(controls, "\uFFFD");
}

/** Escapes text for use in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A web address, without the punctuation that ends a sentence. */
const webAddress = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/**
 * Escapes text for use in an element and links its web addresses. Each link shows its whole address, so that a visitor
 * cannot disguise it.
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

/** Whether every mail program reads the text as exactly one address and decodes nothing in it. */
export function isPlainAddress(address: string): boolean {
  return plainAddress.test(address) && !address.includes("=?");
}

/** A complete HTML document for an email. The title and body must already be HTML. */
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

/** Line breaks and other controls, and the marks that turn the direction of what follows them. */
const unfitForALine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
const controls = /[^\P{Cc}\n\t]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u;

/** A visitor's words for a header or a table's cell: on one line, cut after so many characters. */
export function oneLine(words: string, length = 300): string {
  const line = [...words.toWellFormed().replaceAll(unfitForALine, " ").trim()];
  return line.length <= length ? line.join("") : `${line.slice(0, length - 1).join("")}…`;
}

/** A visitor's words with their lines, and with a visible mark for each control character. */
export function lines(words: string): string {
  return words.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(controls, "\uFFFD");
}

/** Text as it stands between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Whether every mail program takes it for exactly one address. */
export function isPlainAddress(address: string): boolean {
  return plainAddress.test(address);
}

/** A time as people in India write it: `3 June 2026, 14:05`. */
export function timeInIndia(atMs: number): string {
  return indianTime.format(atMs);
}

const indianTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

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

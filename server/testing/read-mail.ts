export interface ReadMail {
  /** Decoded headers by lower-case name. Values of a repeated header are joined with line breaks. */
  headers: Record<string, string>;
  subject: string;
  /** With its angle brackets. */
  messageId: string;
  text: string;
  html: string;
}

/**
 * Reads a raw message as a mail program does: unfolds and decodes the headers, and extracts the text and HTML bodies.
 */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitPart(raw);
  const texts = bodiesOf(headers, body);
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, decodeWords(value)])),
    subject: decodeWords(headers["subject"] ?? ""),
    messageId: headers["message-id"] ?? "",
    text: texts["text/plain"] ?? "",
    html: texts["text/html"] ?? "",
  };
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const headers: Record<string, string> = {};
  const unfolded = raw.slice(0, end).replaceAll(/\r\n(?=[ \t])/g, "");
  for (const line of unfolded.split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  return { headers, body: raw.slice(end + 4) };
}

function bodiesOf(headers: Record<string, string>, body: string): Record<string, string> {
  const type = headers["content-type"] ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) {
    const decoded = decodeBody(body, headers["content-transfer-encoding"] ?? "7bit");
    return { [type.split(";")[0] ?? ""]: decoded.replaceAll("\r\n", "\n") };
  }
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return Object.assign(
    {},
    ...parts.map((part) => splitPart(part.slice(2))).map((one) => bodiesOf(one.headers, one.body)),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  return decodeQuoted(body.replaceAll(/=\r\n/g, ""));
}

function decodeQuoted(words: string): string {
  const bytes = words.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/**
 * Decodes encoded words (RFC 2047) such as `=?UTF-8?B?4pyT?=`. The space between two of them is not part of the text.
 */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, words: string) =>
      form.toLowerCase() === "b" ? Buffer.from(words, "base64").toString() : decodeQuoted(words.replaceAll("_", " ")),
    );
}

import { afterEach, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailReceiver } from "../../testing/mail-receiver.ts";
import { readMail } from "../../testing/read-mail.ts";
import type { StoredEnquiry } from "../store/enquiry.ts";
import { mailChannel } from "./mail-channel.ts";
import { createMailer, mailConnections } from "./mailer.ts";

let receiver: MailReceiver;
afterEach(() => receiver.close());

const from = { name: "The site", address: "site@example.com" };
const to = [{ name: "", address: "owner@example.com" }];

function kept(fields: Parameters<typeof enquiryRequest>[0] = {}): StoredEnquiry {
  return { reference: "K7M2-QX4P", receivedAtMs: Date.UTC(2026, 5, 3, 8, 35), request: enquiryRequest(fields) };
}

async function deliver(fields: Parameters<typeof enquiryRequest>[0] = {}) {
  receiver = await startMailReceiver();
  const mailer = createMailer({ smtpUrl: receiver.url, to, from });
  return mailChannel(mailer).deliver(kept(fields), AbortSignal.timeout(5000));
}

/** The header names as received, so that an extra header shows up. */
const headerNames = (raw: string) =>
  [...raw.slice(0, raw.indexOf("\r\n\r\n")).matchAll(/^([\w-]+):/gm)].map(([, name]) => name);

const usualHeaders = [
  "Enquiry-Reference",
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "MIME-Version",
  "Content-Type",
];

test("the owner gets the reference and all fields in both bodies, and a reply goes to the visitor", async () => {
  expect(await deliver()).toEqual({ kind: "delivered" });
  const [mail] = receiver.mails;
  expect(mail).toMatchObject({
    sender: "site@example.com",
    recipients: ["owner@example.com"],
    subject: "Enquiry K7M2-QX4P from Asha Rao, Delhi",
    messageId: "<K7M2-QX4P@example.com>",
    headers: { from: "The site <site@example.com>", "reply-to": "Asha Rao <asha@example.com>" },
  });
  expect(headerNames(mail?.raw ?? "")).toEqual(usualHeaders);
  for (const body of [mail?.text, mail?.html])
    for (const words of ["K7M2-QX4P", "3 June 2026 at 14:05", "Asha Rao", "asha@example.com", "9876543210", "Delhi"])
      expect(body).toContain(words);
  expect(mail?.text).toContain("\nA hall of 400 seats.\nWith a balcony.\n");
  expect(mail?.html).toContain(">A hall of 400 seats.\nWith a balcony.</div>");
});

test("a refused password is not tried for every waiting enquiry", async () => {
  receiver = await startMailReceiver();
  let attempts = 0;
  const refused = { kind: "settings", reason: "SMTP 535 at AUTH" } as const;
  const channel = mailChannel({
    ...createMailer({ smtpUrl: receiver.url, to, from }),
    send: async () => {
      attempts += 1;
      return refused;
    },
  });
  const waiting = Array.from({ length: 80 }, () => channel.deliver(kept(), AbortSignal.timeout(5000)));
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => refused));
  expect(attempts).toBeLessThanOrEqual(mailConnections);
});

test("a long message in Hindi arrives unchanged, in an email of less than nine bytes per letter", async () => {
  const message = "अ".repeat(5000);
  expect(await deliver({ message })).toEqual({ kind: "delivered" });
  const [mail] = receiver.mails;
  expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
  expect(mail?.raw.length).toBeLessThan(9 * message.length);
});

test("from the email the owner can call, reply and open the enquiry's links", async () => {
  const list = "https://www.example.com/shortlist#l=1~wallPanels/petPanel";
  await deliver({ message: `Enquiry about: PET Panel\nhttps://www.example.com/wallPanels/petPanel\n\n${list}.` });
  const html = receiver.mails[0]?.html ?? "";
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => [href, words]);
  expect(links).toEqual([
    ["mailto:asha@example.com", "asha@example.com"],
    ["tel:+919876543210", "9876543210"],
    ["https://www.example.com/wallPanels/petPanel", "https://www.example.com/wallPanels/petPanel"],
    [list, list],
  ]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  'https://evil.example/"onclick="alert(1)',
  "https://<b>x</b>",
])("links from a visitor's text only open the address that they show: %s", async (message) => {
  await deliver({ message });
  const html = receiver.mails[0]?.html ?? "";
  const written = html.slice(html.indexOf("Message</h2>"));
  expect(written).not.toMatch(/onclick="|<b>/);
  for (const [, href, words] of written.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)) {
    expect(href).toMatch(/^https?:\/\//);
    expect(words).toBe(href);
  }
});

test("HTML in a visitor's text is shown as text", async () => {
  await deliver({ from_name: "<img src=x>", from_location: `"'&`, message: "<script>alert(1)</script>\n&amp;" });
  const html = receiver.mails[0]?.html ?? "";
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;\n&amp;amp;");
  expect(html).toContain("<bdi>&quot;&#39;&amp;</bdi>");
  expect(receiver.mails[0]?.text).toContain("<script>alert(1)</script>\n&amp;");
});

test.each([
  { from_name: "Eve\r\nBcc: victim@example.com" },
  { from_name: "Eve\nBcc: victim@example.com\n\nOther body" },
  { from_name: 'Eve" <eve@example.com>, "victim' },
  { from_name: "Eve\u2028Bcc: victim@example.com" },
  { from_name: "=?utf-8?q?Eve=0D=0ABcc:_victim=40example.com?=" },
  { from_location: "Delhi\r\nSubject: another\r\n\r\nbody" },
  { from_name: `${"x".repeat(50)}\r\n\r\n.\r\nMAIL FROM:<victim@example.com>` },
  { message: "\r\n.\r\nMAIL FROM:<victim@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\n" },
])("%o injects no header, recipient or second email", async (fields) => {
  expect(await deliver(fields)).toEqual({ kind: "delivered" });
  expect(receiver.mails).toHaveLength(1);
  const [mail] = receiver.mails;
  expect(mail?.recipients).toEqual(["owner@example.com"]);
  expect(headerNames(mail?.raw ?? "")).toEqual(usualHeaders);
  expect(mail?.headers["reply-to"]).toMatch(/<asha@example\.com>$/);
});

/** Decodes repeatedly, as some mail programs do, even inside quotes. */
const decoded = (words: string): string => {
  const once = readMail(`Subject: ${words}\r\n\r\n`).subject;
  return once === words ? words : decoded(once);
};

test.each([
  ["HTML", "=?utf-8?q?=3Cscript=3Ealert(1)=3C/script=3E?="],
  ["HTML in Base64", "=?UTF-8?B?PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==?="],
  ["a line break", "=?utf-8?q?a=0D=0ABcc:_victim=40example.com?="],
  ["HTML in an older character set", "=?utf-7?q?+ADw-script+AD4-?="],
  ["HTML in two of them", "=?utf-8?q?=3Cscr?= =?utf-8?q?ipt=3E?="],
  ["an encoded word in an encoded word", "=?utf-8?q?=3D=3Futf-8=3Fq=3F=3Cscript=3E=3F=3D?="],
  ["HTML beside Hindi", "हॉल =?utf-8?q?=3Cscript=3E?="],
])("%s in a visitor's encoded word is never decoded", async (_, words) => {
  await deliver({ from_name: words, from_location: words });
  const [mail] = receiver.mails;
  const raw = mail?.raw.slice(0, mail.raw.indexOf("\r\n\r\n")).replaceAll(/\r\n(?=[ \t])/g, "") ?? "";
  for (const name of ["Subject", "Reply-To"]) {
    const header = new RegExp(`^${name}: (.*)$`, "m").exec(raw)?.[1] ?? "";
    const encodings = [...header.matchAll(/=\?([^?]*)\?/g)].map(([, encoding]) => encoding);
    expect(encodings.filter((encoding) => encoding !== "UTF-8")).toEqual([]);
    expect(decoded(header)).not.toMatch(/<script|<\/script|[\r\n]|=\?/);
  }
  // The body keeps the text unchanged.
  expect(mail?.text).toContain(words);
});

test.each([
  "a,victim@example.com",
  "a>,<victim@example.com",
  'a"b@example.com',
  "a\u0000b@example.com",
  "ä@example.com",
  "=?utf-8?q?victim=40example.com?=@example.com",
])("an address that a mail program could misread is not used for replies: %s", async (from_email) => {
  expect(await deliver({ from_email })).toEqual({ kind: "delivered" });
  const [mail] = receiver.mails;
  expect(mail?.headers).not.toHaveProperty("reply-to");
  expect(mail?.text).toContain("Copy the address by hand");
});

test.each([
  ["emoji and 4-byte signs", "🎭👩‍👩‍👧 𠜎 𝄞"],
  ["right-to-left words", "قاعة من 400 مقعد"],
  ["Hindi", "चार सौ सीटों का सभागार"],
  ["a line of five thousand letters", "x".repeat(5000)],
  ["a long line of emoji", "🎭".repeat(1200)],
  ["lines that begin with a dot", ".\n..\n.end"],
  ["spaces at the end of a line", "a  \nb\t\nFrom here"],
  ["equals signs", "=?utf-8?q?x?= =3D="],
])("%s arrive unchanged in lines that every server accepts", async (_, message) => {
  await deliver({ message, from_name: message.slice(0, 30) });
  const [mail] = receiver.mails;
  expect(mail?.text.endsWith(`\n${message}\n`)).toBe(true);
  expect(Math.max(...(mail?.raw.split("\r\n") ?? []).map((line) => line.length))).toBeLessThan(200);
  // eslint-disable-next-line no-control-regex
  expect(mail?.raw).toMatch(/^[\x00-\x7f]*$/);
});

test("the subject omits marks that change the text direction, and lone surrogates are replaced", async () => {
  expect(await deliver({ from_name: "Asha \u202Eoar", message: "\ud83c half \u0007 bell" })).toEqual({
    kind: "delivered",
  });
  expect(receiver.mails[0]?.subject).toBe("Enquiry K7M2-QX4P from Asha oar, Delhi");
  expect(receiver.mails[0]?.text).toContain("\uFFFD half \uFFFD bell");
});

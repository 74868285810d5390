import { createServer, type AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailAnswer, type MailReceiver } from "../../testing/mail-receiver.ts";
import type { Outcome } from "./channel.ts";
import { mailChannel } from "./mail-channel.ts";
import { createMailer } from "./mailer.ts";

let receiver: MailReceiver;
afterEach(() => receiver.close());

const owner = { name: "", address: "owner@example.com" };
const enquiry = { reference: "K7M2-QX4P", receivedAtMs: 0, request: enquiryRequest() };

function deliverTo(smtpUrl: string, to = [owner], attemptMs = 5000): Promise<Outcome> {
  const mailer = createMailer({ smtpUrl, to, from: { name: "", address: "site@example.com" } });
  return mailChannel(mailer).deliver(enquiry, AbortSignal.timeout(attemptMs));
}

/** Delivers to a receiver that gives this answer. */
async function deliverTowards(answer: MailAnswer, attemptMs?: number): Promise<Outcome> {
  receiver = await startMailReceiver();
  receiver.answer(answer);
  return deliverTo(receiver.url, [owner], attemptMs);
}

test.each([
  [450, "temporary"],
  [550, "permanent"],
] as const)("if one of two addresses gets %i, the other has the email and the failure is %s", async (code, kind) => {
  receiver = await startMailReceiver();
  receiver.answer({ kind: "refuse", at: "recipient", code, recipient: "sales@example.com" });
  expect(await deliverTo(receiver.url, [owner, { name: "", address: "sales@example.com" }])).toEqual({
    kind,
    reason: `SMTP ${code} at RCPT TO, 1 of 2 addresses`,
    accepted: ["owner@example.com"],
  });
  expect(receiver.mails[0]?.recipients).toEqual(["owner@example.com"]);
});

test.each<[string, MailAnswer, string, string]>([
  ["a greylisting server", { kind: "refuse", at: "recipient", code: 451 }, "temporary", "SMTP 451 at RCPT TO"],
  ["a server that is closing", { kind: "refuse", at: "connect", code: 421 }, "temporary", "SMTP 421 at CONN"],
  ["a broken connection", { kind: "close", at: "data" }, "temporary", "ECONNECTION"],
  ["a refused mail", { kind: "refuse", at: "data", code: 554 }, "permanent", "SMTP 554 at DATA"],
  ["an unknown recipient", { kind: "refuse", at: "recipient", code: 550 }, "settings", "SMTP 550 at RCPT TO"],
  ["a sender on a block list", { kind: "refuse", at: "sender", code: 550 }, "settings", "SMTP 550 at MAIL FROM"],
  ["a sender that is not allowed", { kind: "refuse", at: "sender", code: 553 }, "settings", "SMTP 553 at MAIL FROM"],
  [
    "a domain without SPF",
    { kind: "refuse", at: "data", code: 550, words: "5.7.23 SPF validation failed" },
    "settings",
    "SMTP 550 5.7.23 at DATA",
  ],
  ["a blocked server", { kind: "refuse", at: "connect", code: 554 }, "settings", "SMTP 554 at CONN"],
  ["a server that wants a sign-in", { kind: "refuse", at: "sender", code: 530 }, "settings", "SMTP 530 at MAIL FROM"],
  [
    "a full mailbox",
    { kind: "refuse", at: "recipient", code: 552, words: "5.2.2 Asha's mailbox is full" },
    "settings",
    "SMTP 552 5.2.2 at RCPT TO",
  ],
  [
    "a day's quota used up",
    { kind: "refuse", at: "data", code: 550, words: "5.4.5 Daily user sending limit exceeded" },
    "settings",
    "SMTP 550 5.4.5 at DATA",
  ],
])("%s that answers %o is a failure: %s", async (_, answer, kind, reason) => {
  expect(await deliverTowards(answer)).toEqual({ kind, reason });
  expect(receiver.mails).toEqual([]);
});

test.each(["Kept, thank you", "5x0 no", "55 no", "5500 no", "550no", ""])(
  "an unreadable response to the message (%s) is a temporary failure",
  async (words) => {
    receiver = await startMailReceiver();
    const garbled = createServer((socket) => {
      const answer = (line: string) => socket.write(`${line}\r\n`);
      let inMessage = false;
      answer("220 ready");
      socket
        .on("error", () => undefined)
        .on("data", (chunk) => {
          for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
            if (inMessage) inMessage = line !== ".";
            else inMessage = line === "DATA";
            if (line === ".") answer(words);
            else if (line === "DATA") answer("354 go on");
            else if (!inMessage && /^(EHLO|MAIL|RCPT|RSET)/.test(line)) answer("250 ok");
          }
        });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => garbled.once("listening", resolve));
    const outcome = await deliverTo(`smtp://127.0.0.1:${(garbled.address() as AddressInfo).port}`, [owner], 1000);
    expect(outcome).toMatchObject({ kind: "temporary" });
    garbled.close();
  },
);

test.each(["connect", "sender", "data"] as const)("an attempt on a server that hangs at %s times out", async (at) => {
  const started = performance.now();
  const outcome = await deliverTowards({ kind: "hang", at }, 300);
  expect(outcome).toEqual({ kind: "temporary", reason: "no answer in time" });
  expect(performance.now() - started).toBeLessThan(2000);
});

test("an unreachable server is a temporary failure", async () => {
  receiver = await startMailReceiver();
  await receiver.close();
  expect(await deliverTo(receiver.url)).toEqual({
    kind: "temporary",
    reason: "ECONNREFUSED",
  });
});

test("a wrong password is a settings failure, and the right one is accepted", async () => {
  receiver = await startMailReceiver({ credentials: { user: "site@example.com", password: "p/w d" } });
  expect(await deliverTo(receiver.url.replace("p%2Fw", "x"))).toEqual({
    kind: "settings",
    reason: "SMTP 535 at AUTH PLAIN",
  });
  expect(await deliverTo(receiver.url)).toEqual({ kind: "delivered" });
});

test("an untrusted certificate is a settings failure unless it is allowed", async () => {
  // The receiver warns that its certificate and key are public.
  vi.spyOn(console, "error").mockImplementation(() => {});
  receiver = await startMailReceiver({ untrustedTls: true });
  expect(await deliverTo(receiver.url)).toMatchObject({ kind: "settings" });
  expect(receiver.mails).toEqual([]);
  expect(await deliverTo(`${receiver.url}?tls.rejectUnauthorized=false`)).toEqual({ kind: "delivered" });
});

test("a server that does not speak SMTP is a temporary failure", async () => {
  receiver = await startMailReceiver();
  const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const smtpUrl = `smtp://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const outcome = await deliverTo(smtpUrl);
  expect(outcome).toMatchObject({ kind: "temporary" });
  other.close();
});

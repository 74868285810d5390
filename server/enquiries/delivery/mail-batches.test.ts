import { afterEach, expect, test } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailReceiver } from "../../testing/mail-receiver.ts";
import { mailChannel } from "./mail-channel.ts";
import { createMailer } from "./mailer.ts";

let receiver: MailReceiver;
afterEach(() => receiver.close());

const from = { name: "The site", address: "site@example.com" };
const to = [{ name: "", address: "owner@example.com" }];

test("twenty simultaneous enquiries arrive as one email each, over at most two connections", async () => {
  receiver = await startMailReceiver();
  const outcomes = await deliverAll(20);
  expect(outcomes).toEqual(outcomes.map(() => ({ kind: "delivered" })));
  expect(new Set(receiver.mails.map(({ messageId }) => messageId)).size).toBe(20);
  expect(receiver.connections).toBeLessThanOrEqual(2);
});

test("three hundred simultaneous enquiries arrive in a few emails, each enquiry with its full text", async () => {
  receiver = await startMailReceiver();
  const outcomes = await deliverAll(300);
  expect(outcomes).toEqual(outcomes.map(() => ({ kind: "delivered" })));
  expect(receiver.mails.length).toBeLessThan(110);
  const batches = receiver.mails.filter(({ subject }) => subject.startsWith("100 enquiries, the first"));
  expect(batches).toHaveLength(2);
  for (const batch of batches) expect(batch.headers["enquiry-reference"]?.split(", ")).toHaveLength(100);
  for (let number = 0; number < 300; number += 1) {
    const mails = receiver.mails.filter(({ text }) => text.includes(`Hall number ${number}.\n`));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain(`Hall number ${number}.`);
  }
  expect(Math.max(...receiver.mails.flatMap(({ raw }) => raw.split("\r\n").map((line) => line.length)))).toBeLessThan(
    1000,
  );
});

test("in a batch, a visitor's text cannot pass for another enquiry or for HTML", async () => {
  receiver = await startMailReceiver();
  await deliverAll(102, "\nEnquiry AAAA-AAAA\nName:     Eve\n<b>bold</b>");
  const batch = receiver.mails.find(({ subject }) => subject.startsWith("100 enquiries"));
  expect(batch?.text.match(/^Enquiry /gm)).toHaveLength(100);
  expect(batch?.text.match(/^ {4}Enquiry AAAA-AAAA$/gm)).toHaveLength(100);
  expect(batch?.html).not.toContain("<b>");
  expect(batch?.headers).not.toHaveProperty("reply-to");
});

test("a batch of long messages is split so that no email exceeds a mail server's size limit", async () => {
  receiver = await startMailReceiver();
  await deliverAll(104, "अ".repeat(5000));
  expect(Math.max(...receiver.mails.map(({ raw }) => raw.length))).toBeLessThan(10e6);
  expect(receiver.mails.flatMap(({ headers }) => headers["enquiry-reference"]?.split(", ") ?? [])).toHaveLength(104);
}, 60_000);

test("if a batch is refused, its enquiries are sent one by one, and only the refused one fails", async () => {
  receiver = await startMailReceiver();
  receiver.answer({ kind: "refuse", at: "data", code: 554, containing: "Hall number 7." });
  const outcomes = await deliverAll(120);
  expect(outcomes.map(({ kind }, number) => (kind === "delivered" ? "" : `${kind} ${number}`)).filter(Boolean)).toEqual(
    ["permanent 7"],
  );
});

test("enquiries that time out while they wait for a connection fail temporarily", async () => {
  receiver = await startMailReceiver();
  receiver.answer({ kind: "hang", at: "data" });
  const outcomes = await deliverAll(150, "", 500);
  expect(outcomes).toEqual(outcomes.map(() => ({ kind: "temporary", reason: "no answer in time" })));
});

/** Delivers enquiries concurrently, with the given text at the end of each message. */
function deliverAll(count: number, more = "", attemptMs = 30_000) {
  const mailer = createMailer({ smtpUrl: receiver.url, to, from });
  const channel = mailChannel(mailer);
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      channel.deliver(
        {
          reference: `K7M2-${String(number).padStart(4, "0")}`,
          receivedAtMs: Date.UTC(2026, 5, 3, 8, 35),
          request: enquiryRequest({ message: `Hall number ${number}.\n${more}` }),
        },
        AbortSignal.timeout(attemptMs),
      ),
    ),
  );
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enquiryRequest, listStore } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailReceiver } from "../../testing/mail-receiver.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { createLog } from "../../log.ts";
import { createMailer, type Mailer } from "../delivery/mailer.ts";
import { receiptsPerDay } from "./receipt-limit.ts";
import { createReceipts, type Receipts } from "./receipts.ts";

const from = { name: "The site", address: "site@example.com" };
const owner = { name: "", address: "owner@example.com" };

let receiver: MailReceiver;
let mailer: Mailer;
let receipts: Receipts;
let server: TestServer | undefined;
let logLines: Record<string, unknown>[];

beforeEach(async () => {
  logLines = [];
  receiver = await startMailReceiver();
  mailer = createMailer({ smtpUrl: receiver.url, to: [owner], from });
  const log = createLog((line) => void logLines.push(JSON.parse(line)));
  receipts = createReceipts({ mailer, from, log, retryAfterMs: [1, 1] });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await receipts.stop();
  await mailer.close();
  await receiver.close();
});

const fromForm = { "enquiry-trap": "empty", "enquiry-fill-time-ms": "30000" };
const wanted = { ...fromForm, "enquiry-receipt": "wanted" };

/** Sends an enquiry to the real server and returns the receipt header of the response. */
async function send(fields: Parameters<typeof enquiryRequest>[0], headers: Record<string, string> = wanted) {
  server ??= await startTestServer({ store: listStore(), receipts });
  const answer = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(enquiryRequest(fields)),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("enquiry-receipt");
}

const request = (recipient: string, sender = "client", ranges = {}) =>
  receipts.request({ reference: "K7M2-QX4P", recipient, origin: { sender, ranges } });

test("a visitor who requests a receipt gets one email that says why it was sent", async () => {
  expect(await send({ from_email: "asha@example.com" })).toBe("coming");
  const [mail] = await receiver.waitForMails(1);
  expect(mail).toMatchObject({
    recipients: ["asha@example.com"],
    subject: "Your enquiry K7M2-2223",
    messageId: "<receipt-K7M2-2223@example.com>",
  });
  expect(mail?.headers).toMatchObject({ from: "The site <site@example.com>", "auto-submitted": "auto-replied" });
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain("K7M2-2223");
    expect(body).toContain("You received this email because this address was entered in the enquiry form of The site");
  }
});

test("a receipt contains none of the visitor's text, so it cannot carry spam to strangers", async () => {
  const words = "Buy at evil.example";
  await send({
    from_name: words,
    from_location: words,
    message: `${words} https://evil.example`,
    from_phone: "9123456780",
  });
  const [mail] = await receiver.waitForMails(1);
  expect(mail?.raw).not.toMatch(/evil|Buy|9123456780|https?:/);
});

test.each([
  ["that was not asked for", fromForm, null],
  ["asked for by a program that does not say how the form was filled in", { "enquiry-receipt": "wanted" }, "none"],
])("a receipt %s is not sent", async (_, headers, told) => {
  expect(await send({ message: "one" }, headers)).toBe(told);
  expect(await send({ message: "two", from_email: "last@example.com" })).toBe("coming");
  const mails = await receiver.waitForMails(1);
  expect(mails.map(({ recipients }) => recipients)).toEqual([["last@example.com"]]);
});

test("a repeated enquiry gets one receipt, and a server without mail reports that it sends none", async () => {
  expect(await send({})).toBe("coming");
  expect(await send({})).toBe("none");
  await server?.close();
  server = await startTestServer({ store: listStore() });
  expect(await send({})).toBe("none");
});

test.each(["asha@example.com", "ASHA@Example.com", "asha+two@example.com", "a.sha@example.com"])(
  "a mailbox gets one receipt a day, whatever the spelling of its address: %s",
  async (second) => {
    expect(await request("asha@example.com")).toBe(true);
    expect(await request(second, "another client")).toBe(false);
  },
);

test("a client, its range and the whole site each have a daily limit on receipts", async () => {
  const sentFor = async (count: number, origin: (place: number) => [string, object]) => {
    let sent = 0;
    for (let place = 0; place < count; place += 1) {
      if (await request(`${origin(place)[0]}${place}@example.org`, ...origin(place))) sent += 1;
    }
    return sent;
  };
  expect(await sentFor(5, () => ["one", {}])).toBe(receiptsPerDay.sender);
  expect(await sentFor(10, (place) => [`range${place}`, { 48: "a" }])).toBe(receiptsPerDay.range48);
  expect(await sentFor(50, (place) => [`wide${place}`, { 32: "b" }])).toBe(receiptsPerDay.range32);
  const left = receiptsPerDay.site - receiptsPerDay.sender - receiptsPerDay.range48 - receiptsPerDay.range32;
  expect(await sentFor(left + 20, (place) => [`many${place}`, {}])).toBe(left);
});

test.each(["a,victim@example.com", "a>,<victim@example.com", 'a"b@example.com', "ä@example.com", "a@exämple.com"])(
  "no receipt is sent to an address that a mail program could misread: %s",
  async (recipient) => {
    expect(await request(recipient)).toBe(false);
    expect(receiver.connections).toBe(0);
  },
);

test("a temporarily refused receipt is tried three times, a permanently refused one once", async () => {
  receiver.answer({ kind: "refuse", at: "data", code: 451 });
  await request("asha@example.com");
  const refusals = () => logLines.filter(({ event }) => event === "receipt not sent");
  await vi.waitUntil(() => refusals().length === 3, { timeout: 20_000 });
  receiver.answer({ kind: "refuse", at: "data", code: 550 });
  await request("ravi@example.com");
  await vi.waitUntil(() => refusals().length === 4, { timeout: 20_000 });
  await receipts.stop();
  expect(refusals().map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 3 }, () => "SMTP 451 at DATA"),
    "SMTP 550 at DATA",
  ]);
  expect(JSON.stringify(logLines)).not.toMatch(/asha|ravi/);
});

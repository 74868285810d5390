import { createTransport } from "nodemailer";
import { afterEach, expect, test } from "vitest";
import { startMailReceiver, type MailReceiver, type MailReceiverOptions } from "./mail-receiver.ts";

let receiver: MailReceiver;
afterEach(() => receiver.close());

const mail = {
  from: "site@example.com",
  to: "owner@example.com",
  subject: "नमस्ते, a hall 🎭",
  text: "α\n.\nβ",
  html: "<p>α</p>",
};

async function start(options?: MailReceiverOptions) {
  receiver = await startMailReceiver(options);
  return (timeouts: object = {}) => createTransport({ url: receiver.url, ...timeouts }).sendMail(mail);
}

test("an accepted mail can be read: sender, recipients, decoded subject and both bodies", async () => {
  const send = await start();
  await send();
  const [received] = await receiver.waitForMails(1);
  expect(received).toMatchObject({ sender: mail.from, recipients: [mail.to], subject: mail.subject, html: mail.html });
  expect(received?.text.trim()).toBe(mail.text);
  expect(received?.raw).toContain("\r\nSubject: =?UTF-8?");
});

test.each(["connect", "sender", "recipient", "data"] as const)("a code at %s reaches the sender", async (at) => {
  const send = await start();
  receiver.answer({ kind: "refuse", at, code: 451 });
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  expect(receiver.mails).toEqual([]);
});

test.each(["connect", "data"] as const)("a receiver that hangs at %s does not respond", async (at) => {
  const send = await start();
  receiver.answer({ kind: "hang", at });
  await expect(send({ greetingTimeout: 100, socketTimeout: 200 })).rejects.toMatchObject({ code: "ETIMEDOUT" });
});

test("the connection can break before the response, whether or not the message is accepted", async () => {
  const send = await start();
  receiver.answer((connection) => (connection === 1 ? { kind: "close", at: "data" } : { kind: "accept and close" }));
  await expect(send()).rejects.toThrow();
  expect(receiver.mails).toHaveLength(0);
  await expect(send()).rejects.toThrow();
  expect(receiver.mails).toHaveLength(1);
});

test("with credentials only authenticated senders are accepted", async () => {
  const send = await start({ credentials: { user: "site@example.com", password: "p/w d" } });
  await send();
  expect(receiver.mails).toHaveLength(1);
  const stranger = createTransport({ url: receiver.url.replace("p%2Fw", "x") });
  await expect(stranger.sendMail(mail)).rejects.toMatchObject({ responseCode: 535 });
});

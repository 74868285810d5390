import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startMailReceiver, type MailReceiver } from "#server/testing/mail-receiver.ts";
import { checkMail } from "./check-mail.ts";

let receiver: MailReceiver;
afterEach(() => receiver?.close());

const credentials = { user: "site@example.com", password: "opensesame" };
const addresses = { ENQUIRY_FROM: "The site <site@example.com>", ENQUIRY_TO: "owner@example.com" };

test("an accepted test enquiry is announced, and arrives like a real one", async () => {
  receiver = await startMailReceiver({ credentials });
  const { exitCode, output, errors } = await checkMail({ SMTP_URL: receiver.url, ...addresses });
  expect([exitCode, errors]).toEqual([0, ""]);
  const [mail] = receiver.mails;
  const reference = mail?.headers["enquiry-reference"] ?? "none";
  expect(reference).toMatch(/^TEST-/);
  expect(mail).toMatchObject({ sender: "site@example.com", recipients: ["owner@example.com"] });
  expect(mail?.text).toContain("This is a test email");
  expect(output).toContain(
    `127.0.0.1:${receiver.port} has accepted the test enquiry ${reference} from site@example.com to owner@example.com.`,
  );
});

test("missing settings are named", async () => {
  expect((await checkMail({})).errors).toMatch(/^SMTP_URL is not set\. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM/);
  const { exitCode, errors } = await checkMail({ ...addresses, SMTP_URL: "smtp://a:opensesame@host", ENQUIRY_TO: "" });
  expect(exitCode).toBe(1);
  expect(errors).toMatch(/^SMTP_URL is set without ENQUIRY_TO/);
  expect(errors).not.toContain("opensesame");
});

test("a wrong password is explained in plain words and not repeated", async () => {
  receiver = await startMailReceiver({ credentials });
  const { exitCode, errors, output } = await checkMail({
    SMTP_URL: receiver.url.replace("opensesame", "openbarley"),
    ...addresses,
  });
  expect(exitCode).toBe(1);
  expect(errors).toContain("SMTP 535 at AUTH PLAIN: the mail server refuses the user name or the password (SMTP_URL).");
  expect(errors + output).not.toMatch(/openbarley|site%40/);
});

test("if one of two recipients is refused, it is named, and the command fails", async () => {
  receiver = await startMailReceiver();
  receiver.answer({ kind: "refuse", at: "recipient", code: 550, recipient: "sales@example.com" });
  const ENQUIRY_TO = "owner@example.com, sales@example.com";
  const { exitCode, errors } = await checkMail({ SMTP_URL: receiver.url, ...addresses, ENQUIRY_TO });
  expect(exitCode).toBe(1);
  expect(errors).toMatch(/to sales@example\.com was not accepted by .*, but for owner@example\.com it was\.\nSMTP 550/);
});

test("the program prints the same report and ends", async () => {
  receiver = await startMailReceiver();
  const child = spawn(process.execPath, ["scripts/enquiries/check-mail.ts"], {
    env: { PATH: process.env.PATH, SMTP_URL: receiver.url, ...addresses },
  });
  expect(await text(child.stdout)).toContain("has accepted the test enquiry TEST-");
  expect(receiver.mails).toHaveLength(1);
});

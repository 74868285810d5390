import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMailReceiver, type MailReceiver } from "../../../testing/mail-receiver.ts";
import type { Mailer } from "../mailer.ts";
import { createMailProcess } from "./mail-process.ts";

let receiver: MailReceiver;
let mailer: Mailer;
beforeEach(async () => {
  receiver = await startMailReceiver();
  mailer = start();
});
afterEach(async () => {
  await mailer.close();
  await receiver.close();
});

function start(idleMs?: number) {
  const address = { name: "", address: "site@example.com" };
  const mail = { smtpUrl: receiver.url, to: [address], from: address };
  return createMailProcess({ mail, databaseUrl: undefined, dataFolder: "nowhere", aloneMs: 1000 }, idleMs);
}

const mail = (id: string) => ({ id, references: [], subject: id, text: id, html: id });
const send = (id: string, timeoutMs = 20_000) => mailer.send(mail(id), AbortSignal.timeout(timeoutMs));

/** The processes that send mail for this one. */
function processes(): number[] {
  const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" }).split(
    "\n",
  );
  return lines.filter((line) => line.includes("mail-process/main.ts")).map((line) => Number.parseInt(line, 10));
}

test("mails are sent by one other process, and the outcome of each is known", async () => {
  receiver.answer((attempt) => (attempt === 2 ? { kind: "refuse", at: "data", code: 554 } : { kind: "accept" }));
  expect(await send("one")).toEqual({ kind: "delivered" });
  expect(await send("two")).toEqual({ kind: "permanent", reason: "SMTP 554 at DATA" });
  expect(await send("three")).toEqual({ kind: "delivered" });
  expect(receiver.mails.map(({ messageId }) => messageId)).toEqual(["<one@example.com>", "<three@example.com>"]);
  expect(processes()).toHaveLength(1);
});

test("an attempt that is aborted ends", async () => {
  receiver.answer({ kind: "hang", at: "data" });
  const started = performance.now();
  expect(await send("one", 1500)).toEqual({ kind: "temporary", reason: "no answer in time" });
  expect(performance.now() - started).toBeLessThan(5000);
});

test("when the process is killed, its mails have failed, and the next one starts another process", async () => {
  receiver.answer({ kind: "hang", at: "data" });
  const failed = send("one");
  await vi.waitFor(() => expect(receiver.withheld).toHaveLength(1), { timeout: 20_000 });
  for (const pid of processes()) process.kill(pid, "SIGKILL");
  expect(await failed).toEqual({ kind: "temporary", reason: "mail process ended" });
  receiver.answer({ kind: "accept" });
  expect(await send("two")).toEqual({ kind: "delivered" });
});

test("a signal to all processes does not interrupt a mail", async () => {
  receiver.answer({ kind: "accept late", afterMs: 500 });
  const sent = send("one");
  await receiver.waitForMails(1, 20_000);
  for (const pid of processes()) process.kill(pid, "SIGTERM");
  expect(await sent).toEqual({ kind: "delivered" });
});

test("the process ends when there has been no mail for some time, and when it is closed", async () => {
  mailer = start(50);
  expect(await send("one")).toEqual({ kind: "delivered" });
  await vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 20_000 });
  expect(await send("two")).toEqual({ kind: "delivered" });
  await mailer.close();
  expect(processes()).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { createLog } from "../../log.ts";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailReceiver } from "../../testing/mail-receiver.ts";
import { createMailer } from "../delivery/mailer.ts";
import { enquiryArchive, type EnquiryArchive } from "../store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "../store/database.ts";
import { deliveryQueue, type DeliveryQueue } from "../store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "../store/enquiry-store.ts";
import { taskCalendar, type TaskCalendar } from "../store/task-calendar.ts";
import { startDailyTasks, type DailyTask } from "./daily-tasks.ts";
import { digestTask } from "./digest.ts";

const hourMs = 60 * 60_000;
const eight = Date.parse("2026-06-03T08:00+05:30");

let folder: string;
let databases: DatabaseHandle[];
let store: EnquiryStore;
let queue: DeliveryQueue;
let archive: EnquiryArchive;
let calendar: TaskCalendar;
let receiver: MailReceiver;
let running: { stop(): Promise<void> }[];
let logLines: Record<string, unknown>[];
const log = createLog((line) => void logLines.push(JSON.parse(line)));

const openDatabase = () => {
  const database = databaseHandle({ dataFolder: folder });
  databases.push(database);
  return database;
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  folder = temporaryFolder();
  databases = [];
  running = [];
  logLines = [];
  looks = 0;
  const database = openDatabase();
  store = enquiryStore({ database, channels: ["mail"] });
  queue = deliveryQueue(database);
  archive = enquiryArchive(database);
  calendar = taskCalendar(database);
  receiver = await startMailReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.map((one) => one.stop()));
  await receiver.close();
  await Promise.all(databases.map((database) => database.close()));
});

const digestOf = (of: EnquiryArchive, others: readonly string[] = []) => {
  const address = { name: "", address: "owner@example.com" };
  const to = [address, ...others.map((other) => ({ name: "", address: other }))];
  return digestTask(of, createMailer({ smtpUrl: receiver.url, to, from: address }), log);
};

/** How often the servers have read their clocks. */
let looks: number;

const now = () => {
  looks += 1;
  return Date.now();
};

const leaseMs = 15 * 60_000;

const start = (tasks: DailyTask[], of: TaskCalendar = calendar) => {
  const server = startDailyTasks({ tasks, calendar: of, log, everyMs: 3, againAfterMs: 100, now });
  running.push(server);
  return server;
};

const untilLookedAt = async (times: number) => {
  const before = looks;
  await vi.waitUntil(() => looks >= before + times, { timeout: 15_000 });
};

const acceptAt = async (time: string, fields: Parameters<typeof enquiryRequest>[0]) => {
  vi.setSystemTime(Date.parse(time));
  return (await store.accept({ request: enquiryRequest(fields), sender: null })).reference;
};

/** Accepts an enquiry; without a waiting one no digest is sent. */
const acceptOne = () => acceptAt("2026-06-01T12:00+05:30", {});

test("at eight in India the owner gets one email from two servers about received, waiting and parked enquiries", async () => {
  await acceptAt("2026-06-02T07:59+05:30", { from_name: "Too early", message: "one" });
  const delivered = await acceptAt("2026-06-02T08:00+05:30", { from_name: "Asha <Rao>", message: "two" });
  const parked = await acceptAt("2026-06-02T20:00+05:30", { from_name: "Ravi", message: "three" });
  const waiting = await acceptAt("2026-06-03T07:00+05:30", { from_name: "Meena", message: "four" });
  for (const claim of await queue.claim(["mail"], 4)) {
    if (claim.enquiry.reference === parked) await queue.park(claim, "SMTP 550 at DATA");
    else if (claim.enquiry.reference === waiting) await queue.postpone(claim, 1000, "SMTP 451 at DATA");
    else await queue.delivered(claim);
  }
  vi.setSystemTime(eight - 1000);
  start([digestOf(archive)]);
  const other = openDatabase();
  start([digestOf(enquiryArchive(other))], taskCalendar(other));
  await untilLookedAt(6);
  expect(receiver.mails).toEqual([]);

  vi.setSystemTime(eight);
  const [mail] = await receiver.waitForMails(1);
  await untilLookedAt(10);
  expect(receiver.mails).toHaveLength(1);
  expect(mail?.subject).toBe("Enquiries on 2026-06-03: 3 received, 1 waiting, 1 parked");
  expect(mail?.messageId).toBe("<digest-2026-06-03@example.com>");
  const [received, waits, parks] = mail?.text.split("\n\n") ?? [];
  expect(received).toContain(`- ${delivered}, 2 June 2026 at 08:00, Asha <Rao>, Delhi`);
  expect(received).not.toContain("Too early");
  expect(waits).toContain(`- ${waiting}, 3 June 2026 at 07:00, Meena, Delhi (mail: SMTP 451 at DATA, attempts: 1)`);
  expect(parks).toContain(`- ${parked}, `);
  expect(parks).toContain("npm run enquiries -- retry");
  expect(mail?.html).toContain("Asha &lt;Rao&gt;");
  expect(mail?.html).toContain(parked);
  expect(mail?.html).toContain("<code>npm run enquiries -- retry REFERENCE</code>");
});

test("a digest is sent each morning, and a late start sends the missed one", async () => {
  await acceptOne();
  vi.setSystemTime(eight + 5 * hourMs);
  start([digestOf(archive)]);
  await receiver.waitForMails(1);
  vi.setSystemTime(eight + 24 * hourMs);
  const mails = await receiver.waitForMails(2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Enquiries on 2026-06-03: 0 received, 1 waiting, 0 parked",
    "Enquiries on 2026-06-04: 0 received, 1 waiting, 0 parked",
  ]);
});

test("if nothing was received, waiting or parked, no digest is sent and the task is done", async () => {
  await acceptAt("2026-06-01T12:00+05:30", {});
  for (const claim of await queue.claim(["mail"], 1)) await queue.delivered(claim);
  vi.setSystemTime(eight);
  expect(await digestOf(archive).run("2026-06-03", AbortSignal.timeout(15_000))).toBe("done");
  expect(receiver.attempts).toBe(0);
});

test("a temporarily refused digest is sent later by the same server", async () => {
  await acceptOne();
  receiver.answer((attempt) => (attempt <= 2 ? { kind: "refuse", at: "data", code: 451 } : { kind: "accept" }));
  vi.setSystemTime(eight);
  start([digestOf(archive)]);
  await receiver.waitForMails(1);
  expect(receiver.attempts).toBe(3);
  expect(logLines).toContainEqual(expect.objectContaining({ event: "digest not sent", reason: "SMTP 451 at DATA" }));
});

test("an address that defers the digest gets it later, and the others do not get it twice", async () => {
  await acceptOne();
  const refusal = { kind: "refuse", at: "recipient", code: 450, recipient: "sales@example.com" } as const;
  receiver.answer((attempt) => (attempt === 1 ? refusal : { kind: "accept" }));
  vi.setSystemTime(eight);
  start([digestOf(archive, ["sales@example.com"])]);
  const mails = await receiver.waitForMails(2);
  expect(mails.map(({ recipients }) => recipients)).toEqual([["owner@example.com"], ["sales@example.com"]]);
});

test("setting the clock back does not send the same digest twice", async () => {
  await acceptOne();
  vi.setSystemTime(eight + hourMs);
  start([digestOf(archive)]);
  await receiver.waitForMails(1);
  vi.setSystemTime(eight - hourMs);
  await untilLookedAt(4);
  vi.setSystemTime(eight);
  await untilLookedAt(4);
  vi.setSystemTime(eight - 24 * hourMs + 1);
  await receiver.waitForMails(2);
  vi.setSystemTime(eight);
  await untilLookedAt(10);
  expect(receiver.mails.map(({ messageId }) => messageId)).toEqual([
    "<digest-2026-06-03@example.com>",
    "<digest-2026-06-02@example.com>",
  ]);
});

test("a digest that a server began but did not send before it died is sent once by its successor", async () => {
  await acceptOne();
  receiver.answer({ kind: "refuse", at: "data", code: 451 });
  vi.setSystemTime(eight);
  const first = start([digestOf(archive)]);
  await vi.waitUntil(() => logLines.some(({ event }) => event === "digest not sent"), { timeout: 15_000 });
  await first.stop();
  receiver.answer({ kind: "accept" });
  const attempts = receiver.attempts;
  start([digestOf(archive)]);
  start([digestOf(archive)]);
  await untilLookedAt(30);
  expect(receiver.attempts).toBe(attempts);

  vi.setSystemTime(eight + leaseMs + 60_000);
  await receiver.waitForMails(1);
  vi.setSystemTime(eight + 3 * leaseMs);
  await untilLookedAt(60);
  expect(receiver.mails.map(({ messageId }) => messageId)).toEqual(["<digest-2026-06-03@example.com>"]);
});

test("database errors postpone a task but do not cancel it", async () => {
  await acceptOne();
  let failures = 3;
  let failuresAtTheEnd = 3;
  const busy = () => Promise.reject(Object.assign(new Error("words"), { code: "SQLITE_BUSY" }));
  const shaky: TaskCalendar = {
    claim: (...words) => ((failures -= 1) >= 0 ? busy() : calendar.claim(...words)),
    finish: (...words) => ((failuresAtTheEnd -= 1) >= 0 ? busy() : calendar.finish(...words)),
  };
  vi.setSystemTime(eight);
  start([digestOf(archive)], shaky);
  await receiver.waitForMails(1);
  expect(logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "daily task failed", task: "digest", reason: "SQLITE_BUSY" }),
  );
  await vi.waitUntil(() => failuresAtTheEnd < 0, { timeout: 15_000 });
  await untilLookedAt(20);
  expect(receiver.mails).toHaveLength(1);
});

test("a hanging digest does not delay the stop of the server", async () => {
  await acceptOne();
  receiver.answer({ kind: "hang", at: "data" });
  vi.setSystemTime(eight);
  const tasks = start([digestOf(archive)]);
  await vi.waitUntil(() => receiver.attempts === 1, { timeout: 15_000 });
  const started = performance.now();
  await tasks.stop();
  expect(performance.now() - started).toBeLessThan(2000);
});

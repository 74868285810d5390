import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { createLog } from "../../log.ts";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { enquiryArchive, type EnquiryArchive } from "../store/archive.ts";
import { TextRemainsError } from "../store/deletion.ts";
import { databaseHandle, type DatabaseHandle } from "../store/database.ts";
import { deliveryQueue, type DeliveryQueue } from "../store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "../store/enquiry-store.ts";
import { taskCalendar } from "../store/task-calendar.ts";
import { startDailyTasks } from "./daily-tasks.ts";
import { retentionTask } from "./retention.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const eight = Date.parse("2026-06-03T08:00+05:30");

let folder: string;
let database: DatabaseHandle;
let store: EnquiryStore;
let queue: DeliveryQueue;
let archive: EnquiryArchive;
let running: { stop(): Promise<void> } | undefined;
let logLines: Record<string, unknown>[];
const log = createLog((line) => void logLines.push(JSON.parse(line)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  folder = temporaryFolder();
  logLines = [];
  database = databaseHandle({ dataFolder: folder });
  store = enquiryStore({ database, channels: ["mail"] });
  queue = deliveryQueue(database);
  archive = enquiryArchive(database);
});
afterEach(async () => {
  vi.useRealTimers();
  await running?.stop();
  await database.close();
});

const acceptAt = async (time: string, message: string) => {
  vi.setSystemTime(Date.parse(time));
  await store.accept({ request: enquiryRequest({ message }), sender: null });
};

test("delivered enquiries are deleted after the retention period once the clock has run for a day without a jump, and undelivered ones stay", async () => {
  for (const name of ["old, delivered", "old, parked", "old, waiting"]) await acceptAt("2025-06-01T12:00+05:30", name);
  await acceptAt("2026-06-01T12:00+05:30", "new, delivered");
  for (const claim of await queue.claim(["mail"], 4)) {
    const { message } = claim.enquiry.request.template_params;
    if (message.endsWith("delivered")) await queue.delivered(claim);
    if (message.endsWith("parked")) await queue.park(claim, "SMTP 550");
  }
  vi.setSystemTime(eight);
  let steadySinceMs = eight - dayMs + hourMs;
  const clock = { observe: async () => ({ nowMs: Date.now(), steadySinceMs, jumped: false }) };
  const task = retentionTask(archive, clock, { retentionDays: 365, channels: ["mail"] }, log);
  running = startDailyTasks({
    tasks: [task],
    calendar: taskCalendar(database),
    log,
    everyMs: 3,
    againAfterMs: 100,
    now: Date.now,
  });
  const untilLogged = (sought: string) =>
    vi.waitUntil(() => logLines.some(({ event }) => event === sought), { timeout: 15_000 });
  await untilLogged("old enquiries not deleted yet");
  expect(await archive.list()).toHaveLength(4);
  steadySinceMs -= hourMs;
  await untilLogged("old enquiries deleted");
  const left = await archive.list();
  expect(left.map(({ request }) => request.template_params.message).toSorted()).toEqual([
    "new, delivered",
    "old, parked",
    "old, waiting",
  ]);
});

test("if deleted text is still on the disk, the log says why and the task is retried", async () => {
  const reason = "The disk is full.";
  let isFull = true;
  const failing = { purge: async () => (isFull ? Promise.reject(new TextRemainsError(reason)) : 0) };
  const clock = { observe: async () => ({ nowMs: eight, steadySinceMs: eight - 2 * dayMs, jumped: false }) };
  const task = retentionTask(failing, clock, { retentionDays: 365, channels: ["mail"] }, log);
  expect(await task.run("2026-06-03", new AbortController().signal)).toBe("again");
  expect(logLines).toMatchObject([{ level: "error", event: "deleted text still on disk", reason }]);
  expect(task.textRemains()).toBe(true);
  isFull = false;
  expect(await task.run("2026-06-03", new AbortController().signal)).toBe("done");
  expect(task.textRemains()).toBe(false);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../../log.ts";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { startMailReceiver, type MailReceiver } from "../../testing/mail-receiver.ts";
import { enquiryArchive, type EnquiryArchive } from "../store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "../store/database.ts";
import { deliveryQueue, type DeliveryQueue } from "../store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "../store/enquiry-store.ts";
import type { Channel, Outcome } from "./channel.ts";
import { delaysMs } from "./backoff.ts";
import { startDeliveryLoop, type DeliveryLoop, type DeliveryLoopParts } from "./delivery-loop.ts";
import { mailChannel } from "./mail-channel.ts";
import { createMailer } from "./mailer.ts";

const leaseMs = 3 * 60_000;

let folder: string;
let database: DatabaseHandle;
let store: EnquiryStore;
let queue: DeliveryQueue;
let archive: EnquiryArchive;
let receiver: MailReceiver;
let loops: DeliveryLoop[];
let logLines: Record<string, unknown>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "loop-"));
  database = databaseHandle({ dataFolder: folder });
  store = enquiryStore({ database, channels: ["mail"], onAccepted: () => loops.forEach((loop) => loop.wake()) });
  queue = deliveryQueue(database, leaseMs);
  archive = enquiryArchive(database);
  receiver = await startMailReceiver();
  loops = [];
  logLines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(loops.map((loop) => loop.stop(0)));
  await receiver.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function startLoop(parts: Partial<DeliveryLoopParts> = {}): DeliveryLoop {
  const from = { name: "", address: "site@example.com" };
  const mailer = createMailer({ smtpUrl: receiver.url, to: [{ name: "", address: "owner@example.com" }], from });
  const log = createLog((line) => void logLines.push(JSON.parse(line)));
  const loop = startDeliveryLoop({ queue, channel: mailChannel(mailer), log, noteAgainMs: 20, ...parts });
  loops.push(loop);
  return loop;
}

const accept = async (message = "A hall.") => {
  const { reference } = await store.accept({ request: enquiryRequest({ message }), sender: null });
  return reference;
};

const reportOn = async (reference: string) => (await archive.find(reference))?.deliveries[0];

const untilState = (reference: string, state: string) =>
  vi.waitUntil(async () => (await reportOn(reference))?.state === state, { timeout: 5000 });

const untilLogged = (event: string) =>
  vi.waitUntil(() => logLines.find((line) => line["event"] === event), { timeout: 5000 });

/** A channel that is told by hand when and how each attempt ends. */
function heldChannel() {
  const attempts: { reference: string; end: (outcome: Outcome) => void }[] = [];
  const channel: Channel = {
    name: "mail",
    deliver: ({ reference }, signal) =>
      new Promise((end) => {
        attempts.push({ reference, end });
        signal.addEventListener("abort", () => end({ kind: "temporary", reason: "no answer in time" }));
      }),
  };
  const untilBegun = (count: number) => vi.waitUntil(() => attempts.length >= count, { timeout: 5000 });
  return { channel, attempts, untilBegun };
}

test("an accepted enquiry is delivered at once, and once", async () => {
  startLoop({ everyMs: 60_000 });
  const reference = await accept();
  await untilState(reference, "delivered");
  loops[0]?.wake();
  await loops[0]?.stop();
  expect(receiver.mails.map(({ messageId }) => messageId)).toEqual([`<${reference}@example.com>`]);
  expect(await store.counts()).toEqual({ waiting: 0, delivered: 1, parked: 0 });
});

test("what came while nothing was delivering is delivered after the start, several at a time", async () => {
  const references = await Promise.all(Array.from({ length: 50 }, (_, index) => accept(`Hall ${index}`)));
  startLoop({ everyMs: 60_000 });
  const mails = await receiver.waitForMails(50);
  expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(
    new Set(references.map((reference) => `<${reference}@example.com>`)),
  );
  await loops[0]?.stop();
  expect(receiver.mails).toHaveLength(50);
  expect((await store.counts()).delivered).toBe(50);
});

test("two loops on one database deliver each enquiry once", async () => {
  const other = databaseHandle({ dataFolder: folder });
  await Promise.all(Array.from({ length: 40 }, (_, index) => accept(`Hall ${index}`)));
  startLoop();
  startLoop({ queue: deliveryQueue(other) });
  await vi.waitUntil(async () => (await store.counts()).delivered === 40, { timeout: 10_000 });
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(new Set(receiver.mails.map(({ messageId }) => messageId)).size).toBe(40);
  expect(receiver.mails).toHaveLength(40);
  await other.close();
});

test("after a 4xx the enquiry waits about a minute, and the next attempt delivers it", async () => {
  receiver.answer((connection) => (connection === 1 ? { kind: "refuse", at: "data", code: 451 } : { kind: "accept" }));
  startLoop({ everyMs: 20 });
  const reference = await accept();
  await untilLogged("delivery postponed");
  await vi.waitUntil(async () => (await reportOn(reference))?.reason === "SMTP 451 at DATA");
  expect(receiver.connections).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 1.3 * delaysMs[0]!, toFake: ["Date"] });
  await untilState(reference, "delivered");
  expect(receiver.connections).toBe(2);
  expect(receiver.mails).toHaveLength(1);
});

test("a refusal for ever parks the enquiry with an alert in the log, and names no visitor", async () => {
  receiver.answer({ kind: "refuse", at: "data", code: 550, words: "5.7.1 Asha Rao <asha@example.com> is not wanted" });
  startLoop();
  const reference = await accept();
  await untilState(reference, "parked");
  expect(await reportOn(reference)).toMatchObject({ attempts: 1, reason: "SMTP 550 5.7.1 at DATA" });
  expect(logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "enquiry parked", reference, reason: "SMTP 550 5.7.1 at DATA" }),
  );
  expect(JSON.stringify(logLines)).not.toMatch(/Asha|asha@|A hall/);
  receiver.answer({ kind: "accept" });
  await archive.retry(reference);
  loops[0]?.wake();
  await untilState(reference, "delivered");
});

test("an enquiry that fails until the end of the schedule is parked", async () => {
  const reference = await accept();
  for (let attempt = 1; attempt <= delaysMs.length; attempt += 1) {
    const [claim] = await queue.claim(["mail"], 1);
    await queue.postpone(claim!, 0, "SMTP 451");
  }
  receiver.answer({ kind: "refuse", at: "data", code: 451 });
  startLoop();
  await untilState(reference, "parked");
  expect(await reportOn(reference)).toMatchObject({ attempts: delaysMs.length + 1, reason: "SMTP 451 at DATA" });
});

test("settings that are refused are an alert, and the enquiry waits", async () => {
  receiver.answer({ kind: "refuse", at: "sender", code: 530 });
  startLoop();
  const reference = await accept();
  expect(await untilLogged("delivery settings refused")).toMatchObject({ level: "error", reference });
  await vi.waitUntil(async () => (await reportOn(reference))?.reason);
  expect(await reportOn(reference)).toMatchObject({ state: "waiting" });
});

test("a server that hangs is given up and costs the others nothing but their turn", async () => {
  receiver.answer((connection) => (connection <= 2 ? { kind: "hang", at: "data" } : { kind: "accept" }));
  const references = [await accept("one"), await accept("two"), await accept("three")];
  startLoop({ concurrency: 2, attemptMs: 200, everyMs: 60_000 });
  await receiver.waitForMails(1);
  await vi.waitUntil(async () => (await store.counts()).delivered === 1);
  expect((await Promise.all(references.map(reportOn))).map((report) => report?.reason).toSorted()).toEqual([
    "no answer in time",
    "no answer in time",
    null,
  ]);
});

test("a database that fails stops nothing: claims are tried again, and what was sent is noted and not sent again", async () => {
  let failures = 0;
  const failing = <Method extends (...parameters: never[]) => Promise<unknown>>(method: Method, times: number) => {
    let left = times;
    return ((...parameters) => {
      left -= 1;
      if (left < 0) return method(...parameters);
      failures += 1;
      return Promise.reject(Object.assign(new Error("Asha Rao"), { code: "SQLITE_BUSY" }));
    }) as Method;
  };
  const shaky = { ...queue, claim: failing(queue.claim, 3), delivered: failing(queue.delivered, 3) };
  startLoop({ queue: shaky, everyMs: 20 });
  const reference = await accept();
  await untilState(reference, "delivered");
  await loops[0]?.stop();
  expect(failures).toBe(6);
  expect(receiver.mails).toHaveLength(1);
  expect(logLines).toContainEqual(expect.objectContaining({ event: "deliveries not claimed", reason: "SQLITE_BUSY" }));
  expect(logLines).toContainEqual(expect.objectContaining({ event: "delivery not noted", reason: "SQLITE_BUSY" }));
  expect(JSON.stringify(logLines)).not.toContain("Asha");
});

test("a clock that jumps beyond the lease does not deliver again what is in flight", async () => {
  const { channel, attempts, untilBegun } = heldChannel();
  const loop = startLoop({ channel, everyMs: 10 });
  const reference = await accept();
  await untilBegun(1);
  const claims = vi.spyOn(queue, "claim");
  vi.useFakeTimers({ now: Date.now() + leaseMs + 1000, toFake: ["Date"] });
  loop.wake();
  await vi.waitUntil(async () => (await reportOn(reference))?.attempts === 2, { timeout: 5000 });
  expect(attempts).toHaveLength(1);
  attempts[0]?.end({ kind: "delivered" });
  await untilState(reference, "delivered");
  const before = claims.mock.calls.length;
  await vi.waitUntil(() => claims.mock.calls.length > before + 2);
  expect(attempts).toHaveLength(1);
});

test("a delivery that ends while a jumped clock lets it be claimed again is not made again", async () => {
  const { channel, attempts, untilBegun } = heldChannel();
  const claimed = Promise.withResolvers<void>();
  let calls = 0;
  const slow: DeliveryQueue = {
    ...queue,
    async claim(...parameters) {
      const claims = await queue.claim(...parameters);
      calls += 1;
      if (calls === 3) await claimed.promise;
      return claims;
    },
  };
  const reference = await accept();
  const loop = startLoop({ queue: slow, channel, everyMs: 60_000 });
  await untilBegun(1);
  loop.wake();
  await vi.waitUntil(() => calls === 2);
  vi.useFakeTimers({ now: Date.now() + leaseMs + 1000, toFake: ["Date"] });
  loop.wake();
  await vi.waitUntil(() => calls === 3);
  attempts[0]?.end({ kind: "temporary", reason: "SMTP 451" });
  await vi.waitUntil(async () => (await reportOn(reference))?.reason === "SMTP 451");
  claimed.resolve();
  await vi.waitUntil(() => calls >= 4);
  await loop.stop();
  expect(attempts).toHaveLength(1);
  expect(await reportOn(reference)).toMatchObject({ state: "waiting", attempts: 2 });
});

test("when it stops, what is in flight is finished and nothing new is begun", async () => {
  const { channel, attempts, untilBegun } = heldChannel();
  const loop = startLoop({ channel, concurrency: 1 });
  const [first, second] = [await accept("one"), await accept("two")];
  await untilBegun(1);
  const stopped = loop.stop();
  attempts[0]?.end({ kind: "delivered" });
  await stopped;
  expect(attempts).toHaveLength(1);
  const states = await Promise.all([first, second].map(reportOn));
  expect(states.map((report) => `${report?.state} ${report?.attempts}`).toSorted()).toEqual([
    "delivered 1",
    "waiting 0",
  ]);
});

test("when it stops, what does not finish in time is given back untried and due at once", async () => {
  const { channel, untilBegun } = heldChannel();
  const loop = startLoop({ channel });
  const reference = await accept();
  await untilBegun(1);
  await loop.stop(50);
  expect(await reportOn(reference)).toMatchObject({ state: "waiting", attempts: 0 });
  expect((await queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualChannel, openDeliveryFixture, until, type DeliveryFixture } from "../../testing/delivery-fixture.ts";
import { maxDelayMs, type DeliveryQueue } from "../store/delivery-queue.ts";
import type { Outcome } from "./channel.ts";
import { watchChannels } from "./channel-watch.ts";

const leaseMs = 3 * 60_000;

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture(leaseMs);
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.close();
});

test("after a 4xx response the enquiry waits about a minute, and the next attempt delivers it", async () => {
  fixture.receiver.answer((attempt) =>
    attempt === 1 ? { kind: "refuse", at: "data", code: 451 } : { kind: "accept" },
  );
  fixture.startLoop({ everyMs: 20 });
  const reference = await fixture.accept();
  await fixture.untilLogged("delivery postponed");
  await until(async () => (await fixture.reportOn(reference))?.reason === "SMTP 451 at DATA");
  expect(fixture.receiver.attempts).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 1.3 * 60_000, toFake: ["Date"] });
  await fixture.untilState(reference, "delivered");
  expect(fixture.receiver.attempts).toBe(2);
  expect(fixture.receiver.mails).toHaveLength(1);
});

test("a permanent refusal parks the enquiry and logs an error without the visitor's data", async () => {
  fixture.receiver.answer({
    kind: "refuse",
    at: "data",
    code: 550,
    words: "5.7.1 Asha Rao <asha@example.com> is not wanted",
  });
  const loop = fixture.startLoop();
  const reference = await fixture.accept();
  await fixture.untilState(reference, "parked");
  expect(await fixture.reportOn(reference)).toMatchObject({ attempts: 1, reason: "SMTP 550 5.7.1 at DATA" });
  expect(fixture.logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "enquiry parked", reference, reason: "SMTP 550 5.7.1 at DATA" }),
  );
  expect(JSON.stringify(fixture.logLines)).not.toMatch(/Asha|asha@|A hall/);
  fixture.receiver.answer({ kind: "accept" });
  await fixture.archive.retry(reference);
  loop.wake();
  await fixture.untilState(reference, "delivered");
});

test("a mail server that refuses every message fails the channel, and all enquiries arrive once it accepts them", async () => {
  // Amazon SES answers like this for an account in its sandbox.
  fixture.receiver.answer({ kind: "refuse", at: "data", code: 554, words: "Message rejected: not verified" });
  const outcomes: Outcome[] = [];
  const watch = watchChannels({ onFailing: () => {}, onWorking: (name) => void fixture.queue.hurry(name) });
  const onOutcome = (outcome: Outcome) => {
    outcomes.push(outcome);
    watch.note("mail", outcome);
  };
  fixture.startLoop({ everyMs: 20, onOutcome });
  const first = await fixture.accept("one");
  await fixture.untilState(first, "parked");
  const others = await Promise.all(["two", "three", "four"].map((words) => fixture.accept(words)));
  await until(() => outcomes.length >= 5);
  await until(async () => (await fixture.archive.counts()).waiting === 4);
  expect(watch.failing()).toEqual([{ channel: "mail", reason: "SMTP 554 at DATA" }]);

  fixture.receiver.answer({ kind: "accept" });
  const later = await fixture.accept("five");
  for (const reference of [first, ...others, later]) await fixture.untilState(reference, "delivered");
  expect(watch.failing()).toEqual([]);
  expect(fixture.receiver.mails).toHaveLength(5);
});

test.each([
  ["HTTP 400", "waiting"],
  ["HTTP 422", "waiting"],
  ["SMTP 550 5.7.1 at DATA", "waiting"],
  // A retry could deliver the enquiry many times.
  ["HTTP 202", "parked"],
])("if every enquiry is refused with %s, each is %s", async (reason, state) => {
  const outcomes: Outcome[] = [];
  fixture.startLoop({
    channel: { name: "mail", deliver: async () => ({ kind: "permanent", reason }) },
    onOutcome: (outcome) => outcomes.push(outcome),
    everyMs: 20,
  });
  const references = await Promise.all(["one", "two", "three"].map((words) => fixture.accept(words)));
  for (const reference of references) await fixture.untilReason(reference, reason);
  for (const reference of references) await fixture.untilState(reference, state);
  expect(outcomes.some(({ kind }) => kind === "settings")).toBe(state === "waiting");
});

test("a channel's only refused enquiry is retried after the channel delivers another", async () => {
  fixture.receiver.answer((attempt) =>
    attempt === 1 ? { kind: "refuse", at: "data", code: 554 } : { kind: "accept" },
  );
  fixture.startLoop({ everyMs: 20 });
  const first = await fixture.accept("one");
  await fixture.untilState(first, "parked");
  await fixture.accept("two");
  await fixture.untilState(first, "delivered");
});

test("refused enquiries stay parked while others are delivered", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "data", code: 554, containing: "lottery" });
  fixture.startLoop({ everyMs: 20 });
  const refused = [await fixture.accept("lottery one"), await fixture.accept("lottery two")];
  await until(async () => (await Promise.all(refused.map(fixture.reportOn))).every((report) => report?.reason));
  const good = await fixture.accept("A hall.");
  await fixture.untilState(good, "delivered");
  await fixture.queue.hurry("mail");
  for (const reference of refused) await fixture.untilState(reference, "parked");
  expect((await fixture.archive.counts()).parked).toBe(2);
});

test("an enquiry that failed a hundred times is retried and delivered", async () => {
  const reference = await fixture.accept();
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const [claim] = await fixture.queue.claim(["mail"], 1);
    await fixture.queue.postpone(claim!, 0, "SMTP 451");
  }
  fixture.receiver.answer({ kind: "refuse", at: "data", code: 451 });
  fixture.startLoop({ everyMs: 20 });
  await until(async () => (await fixture.reportOn(reference))?.reason === "SMTP 451 at DATA");
  expect(await fixture.reportOn(reference)).toMatchObject({ state: "waiting", attempts: 101 });
  fixture.receiver.answer({ kind: "accept" });
  vi.useFakeTimers({ now: Date.now() + maxDelayMs, toFake: ["Date"] });
  await fixture.untilState(reference, "delivered");
});

test("refused settings log an error, and the enquiry waits", async () => {
  fixture.receiver.answer({ kind: "refuse", at: "sender", code: 530 });
  fixture.startLoop();
  const reference = await fixture.accept();
  expect(await fixture.untilLogged("delivery settings refused")).toMatchObject({ level: "error", reference });
  await until(async () => (await fixture.reportOn(reference))?.reason);
  expect(await fixture.reportOn(reference)).toMatchObject({ state: "waiting" });
});

test("an attempt times out on a server that hangs, and the other enquiries are still delivered", async () => {
  fixture.receiver.answer((attempt) => (attempt <= 2 ? { kind: "hang", at: "data" } : { kind: "accept" }));
  const references = [await fixture.accept("one"), await fixture.accept("two"), await fixture.accept("three")];
  fixture.startLoop({ concurrency: 2, attemptMs: 1500, everyMs: 60_000 });
  await fixture.receiver.waitForMails(1);
  await until(async () => (await fixture.archive.counts()).delivered === 1);
  expect((await Promise.all(references.map(fixture.reportOn))).map((report) => report?.reason).toSorted()).toEqual([
    "no answer in time",
    "no answer in time",
    null,
  ]);
});

test("after database errors, claims are retried and a sent enquiry is recorded, not sent again", async () => {
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
  const shaky = {
    ...fixture.queue,
    claim: failing(fixture.queue.claim, 3),
    delivered: failing(fixture.queue.delivered, 3),
  };
  const loop = fixture.startLoop({ queue: shaky, everyMs: 20 });
  const reference = await fixture.accept();
  await fixture.untilState(reference, "delivered");
  await loop.stop();
  expect(failures).toBe(6);
  expect(fixture.receiver.mails).toHaveLength(1);
  expect(fixture.logLines).toContainEqual(
    expect.objectContaining({ event: "deliveries not claimed", reason: "SQLITE_BUSY" }),
  );
  expect(fixture.logLines).toContainEqual(
    expect.objectContaining({ event: "delivery not recorded", reason: "SQLITE_BUSY" }),
  );
  expect(JSON.stringify(fixture.logLines)).not.toContain("Asha");
});

test("an attempt in progress is not repeated when the clock jumps past its lease", async () => {
  const { channel, attempts, untilBegun } = manualChannel();
  const loop = fixture.startLoop({ channel, everyMs: 10 });
  const reference = await fixture.accept();
  await untilBegun(1);
  const claims = vi.spyOn(fixture.queue, "claim");
  vi.useFakeTimers({ now: Date.now() + leaseMs + 1000, toFake: ["Date"] });
  loop.wake();
  await until(async () => (await fixture.reportOn(reference))?.attempts === 2);
  expect(attempts).toHaveLength(1);
  attempts[0]?.end({ kind: "delivered" });
  await fixture.untilState(reference, "delivered");
  const before = claims.mock.calls.length;
  await until(() => claims.mock.calls.length > before + 2);
  expect(attempts).toHaveLength(1);
});

test("an attempt that ends while a clock jump allows another claim is not repeated", async () => {
  const { channel, attempts, untilBegun } = manualChannel();
  const claimed = Promise.withResolvers<void>();
  let calls = 0;
  const slow: DeliveryQueue = {
    ...fixture.queue,
    async claim(...parameters) {
      const claims = await fixture.queue.claim(...parameters);
      calls += 1;
      if (calls === 3) await claimed.promise;
      return claims;
    },
  };
  const reference = await fixture.accept();
  const loop = fixture.startLoop({ queue: slow, channel, everyMs: 60_000 });
  await untilBegun(1);
  loop.wake();
  await until(() => calls === 2);
  vi.useFakeTimers({ now: Date.now() + leaseMs + 1000, toFake: ["Date"] });
  loop.wake();
  await until(() => calls === 3);
  attempts[0]?.end({ kind: "temporary", reason: "SMTP 451" });
  await until(async () => (await fixture.reportOn(reference))?.reason === "SMTP 451");
  claimed.resolve();
  await until(() => calls >= 4);
  await loop.stop();
  expect(attempts).toHaveLength(1);
  expect(await fixture.reportOn(reference)).toMatchObject({ state: "waiting", attempts: 2 });
});

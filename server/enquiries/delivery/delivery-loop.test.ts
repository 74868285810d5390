import { afterEach, beforeEach, expect, test } from "vitest";
import { manualChannel, openDeliveryFixture, type DeliveryFixture } from "../../testing/delivery-fixture.ts";

let fixture: DeliveryFixture;
beforeEach(async () => {
  fixture = await openDeliveryFixture();
});
afterEach(async () => {
  await fixture.close();
});

test("an accepted enquiry is delivered immediately and only once", async () => {
  const loop = fixture.startLoop({ everyMs: 60_000 });
  const reference = await fixture.accept();
  await fixture.untilState(reference, "delivered");
  loop.wake();
  await loop.stop();
  expect(fixture.receiver.mails.map(({ messageId }) => messageId)).toEqual([`<${reference}@example.com>`]);
  expect(await fixture.archive.counts()).toMatchObject({ waiting: 0, delivered: 1, parked: 0 });
});

test("enquiries received before startup are delivered concurrently after it", async () => {
  const references = await Promise.all(Array.from({ length: 50 }, (_, index) => fixture.accept(`Hall ${index}`)));
  const loop = fixture.startLoop({ everyMs: 60_000 });
  const mails = await fixture.receiver.waitForMails(50);
  expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(
    new Set(references.map((reference) => `<${reference}@example.com>`)),
  );
  await loop.stop();
  expect(fixture.receiver.mails).toHaveLength(50);
  expect((await fixture.archive.counts()).delivered).toBe(50);
});

test("on stop, attempts in progress finish and no new attempt starts", async () => {
  const { channel, attempts, untilBegun } = manualChannel();
  const loop = fixture.startLoop({ channel, concurrency: 1 });
  const [first, second] = [await fixture.accept("one"), await fixture.accept("two")];
  await untilBegun(1);
  const stopped = loop.stop();
  attempts[0]?.end({ kind: "delivered" });
  await stopped;
  expect(attempts).toHaveLength(1);
  const states = await Promise.all([first, second].map(fixture.reportOn));
  expect(states.map((report) => `${report?.state} ${report?.attempts}`).toSorted()).toEqual([
    "delivered 1",
    "waiting 0",
  ]);
});

test("on stop, an attempt that exceeds the grace period is not counted, and its delivery is due at once", async () => {
  const { channel, untilBegun } = manualChannel();
  const loop = fixture.startLoop({ channel });
  const reference = await fixture.accept();
  await untilBegun(1);
  await loop.stop(50);
  expect(await fixture.reportOn(reference)).toMatchObject({ state: "waiting", attempts: 0 });
  expect((await fixture.queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
});

import { describe, expect, test, vi } from "vitest";
import { storeMany } from "../../testing/many-enquiries.ts";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { reassignDeliveries } from "./deliveries.ts";

// The processor may be busy with other work.
vi.setConfig({ testTimeout: 60_000 });

const fixture = useStore("SQLite");

/** What is kept must be what counting finds. */
async function expectKept(counts: { waiting: number; delivered: number; parked: number }) {
  expect(await fixture.archive.counts()).toEqual(counts);
  expect(await fixture.store.counts()).toMatchObject(counts);
}

test("the counts follow each change of a delivery, and the worst delivery of an enquiry decides", async () => {
  for (const message of ["one", "two", "three"]) await fixture.accept(message);
  await fixture.accept("three");
  await expectKept({ waiting: 3, delivered: 0, parked: 0 });
  const claims = await fixture.queue.claim(["mail", "webhook"], 10);
  const [one, two] = [...new Set(claims.map(({ enquiry }) => enquiry.reference))];
  const claim = (reference: string | undefined, channel: string) =>
    claims.find((each) => each.enquiry.reference === reference && each.channel === channel)!;
  await fixture.queue.delivered(claim(one, "mail"));
  await expectKept({ waiting: 3, delivered: 0, parked: 0 });
  await fixture.queue.delivered(claim(one, "webhook"));
  await expectKept({ waiting: 2, delivered: 1, parked: 0 });
  await fixture.queue.park(claim(two, "mail"), "SMTP 550");
  await fixture.queue.delivered(claim(two, "webhook"));
  await expectKept({ waiting: 1, delivered: 1, parked: 1 });
  await fixture.archive.retry(two);
  await expectKept({ waiting: 2, delivered: 1, parked: 0 });
  await fixture.store.check();
  await reassignDeliveries(fixture.openAgain(), ["service"]);
  await expectKept({ waiting: 2, delivered: 1, parked: 0 });
  expect(await fixture.archive.purge(Date.now() + 1)).toBe(1);
  await expectKept({ waiting: 2, delivered: 0, parked: 0 });
  expect(await fixture.archive.purge(Date.now() + 1, { undelivered: true })).toBe(2);
  await expectKept({ waiting: 0, delivered: 0, parked: 0 });
  expect(await fixture.store.counts()).toHaveProperty("oldestWaitingAtMs", null);
});

const rows = 200_000;

test("with 200,000 enquiries it takes at most two milliseconds to tell how they stand", async () => {
  const receivedAtMs = Date.now();
  await storeMany(fixture.openAgain(), { number: rows, receivedAtMs, state: "waiting" });
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const started = performance.now();
    await fixture.store.counts();
    times.push(performance.now() - started);
  }
  expect(await fixture.store.counts()).toEqual({
    waiting: 1e5,
    delivered: 1e5,
    parked: 0,
    oldestWaitingAtMs: receivedAtMs - rows + 2,
  });
  // Other work may have the processor for most of the time; a count would take fifty times as long each time.
  const tenth = times.toSorted((one, other) => one - other)[20] ?? Infinity;
  console.info(`telling how 200,000 enquiries stand: ${tenth.toFixed(2)} ms`);
  expect(tenth).toBeLessThan(2);
});

describe.each(storeKinds)("how the enquiries stand on %s", (kind) => {
  const either = useStore(kind);

  test("is told with the age of the oldest that waits", async () => {
    const before = Date.now();
    await either.accept("one");
    const summary = await either.store.counts();
    expect(summary).toMatchObject({ waiting: 1, delivered: 0, parked: 0 });
    expect(summary.oldestWaitingAtMs).toBeGreaterThanOrEqual(before);
    expect(summary.oldestWaitingAtMs).toBeLessThanOrEqual(Date.now());
  });
});

import { describe, expect, test } from "vitest";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { reassignDeliveries } from "./deliveries.ts";

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
  expect(await fixture.store.counts()).toHaveProperty("longestWaitMs", null);
});

describe.each(storeKinds)("how the enquiries stand on %s", (kind) => {
  const either = useStore(kind);

  test("is told with the age of the oldest that waits", async () => {
    await either.accept("one");
    const summary = await either.store.counts();
    expect(summary).toMatchObject({ waiting: 1, delivered: 0, parked: 0 });
    expect(summary.longestWaitMs).toBeGreaterThanOrEqual(0);
    expect(summary.longestWaitMs).toBeLessThan(60_000);
  });
});

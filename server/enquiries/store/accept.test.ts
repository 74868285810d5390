import { describe, expect, test, vi } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { enquiryArchive } from "./archive.ts";
import { enquiryStore } from "./enquiry-store.ts";

const minuteMs = 60_000;

describe.each(storeKinds)("accepting on %s", (kind) => {
  const fixture = useStore(kind);

  test("another process finds an accepted enquiry with its exact text", async () => {
    const words = 'Zwei\u202e "Säle" \u{1F3AD}\r\n\u0000\ud800 end';
    const { reference, repeated } = await fixture.accept(words);
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(repeated).toBe(false);
    const found = await enquiryArchive(fixture.openAgain()).find(reference);
    expect(found?.request).toEqual(enquiryRequest({ message: words }));
    expect(found?.deliveries.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      "mail waiting",
      "webhook waiting",
    ]);
    expect(fixture.onAccepted).toHaveBeenCalledOnce();
  });

  test("two hundred simultaneous enquiries are all stored under different references", async () => {
    const words = Array.from({ length: 200 }, (_, index) => `Hall ${index}`);
    const references = (await Promise.all(words.map((word) => fixture.accept(word)))).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(200);
    const kept = await fixture.archive.list();
    expect(kept.map(({ request }) => request.template_params.message).toSorted()).toEqual(words.toSorted());
    expect(await fixture.archive.counts()).toMatchObject({ waiting: 200, delivered: 0, parked: 0 });
  });

  test("the same text within ten minutes is stored once and gets the first reference", async () => {
    const [first, second] = await Promise.all([fixture.accept(), fixture.accept()]);
    const third = await fixture.accept();
    expect([second?.reference, third.reference]).toEqual([first?.reference, first?.reference]);
    expect([first?.repeated, second?.repeated, third.repeated]).toEqual([false, true, true]);
    expect(await fixture.archive.list()).toHaveLength(1);
    expect(fixture.onAccepted).toHaveBeenCalledOnce();
  });

  test.each([
    ["after ten minutes", 10 * minuteMs, 2],
    ["a little sooner", 9 * minuteMs, 1],
    ["after the clock was set back by a day", -24 * 60 * minuteMs, 2],
  ])("whether the same text is stored again %s", async (_, laterMs, kept) => {
    const first = await fixture.accept();
    const { kysely } = await fixture.openAgain().open();
    await kysely
      .updateTable("fingerprints")
      .set(({ eb }) => ({ acceptedAtMs: eb("acceptedAtMs", "-", laterMs) }))
      .execute();
    const second = await fixture.accept();
    expect(second.repeated).toBe(first.reference === second.reference);
    expect(await fixture.archive.list()).toHaveLength(kept);
  });

  test("servers that start simultaneously on an empty database all work", async () => {
    const others = Array.from({ length: 4 }, () => enquiryStore({ database: fixture.openAgain(), channels: ["mail"] }));
    await Promise.all(others.map((other) => other.check()));
    const answers = await Promise.all(others.map((other) => other.accept({ request: enquiryRequest(), sender: null })));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await fixture.archive.list()).toHaveLength(1);
  });
});

describe("on PostgreSQL, which uses the database's clock, a server whose clock is a day ahead", () => {
  const fixture = useStore("PostgreSQL");
  const setClockADayAhead = () => vi.useFakeTimers({ now: Date.now() + 24 * 60 * minuteMs, toFake: ["Date"] });

  test("stores a text once if another server has just stored it", async () => {
    const { reference } = await fixture.accept();
    setClockADayAhead();
    expect(await fixture.accept()).toEqual({ reference, repeated: true });
    await fixture.archive.purge(0);
    expect(await fixture.accept()).toEqual({ reference, repeated: true });
  });

  test("stamps an enquiry with the database's time and reports the correct waiting time", async () => {
    const nowMs = Date.now();
    setClockADayAhead();
    const { reference } = await fixture.accept();
    const found = await fixture.archive.find(reference);
    expect(found?.receivedAtMs).toBeLessThan(nowMs + 60 * minuteMs);
    expect((await fixture.store.counts()).longestWaitMs).toBeLessThan(60 * minuteMs);
  });
});

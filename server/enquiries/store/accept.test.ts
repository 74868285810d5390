import { describe, expect, test, vi } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { enquiryArchive } from "./archive.ts";
import { enquiryStore } from "./enquiry-store.ts";

const minuteMs = 60_000;

describe.each(storeKinds)("accepting on %s", (kind) => {
  const fixture = useStore(kind);

  test("an accepted enquiry is found by another process, word for word", async () => {
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

  test("two hundred at once are all stored, each under a different reference", async () => {
    const words = Array.from({ length: 200 }, (_, index) => `Hall ${index}`);
    const references = (await Promise.all(words.map((word) => fixture.accept(word)))).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(200);
    const kept = await fixture.archive.list();
    expect(kept.map(({ request }) => request.template_params.message).toSorted()).toEqual(words.toSorted());
    expect(await fixture.archive.counts()).toMatchObject({ waiting: 200, delivered: 0, parked: 0 });
  });

  test("the same words within ten minutes are stored once, and answered with the first reference", async () => {
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
  ])("the same words %s", async (_, laterMs, kept) => {
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

  test("servers that start at the same time on an empty database all work", async () => {
    const others = Array.from({ length: 4 }, () => enquiryStore({ database: fixture.openAgain(), channels: ["mail"] }));
    await Promise.all(others.map((other) => other.check()));
    const answers = await Promise.all(others.map((other) => other.accept({ request: enquiryRequest(), sender: null })));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await fixture.archive.list()).toHaveLength(1);
  });
});

describe("on PostgreSQL the clock of the database counts, so a server whose own clock is a day ahead", () => {
  const fixture = useStore("PostgreSQL");
  const setClockADayAhead = () => vi.useFakeTimers({ now: Date.now() + 24 * 60 * minuteMs, toFake: ["Date"] });

  test("stores words once that another server has just stored", async () => {
    const { reference } = await fixture.accept();
    setClockADayAhead();
    expect(await fixture.accept()).toEqual({ reference, repeated: true });
    await fixture.archive.purge(0);
    expect(await fixture.accept()).toEqual({ reference, repeated: true });
  });

  test("stamps an enquiry with the time of the database, and knows how long it has waited", async () => {
    const nowMs = Date.now();
    setClockADayAhead();
    const { reference } = await fixture.accept();
    const found = await fixture.archive.find(reference);
    expect(found?.receivedAtMs).toBeLessThan(nowMs + 60 * minuteMs);
    expect((await fixture.store.counts()).longestWaitMs).toBeLessThan(60 * minuteMs);
  });
});

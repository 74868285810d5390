import { describe, expect, test, vi } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { storeBed, storeKinds } from "../../testing/store-bed.ts";
import { enquiryArchive } from "./archive.ts";
import { enquiryStore } from "./enquiry-store.ts";

// Other work may take the processor.
vi.setConfig({ testTimeout: 30_000 });

const minuteMs = 60_000;

describe.each(storeKinds)("accepting on %s", (kind) => {
  const bed = storeBed(kind);

  test("an accepted enquiry is found by another process, word for word", async () => {
    const words = 'Zwei\u202e "Säle" \u{1F3AD}\r\n\u0000\ud800 end';
    const { reference, repeated } = await bed.accept(words);
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(repeated).toBe(false);
    const found = await enquiryArchive(bed.openAgain()).find(reference);
    expect(found?.request).toEqual(enquiryRequest({ message: words }));
    expect(found?.deliveries.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      "mail waiting",
      "webhook waiting",
    ]);
    expect(bed.onAccepted).toHaveBeenCalledOnce();
  });

  test("two hundred at once are all kept, each under a reference of its own", async () => {
    const words = Array.from({ length: 200 }, (_, index) => `Hall ${index}`);
    const references = (await Promise.all(words.map((word) => bed.accept(word)))).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(200);
    const kept = await bed.archive.list();
    expect(kept.map(({ request }) => request.template_params.message).toSorted()).toEqual(words.toSorted());
    expect(await bed.store.counts()).toEqual({ waiting: 200, delivered: 0, parked: 0 });
  });

  test("the same words within ten minutes are kept once, and answered with the first reference", async () => {
    const [first, second] = await Promise.all([bed.accept(), bed.accept()]);
    const third = await bed.accept();
    expect([second?.reference, third.reference]).toEqual([first?.reference, first?.reference]);
    expect([first?.repeated, second?.repeated, third.repeated]).toEqual([false, true, true]);
    expect(await bed.archive.list()).toHaveLength(1);
    expect(bed.onAccepted).toHaveBeenCalledOnce();
  });

  test.each([
    ["after ten minutes", 10 * minuteMs, 2],
    ["a little sooner", 9 * minuteMs, 1],
    ["after the clock was set back by a day", -24 * 60 * minuteMs, 2],
  ])("the same words %s", async (_, laterMs, kept) => {
    const first = await bed.accept();
    vi.useFakeTimers({ now: Date.now() + laterMs, toFake: ["Date"] });
    const second = await bed.accept();
    expect(second.repeated).toBe(first.reference === second.reference);
    expect(await bed.archive.list()).toHaveLength(kept);
  });

  test("servers that start at once on an empty database all serve", async () => {
    const others = Array.from({ length: 4 }, () => enquiryStore({ database: bed.openAgain(), channels: ["mail"] }));
    await Promise.all(others.map((other) => other.check()));
    const answers = await Promise.all(others.map((other) => other.accept({ request: enquiryRequest(), sender: null })));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await bed.archive.list()).toHaveLength(1);
  });
});

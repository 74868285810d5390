import { describe, expect, test, vi } from "vitest";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { enquiryArchive } from "./archive.ts";
import { reassignDeliveries } from "./deliveries.ts";
import { cachedSummary } from "./summary.ts";
import { taskCalendar } from "./task-calendar.ts";

const minuteMs = 60_000;

describe.each(storeKinds)("upkeep on %s", (kind) => {
  const fixture = useStore(kind);

  test("old enquiries are deleted once delivered, and undelivered ones only on request", async () => {
    await fixture.accept("delivered");
    for (const claim of await fixture.queue.claim(["mail", "webhook"], 2)) await fixture.queue.delivered(claim);
    await fixture.accept("waiting");
    expect(await fixture.archive.purge(Date.now() - minuteMs)).toBe(0);
    expect(await fixture.archive.purge(Date.now() + 1)).toBe(1);
    const left = await fixture.archive.list();
    expect(left.map(({ request }) => request.template_params.message)).toEqual(["waiting"]);
    expect(await fixture.archive.purge(Date.now() + 1, { undelivered: true })).toBe(1);
    expect(await fixture.archive.counts()).toEqual({ waiting: 0, delivered: 0, parked: 0 });
  });

  test("an enquiry delivered by one channel is deleted even if it waits for a removed channel or is parked", async () => {
    await fixture.accept("by mail");
    for (const claim of await fixture.queue.claim(["mail"], 1)) await fixture.queue.delivered(claim);
    await fixture.accept("by none");
    const beforeMs = Date.now() + 1;
    expect(await fixture.archive.purge(beforeMs)).toBe(0);
    expect(await fixture.archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(0);
    expect(await fixture.archive.purge(beforeMs, { channels: ["mail"] })).toBe(1);
    const left = await fixture.archive.list();
    expect(left.map(({ request }) => request.template_params.message)).toEqual(["by none"]);
    const [mail, webhook] = await fixture.queue.claim(["mail", "webhook"], 2);
    await fixture.queue.park(mail!, "SMTP 550");
    await fixture.queue.delivered(webhook!);
    expect(await fixture.archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(1);
  });

  test("an enquiry that waits or is parked only at removed channels is reassigned to a configured one, unless it was delivered", async () => {
    const stranded = await fixture.accept("stranded");
    for (const claim of await fixture.queue.claim(["webhook"], 1)) await fixture.queue.park(claim, "HTTP 400");
    const service = ["service"] as const;
    expect(await reassignDeliveries(fixture.openAgain(), [])).toBe(0);
    expect(await reassignDeliveries(fixture.openAgain(), ["mail", "service"])).toBe(0);
    const reassigned = await Promise.all([
      reassignDeliveries(fixture.openAgain(), service),
      reassignDeliveries(fixture.openAgain(), service),
    ]);
    expect(Math.max(...reassigned)).toBe(1);
    const claims = await fixture.queue.claim(service, 5);
    expect(claims.map(({ enquiry }) => enquiry.reference)).toEqual([stranded.reference]);
    await fixture.queue.delivered(claims[0]!);
    expect(await reassignDeliveries(fixture.openAgain(), ["service"])).toBe(0);
    await fixture.accept("arrived by mail");
    const rest = await fixture.queue.claim(["mail"], 5);
    for (const claim of rest) await fixture.queue.delivered(claim);
    expect(rest).toHaveLength(2);
    expect(await reassignDeliveries(fixture.openAgain(), service)).toBe(0);
  });

  test("an enquiry that has been delivered by mail and waits for a removed channel does not count as waiting", async () => {
    await fixture.accept("by mail");
    for (const claim of await fixture.queue.claim(["mail"], 1)) await fixture.queue.delivered(claim);
    expect(await fixture.archive.counts()).toMatchObject({ waiting: 1 });
    const handle = fixture.openAgain();
    const archive = enquiryArchive(handle, ["mail"]);
    expect(await archive.counts()).toEqual({ waiting: 0, delivered: 1, parked: 0 });
    expect(await archive.list({ state: "waiting" })).toEqual([]);
    expect(await cachedSummary(handle, ["mail"])()).toMatchObject({ waiting: 0, longestWaitMs: null });
  });

  test("hundreds of enquiries that wait for a removed channel are all reassigned", async () => {
    await Promise.all(Array.from({ length: 310 }, (_, number) => fixture.accept(`Hall ${number}`)));
    expect(await reassignDeliveries(fixture.openAgain(), ["service"])).toBe(310);
    expect(await fixture.queue.claim(["service"], 400)).toHaveLength(310);
  });

  test("one process claims a daily task, another can take over if the first ends, and nobody can claim it once it is done", async () => {
    const day = "2026-01-31";
    const calendars = await Promise.all(
      ["one", "two", "three"].map(async (holder) => {
        const handle = fixture.openAgain();
        // Opening a database takes longer than this lease lasts.
        await handle.open();
        return { holder, calendar: taskCalendar(handle, 1000) };
      }),
    );
    const claims = await Promise.all(calendars.map(({ holder, calendar }) => calendar.claim("digest", day, holder)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const { holder, calendar } = calendars[claims.indexOf(true)]!;
    expect(await calendar.claim("digest", day, holder)).toBe(true);
    await vi.waitUntil(() => calendar.claim("digest", day, "successor"), { timeout: 5000 });
    expect(await calendar.claim("digest", day, "another")).toBe(false);
    await calendar.finish("digest", day);
    expect(await calendar.claim("digest", day, "successor")).toBe(false);
    expect(await calendar.claim("digest", "2026-02-01", "another")).toBe(true);
  });
});

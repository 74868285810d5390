import { describe, expect, test, vi } from "vitest";
import { storeBed, storeKinds } from "../../testing/store-bed.ts";
import { handOver } from "./hand-over.ts";
import { taskCalendar } from "./task-calendar.ts";

// Other work may take the processor.
vi.setConfig({ testTimeout: 30_000 });

const minuteMs = 60_000;

describe.each(storeKinds)("upkeep on %s", (kind) => {
  const bed = storeBed(kind);

  test("old enquiries go when they are delivered, and the others only on demand", async () => {
    await bed.accept("delivered");
    for (const claim of await bed.queue.claim(["mail", "webhook"], 2)) await bed.queue.delivered(claim);
    await bed.accept("waiting");
    expect(await bed.archive.purge(Date.now() - minuteMs)).toBe(0);
    expect(await bed.archive.purge(Date.now() + 1)).toBe(1);
    const left = await bed.archive.list();
    expect(left.map(({ request }) => request.template_params.message)).toEqual(["waiting"]);
    expect(await bed.archive.purge(Date.now() + 1, { undelivered: true })).toBe(1);
    expect(await bed.archive.counts()).toEqual({ waiting: 0, delivered: 0, parked: 0 });
  });

  test("what has arrived by one channel goes though it waits for another that is not set up, or is parked there", async () => {
    await bed.accept("by mail");
    for (const claim of await bed.queue.claim(["mail"], 1)) await bed.queue.delivered(claim);
    await bed.accept("by none");
    const beforeMs = Date.now() + 1;
    expect(await bed.archive.purge(beforeMs)).toBe(0);
    expect(await bed.archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(0);
    expect(await bed.archive.purge(beforeMs, { channels: ["mail"] })).toBe(1);
    const left = await bed.archive.list();
    expect(left.map(({ request }) => request.template_params.message)).toEqual(["by none"]);
    const [mail, webhook] = await bed.queue.claim(["mail", "webhook"], 2);
    await bed.queue.park(mail!, "SMTP 550");
    await bed.queue.delivered(webhook!);
    expect(await bed.archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(1);
  });

  test("what waits for channels that are no longer set up goes by one that is, unless it has arrived already", async () => {
    const stranded = await bed.accept("stranded");
    const service = ["service"] as const;
    expect(await handOver(bed.openAgain(), [])).toBe(0);
    expect(await handOver(bed.openAgain(), ["mail", "service"])).toBe(0);
    const handedOver = await Promise.all([handOver(bed.openAgain(), service), handOver(bed.openAgain(), service)]);
    expect(Math.max(...handedOver)).toBe(1);
    const claims = await bed.queue.claim(service, 5);
    expect(claims.map(({ enquiry }) => enquiry.reference)).toEqual([stranded.reference]);
    await bed.queue.delivered(claims[0]!);
    expect(await handOver(bed.openAgain(), ["service"])).toBe(0);
    await bed.accept("arrived by mail");
    const rest = await bed.queue.claim(["mail"], 5);
    for (const claim of rest) await bed.queue.delivered(claim);
    expect(rest).toHaveLength(2);
    expect(await handOver(bed.openAgain(), service)).toBe(0);
  });

  test("a day's task is given to one of several processes, to another one only if that ends, and to none once it is done", async () => {
    const day = "2026-01-31";
    const calendars = ["one", "two", "three"].map((holder) => ({
      holder,
      calendar: taskCalendar(bed.openAgain(), 200),
    }));
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

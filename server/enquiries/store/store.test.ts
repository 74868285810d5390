import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { enquiryRequest } from "../../testing/enquiries.ts";
import { hasPostgres, startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { enquiryArchive, type EnquiryArchive } from "./archive.ts";
import { databaseHandle, type DatabaseHandle } from "./database.ts";
import { deliveryQueue, longestDelayMs, type DeliveryQueue } from "./delivery-queue.ts";
import { handOver } from "./hand-over.ts";
import { taskCalendar } from "./task-calendar.ts";
import { enquiryStore, StoreUnavailableError, type EnquiryStore } from "./enquiry-store.ts";

// Other work may take the processor.
vi.setConfig({ testTimeout: 30_000 });

const minuteMs = 60_000;

describe.each(["SQLite", "PostgreSQL"])("on %s", (kind) => {
  const skipped = kind === "PostgreSQL" && !hasPostgres;
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (kind === "PostgreSQL" && !skipped) postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.close());

  let folder: string;
  let handles: DatabaseHandle[];
  let openAgain: () => DatabaseHandle;
  let store: EnquiryStore;
  let queue: DeliveryQueue;
  let archive: EnquiryArchive;
  const onAccepted = vi.fn<() => void>();

  beforeEach(async () => {
    if (skipped) return;
    folder = await mkdtemp(join(tmpdir(), "store-"));
    const databaseUrl = await postgres?.newDatabase();
    handles = [];
    openAgain = () => {
      const handle = databaseHandle({ databaseUrl, dataFolder: join(folder, "data") });
      handles.push(handle);
      return handle;
    };
    const database = openAgain();
    store = enquiryStore({ database, channels: ["mail", "webhook"], onAccepted });
    queue = deliveryQueue(database);
    archive = enquiryArchive(database);
    onAccepted.mockClear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    if (skipped) return;
    await Promise.all(handles.map((handle) => handle.close()));
    await rm(folder, { recursive: true });
  });

  const accept = async (message = "A hall.") =>
    store.accept({ request: enquiryRequest({ message }), sender: "digest" });

  describe.skipIf(skipped)("accepting", () => {
    test("an accepted enquiry is found by another process, word for word", async () => {
      const words = 'Zwei\u202e "Säle" \u{1F3AD}\r\n\u0000\ud800 end';
      const { reference, repeated } = await accept(words);
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(repeated).toBe(false);
      const found = await enquiryArchive(openAgain()).find(reference);
      expect(found?.request).toEqual(enquiryRequest({ message: words }));
      expect(found?.deliveries.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
        "mail waiting",
        "webhook waiting",
      ]);
      expect(onAccepted).toHaveBeenCalledOnce();
    });

    test("two hundred at once are all kept, each under a reference of its own", async () => {
      const words = Array.from({ length: 200 }, (_, index) => `Hall ${index}`);
      const references = (await Promise.all(words.map(accept))).map(({ reference }) => reference);
      expect(new Set(references).size).toBe(200);
      const kept = await archive.list();
      expect(kept.map(({ request }) => request.template_params.message).toSorted()).toEqual(words.toSorted());
      expect(await store.counts()).toEqual({ waiting: 200, delivered: 0, parked: 0 });
    });

    test("the same words within ten minutes are kept once, and answered with the first reference", async () => {
      const [first, second] = await Promise.all([accept(), accept()]);
      const third = await accept();
      expect([second?.reference, third.reference]).toEqual([first?.reference, first?.reference]);
      expect([first?.repeated, second?.repeated, third.repeated]).toEqual([false, true, true]);
      expect(await archive.list()).toHaveLength(1);
      expect(onAccepted).toHaveBeenCalledOnce();
    });

    test.each([
      ["after ten minutes", 10 * minuteMs, 2],
      ["a little sooner", 9 * minuteMs, 1],
      ["after the clock was set back by a day", -24 * 60 * minuteMs, 2],
    ])("the same words %s", async (_, laterMs, kept) => {
      const first = await accept();
      vi.useFakeTimers({ now: Date.now() + laterMs, toFake: ["Date"] });
      const second = await accept();
      expect(second.repeated).toBe(first.reference === second.reference);
      expect(await archive.list()).toHaveLength(kept);
    });

    test("servers that start at once on an empty database all serve", async () => {
      const others = Array.from({ length: 4 }, () => enquiryStore({ database: openAgain(), channels: ["mail"] }));
      await Promise.all(others.map((other) => other.check()));
      const answers = await Promise.all(
        others.map((other) => other.accept({ request: enquiryRequest(), sender: null })),
      );
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect(await archive.list()).toHaveLength(1);
    });
  });

  describe.skipIf(skipped)("delivering", () => {
    test("what is delivered, parked and waiting is counted and told by enquiry", async () => {
      for (const message of ["one", "two", "three"]) await accept(message);
      const claims = await queue.claim(["mail", "webhook"], 10);
      expect(claims).toHaveLength(6);
      const of = (message: string) =>
        claims.filter(({ enquiry }) => enquiry.request.template_params.message === message);
      for (const claim of of("one")) await queue.delivered(claim);
      const [mail, webhook] = of("two").toSorted((a, b) => (a.channel < b.channel ? -1 : 1));
      await queue.delivered(mail!);
      await queue.park(webhook!, "HTTP 410");
      expect(await archive.counts()).toEqual({ waiting: 1, delivered: 1, parked: 1 });
      const parked = await archive.find(webhook!.enquiry.reference);
      expect(parked?.deliveries[1]).toMatchObject({
        channel: "webhook",
        state: "parked",
        attempts: 1,
        reason: "HTTP 410",
      });
    });

    test("what one process has claimed no other gets, until the lease is over", async () => {
      for (const message of ["one", "two", "three"]) await accept(message);
      const other = deliveryQueue(openAgain());
      const [mine, theirs] = await Promise.all([queue.claim(["mail"], 2), other.claim(["mail"], 5)]);
      const references = [...mine, ...theirs].map(({ enquiry }) => enquiry.reference);
      expect(new Set(references).size).toBe(references.length);
      expect(await other.claim(["mail"], 5)).toHaveLength(3 - references.length);
    });

    test("a delivery put off is not due before its time, and counts its attempts", async () => {
      await accept();
      const [first] = await queue.claim(["mail"], 1);
      expect(first?.attempt).toBe(1);
      await queue.postpone(first!, 5 * minuteMs, "SMTP 451");
      expect(await queue.claim(["mail"], 1)).toEqual([]);
      await queue.postpone(first!, 0, "SMTP 451");
      const [second] = await queue.claim(["mail"], 1);
      expect(second?.attempt).toBe(2);
      await queue.release(second!);
      expect((await queue.claim(["mail"], 1))[0]?.attempt).toBe(2);
    });

    test("what another process has delivered meanwhile is not parked by the one that comes late", async () => {
      const { reference } = await accept();
      const [claim] = await queue.claim(["mail"], 1);
      await deliveryQueue(openAgain()).delivered(claim!);
      await queue.park(claim!, "SMTP 550");
      expect((await archive.find(reference))?.deliveries[0]).toMatchObject({ channel: "mail", state: "delivered" });
    });

    test("a delivery that the owner retries while it is given back begins with its first attempt", async () => {
      const { reference } = await accept();
      const [claim] = await queue.claim(["mail"], 1);
      await archive.retry(reference);
      await queue.release(claim!);
      expect((await queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
    });

    test("a parked delivery is due again when the owner says so, from its first attempt", async () => {
      const { reference } = await accept();
      const [claim] = await queue.claim(["mail"], 1);
      await queue.park(claim!, "SMTP 550");
      expect(await queue.claim(["mail"], 1)).toEqual([]);
      expect(await archive.retry(reference)).toBe(2);
      expect((await queue.claim(["mail"], 1))[0]?.attempt).toBe(1);
      expect(await archive.retry("AAAA-AAAA")).toBe(0);
    });
  });

  describe.skipIf(skipped)("upkeep", () => {
    test("old enquiries go when they are delivered, and the others only on demand", async () => {
      await accept("delivered");
      for (const claim of await queue.claim(["mail", "webhook"], 2)) await queue.delivered(claim);
      await accept("waiting");
      expect(await archive.purge(Date.now() - minuteMs)).toBe(0);
      expect(await archive.purge(Date.now() + 1)).toBe(1);
      const left = await archive.list();
      expect(left.map(({ request }) => request.template_params.message)).toEqual(["waiting"]);
      expect(await archive.purge(Date.now() + 1, { undelivered: true })).toBe(1);
      expect(await archive.counts()).toEqual({ waiting: 0, delivered: 0, parked: 0 });
    });

    test("what has arrived by one channel goes though it waits for another that is not set up, or is parked there", async () => {
      await accept("by mail");
      for (const claim of await queue.claim(["mail"], 1)) await queue.delivered(claim);
      await accept("by none");
      const beforeMs = Date.now() + 1;
      expect(await archive.purge(beforeMs)).toBe(0);
      expect(await archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(0);
      expect(await archive.purge(beforeMs, { channels: ["mail"] })).toBe(1);
      const left = await archive.list();
      expect(left.map(({ request }) => request.template_params.message)).toEqual(["by none"]);
      const [mail, webhook] = await queue.claim(["mail", "webhook"], 2);
      await queue.park(mail!, "SMTP 550");
      await queue.delivered(webhook!);
      expect(await archive.purge(beforeMs, { channels: ["mail", "webhook"] })).toBe(1);
    });

    test("what waits for channels that are no longer set up goes by one that is, unless it has arrived already", async () => {
      const stranded = await accept("stranded");
      const service = ["service"] as const;
      expect(await handOver(openAgain(), [])).toBe(0);
      expect(await handOver(openAgain(), ["mail", "service"])).toBe(0);
      const handedOver = await Promise.all([handOver(openAgain(), service), handOver(openAgain(), service)]);
      expect(Math.max(...handedOver)).toBe(1);
      const claims = await queue.claim(service, 5);
      expect(claims.map(({ enquiry }) => enquiry.reference)).toEqual([stranded.reference]);
      await queue.delivered(claims[0]!);
      expect(await handOver(openAgain(), ["service"])).toBe(0);
      await accept("arrived by mail");
      const rest = await queue.claim(["mail"], 5);
      for (const claim of rest) await queue.delivered(claim);
      expect(rest).toHaveLength(2);
      expect(await handOver(openAgain(), service)).toBe(0);
    });

    test("a day's task is given to one of several processes, to another one only if that ends, and to none once it is done", async () => {
      const day = "2026-01-31";
      const calendars = ["one", "two", "three"].map((holder) => ({ holder, calendar: taskCalendar(openAgain(), 200) }));
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

  test.runIf(kind === "SQLite")("a clock that jumps neither holds back a delivery nor a claim for long", async () => {
    await accept("put off");
    await accept("claimed");
    const [first] = await queue.claim(["mail"], 1);
    await queue.postpone(first!, longestDelayMs, "SMTP 451");
    expect(await queue.claim(["mail"], 1)).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() - longestDelayMs, toFake: ["Date"] });
    expect(await queue.claim(["mail"], 2)).toHaveLength(2);
  });

  test.runIf(kind === "SQLite")(
    "what another process has claimed a moment later, by the clock, stays claimed",
    async () => {
      await accept();
      expect(await queue.claim(["mail"], 1)).toHaveLength(1);
      vi.useFakeTimers({ now: Date.now() - 5000, toFake: ["Date"] });
      expect(await deliveryQueue(openAgain()).claim(["mail"], 1)).toEqual([]);
    },
  );

  test.runIf(kind === "SQLite")("the files may be read by their owner alone", async () => {
    await accept();
    for (const file of ["enquiries.sqlite", "enquiries.sqlite-wal"]) {
      expect((await stat(join(folder, "data", file))).mode & 0o077).toBe(0);
    }
  });

  test.runIf(kind === "SQLite")(
    "a folder that cannot be made is an error that names it, and recovery is at once",
    async () => {
      await writeFile(join(folder, "data"), "");
      await expect(accept()).rejects.toThrow(new StoreUnavailableError("EEXIST"));
      await expect(store.check()).rejects.toThrow(StoreUnavailableError);
      await chmod(folder, 0o700);
      await rm(join(folder, "data"));
      expect((await accept()).repeated).toBe(false);
    },
  );
});

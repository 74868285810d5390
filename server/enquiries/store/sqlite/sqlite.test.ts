import { chmod, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { useStore } from "../../../testing/store-fixture.ts";
import { storeMany } from "../../../testing/many-enquiries.ts";
import { deliveryQueue, maxDelayMs } from "../delivery-queue.ts";
import { StoreUnavailableError } from "../enquiry-store.ts";
import { sqliteFile } from "./database-file.ts";

const fixture = useStore("SQLite");

test("a clock jump does not delay a delivery or a claim for long", async () => {
  await fixture.accept("put off");
  await fixture.accept("claimed");
  const [first] = await fixture.queue.claim(["mail"], 1);
  await fixture.queue.postpone(first!, maxDelayMs, "SMTP 451");
  expect(await fixture.queue.claim(["mail"], 1)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() - maxDelayMs, toFake: ["Date"] });
  expect(await fixture.queue.claim(["mail"], 2)).toHaveLength(2);
});

test("a delivery that another process claimed slightly later on its clock stays claimed", async () => {
  await fixture.accept();
  expect(await fixture.queue.claim(["mail"], 1)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() - 5000, toFake: ["Date"] });
  expect(await deliveryQueue(fixture.openAgain()).claim(["mail"], 1)).toEqual([]);
});

test("a delivery whose enquiry another program has deleted does not keep waiting", async () => {
  await fixture.accept("deleted");
  await fixture.accept("kept");
  const { kysely } = await fixture.openAgain().open();
  await sql`PRAGMA foreign_keys = OFF`.execute(kysely);
  await sql`DELETE FROM enquiries WHERE request LIKE '%deleted%'`.execute(kysely);
  const claimed = await fixture.queue.claim(["mail", "webhook"], 4);
  expect(claimed.map(({ enquiry }) => enquiry.request.template_params.message)).toEqual(["kept", "kept"]);
  for (const claim of claimed) await fixture.queue.delivered(claim);
  expect((await fixture.archive.counts()).waiting).toBe(0);
});

test("only the owner of the files can read them", async () => {
  await fixture.accept();
  for (const file of ["enquiries.sqlite", "enquiries.sqlite-wal"]) {
    expect((await stat(join(fixture.folder, "data", file))).mode & 0o077).toBe(0);
  }
});

test.skipIf(process.platform !== "linux")("other programs see by its locks that the database is in use", async () => {
  await fixture.accept();
  const { ino } = await stat(sqliteFile(join(fixture.folder, "data")));
  const locks = (await readFile("/proc/locks", "utf8")).split("\n");
  expect(locks.filter((lock) => lock.includes(` ${process.pid} `) && lock.includes(`:${ino} `))).not.toEqual([]);
});

test("a folder that cannot be created is an error with its code, and recovery is immediate", async () => {
  await writeFile(join(fixture.folder, "data"), "");
  await expect(fixture.accept()).rejects.toThrow(new StoreUnavailableError("EEXIST"));
  await expect(fixture.store.check()).rejects.toThrow(StoreUnavailableError);
  await chmod(fixture.folder, 0o700);
  await rm(join(fixture.folder, "data"));
  expect((await fixture.accept()).repeated).toBe(false);
});

test("counting many delivered enquiries is far quicker than reading each of them", async () => {
  const database = fixture.openAgain();
  await storeMany(database, { number: 10_000, receivedAtMs: Date.now(), state: "delivered", message: "A hall." });
  const { kysely } = await database.open();
  const fastestMs = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const startedAt = performance.now();
      await work();
      times.push(performance.now() - startedAt);
    }
    return Math.min(...times);
  };
  const each = kysely.selectFrom("deliveries").select("reference").groupBy("reference").having("state", "=", "parked");
  const lookingAtEachMs = await fastestMs(() => each.execute());
  expect(await fastestMs(() => fixture.archive.counts())).toBeLessThan(lookingAtEachMs / 3);
});

test("an enquiry that arrives while another process locks the database longer than a statement waits is stored", async () => {
  await fixture.accept("The first.");
  const other = new DatabaseSync(sqliteFile(join(fixture.folder, "data")));
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  const accepted = fixture.accept("Meanwhile.");
  await wait(4500);
  other.exec("ROLLBACK");
  await accepted;
  expect(await fixture.archive.list()).toHaveLength(2);
});

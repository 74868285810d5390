import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { createServerFixture } from "#server/testing/server-fixture.ts";
import { sendAll } from "#server/testing/visitors.ts";
import { sql } from "kysely";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { enquiryStore } from "#server/enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { backUpAndRehearse } from "./back-up.ts";
import { backUp } from "../enquiries/backup.ts";
import { restore } from "../enquiries/restore.ts";
import { rehearse } from "./rehearse.ts";
import { findFaults } from "./find-faults.ts";
import { Failure } from "../setup/say.mjs";
import { latestBackupHours } from "./backup-age.ts";

vi.mock("./rehearse.ts", { spy: true });

test("a backup beside a running server is restored and compared, and the latest thirty are kept", async () => {
  const fixture = await createServerFixture("SQLite");
  onTestFinished(() => fixture.remove());
  const folder = temporaryFolder();
  for (let day = 10; day < 41; day += 1) await writeFile(join(folder, `enquiries-2020-01-${day}T02-30-00Z`), "");
  await mkdir(join(folder, "something-else"));
  const { origin } = await fixture.start();
  await sendAll(origin, ["Hall 1", "Hall 2", "Hall 3"]);

  const database = databaseHandle({ dataFolder: fixture.dataFolder });
  onTestFinished(() => database.close());
  const said = await backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 31, 2, 30)));
  expect(said).toBe(
    `3 enquiries are in ${join(folder, "enquiries-2026-01-31T02-30-00Z")}, and were restored from it into an empty database.`,
  );
  const names = await readdir(folder);
  expect(names).toContain("something-else");
  expect(names.filter((name) => name.startsWith("enquiries-"))).toHaveLength(30);
  expect(names).not.toContain("enquiries-2020-01-10T02-30-00Z");
  expect(await latestBackupHours(folder)).toBeLessThan(1);
}, 60_000);

test("a backup that cannot be restored gets no name and deletes no older one, and the next one replaces it", async () => {
  const folder = temporaryFolder();
  const older = Array.from({ length: 31 }, (_, index) => `enquiries-2020-01-${index + 10}T02-30-00Z`);
  for (const name of older) await writeFile(join(folder, name), "");
  // Left by a process that was killed two days ago.
  await writeFile(join(folder, "enquiries-2026-01-28T02-30-00Z.unrehearsed.unfinished"), "");
  await mkdir(join(folder, "rehearsal-abc123"));
  const killedAt = new Date(Date.UTC(2026, 0, 28, 2, 30));
  for (const name of ["enquiries-2026-01-28T02-30-00Z.unrehearsed.unfinished", "rehearsal-abc123"]) {
    await utimes(join(folder, name), killedAt, killedAt);
  }
  const dataFolder = temporaryFolder();
  const database = databaseHandle({ dataFolder });
  onTestFinished(() => database.close());
  const store = enquiryStore({ database, channels: ["mail"] });
  await store.accept({ request: enquiryRequest(), sender: null });

  vi.mocked(rehearse).mockRejectedValueOnce(new Failure("1 enquiries were restored with other content."));
  const first = backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 30, 2, 30)));
  await expect(first).rejects.toThrow("other content");
  expect((await readdir(folder)).toSorted()).toEqual([...older, "enquiries-2026-01-30T02-30-00Z.unrehearsed"]);

  await backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 31, 2, 30)));
  expect((await readdir(folder)).toSorted()).toEqual([...older.slice(2), "enquiries-2026-01-31T02-30-00Z"]);
});

test("backups from the future are deleted before older ones, but never the latest", async () => {
  const folder = temporaryFolder();
  const names = (year: number, length: number) =>
    Array.from({ length }, (_, index) => `enquiries-${year}-01-${index + 10}T02-30-00Z`);
  for (const name of [...names(2020, 4), ...names(2099, 30)]) await writeFile(join(folder, name), "");
  const database = databaseHandle({ dataFolder: join(folder, "data") });
  onTestFinished(() => database.close());
  await backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 31, 2, 30)));
  const left = (await readdir(folder)).filter((name) => name.startsWith("enquiries-")).toSorted();
  expect(left).toHaveLength(30);
  expect(left.slice(0, 5)).toEqual([...names(2020, 4), "enquiries-2026-01-31T02-30-00Z"]);
});

test("if the latest enquiry of the previous backup has disappeared, the watch says that the database was lost, until it is found or recorded as erased", async () => {
  const folder = temporaryFolder();
  const [former, present] = ["former", "present"].map((name) => databaseHandle({ dataFolder: join(folder, name) }));
  onTestFinished(async () => void (await Promise.all([former!.close(), present!.close()])));
  const accept = async (database: DatabaseHandle, message: string) =>
    (
      await enquiryStore({ database, channels: ["mail"] }).accept({
        request: enquiryRequest({ message }),
        sender: null,
      })
    ).reference;
  const reference = await accept(former!, "A hall");
  const backUpOn = (database: DatabaseHandle, day: number) =>
    backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, day, 2, 30)));
  await backUpOn(former!, 1);
  await accept(present!, "Another hall");
  expect(await backUpOn(present!, 2)).toContain(`Enquiry ${reference}, the latest of the previous backup`);
  const watched = { siteOrigin: undefined, healthToken: undefined, dataFolder: folder, backupFolder: folder };
  const faults = async () => (await findFaults({ serverOrigin: "http://127.0.0.1:9", ...watched })).join();
  expect(await faults()).toContain(reference);

  await restore(present!, join(folder, "enquiries-2026-01-01T02-30-00Z"));
  await backUpOn(present!, 3);
  await enquiryArchive(present!).delete(reference);
  await backUpOn(present!, 4);
  expect(await faults()).not.toContain(reference);
});

test("enquiries that cannot be read are named by the backup and the watch, and the others are backed up", async () => {
  const folder = temporaryFolder();
  const database = databaseHandle({ dataFolder: join(folder, "data") });
  onTestFinished(() => database.close());
  const store = enquiryStore({ database, channels: ["mail"] });
  const accept = async (message: string) =>
    (await store.accept({ request: enquiryRequest({ message }), sender: null })).reference;
  const [, second, third] = [await accept("1"), await accept("2"), await accept("3")];
  const [long, huge] = [await accept("4"), await accept("5")];
  const { kysely } = await database.open();
  await sql`UPDATE enquiries SET request = '{}' WHERE reference = ${second}`.execute(kysely);
  await sql`UPDATE deliveries SET state = 'sent' WHERE reference = ${third}`.execute(kysely);
  const withMessage = (length: number) => JSON.stringify(enquiryRequest({ message: "x".repeat(length) }));
  await sql`UPDATE enquiries SET request = ${withMessage(3_000_000)} WHERE reference = ${long}`.execute(kysely);
  await sql`UPDATE enquiries SET request = ${withMessage(20_000_000)} WHERE reference = ${huge}`.execute(kysely);
  await sql`INSERT INTO erasures (reference, erased_at_ms, delivered_by) VALUES ('x', 0, '')`.execute(kysely);

  const said = await backUpAndRehearse(database, folder);
  expect(said).toMatch(/^2 enquiries are in /);
  expect(/cannot be read: ([^.]*)\./.exec(said)?.[1]?.split(", ").toSorted()).toEqual(
    [second, third, huge, "line 7"].toSorted(),
  );
  const watched = { siteOrigin: undefined, healthToken: undefined, dataFolder: folder, backupFolder: folder };
  const faults = () => findFaults({ serverOrigin: "http://127.0.0.1:9", ...watched });
  expect(await faults()).toContainEqual(expect.stringContaining(second));

  await sql`DELETE FROM erasures`.execute(kysely);
  for (const reference of [second, third, huge])
    await sql`DELETE FROM enquiries WHERE reference = ${reference}`.execute(kysely);
  await backUpAndRehearse(database, folder, new Date(Date.now() + 60_000));
  expect((await faults()).join()).not.toContain("cannot be read");
});

test("a truncated backup is not restored in the rehearsal", async () => {
  const folder = temporaryFolder();
  const database = databaseHandle({ dataFolder: join(folder, "data") });
  const empty = databaseHandle({ dataFolder: join(folder, "empty") });
  onTestFinished(async () => void (await Promise.all([database.close(), empty.close()])));
  const store = enquiryStore({ database, channels: ["mail"] });
  await store.accept({ request: enquiryRequest(), sender: null });
  await backUp(database, join(folder, "backup"));
  const whole = await readFile(join(folder, "backup"), "utf8");
  await writeFile(join(folder, "backup"), whole.split("\n").slice(0, 2).join("\n"));
  await expect(rehearse(empty, join(folder, "backup"))).rejects.toThrow("a backup that is not complete");
});

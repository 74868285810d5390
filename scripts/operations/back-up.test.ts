import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createServerFixture } from "#server/testing/server-fixture.ts";
import { sendAll } from "#server/testing/visitors.ts";
import { sql } from "kysely";
import { databaseHandle } from "#server/enquiries/store/database.ts";
import { enquiryStore } from "#server/enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { backUpAndRehearse } from "./back-up.ts";
import { latestBackupHours } from "./backup-age.ts";

test("a backup beside a running server is restored and compared, and the latest thirty are kept", async () => {
  const fixture = await createServerFixture("SQLite");
  onTestFinished(() => fixture.remove());
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  onTestFinished(() => rm(folder, { recursive: true }));
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

test("a backup that cannot be restored gets no name and costs no older one, and the next one replaces it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const older = Array.from({ length: 31 }, (_, index) => `enquiries-2020-01-${index + 10}T02-30-00Z`);
  for (const name of older) await writeFile(join(folder, name), "");
  // Left by a process that was killed two days ago.
  await writeFile(join(folder, "enquiries-2026-01-28T02-30-00Z.unrehearsed.unfinished"), "");
  await mkdir(join(folder, "rehearsal-abc123"));
  const killedAt = new Date(Date.UTC(2026, 0, 28, 2, 30));
  for (const name of ["enquiries-2026-01-28T02-30-00Z.unrehearsed.unfinished", "rehearsal-abc123"]) {
    await utimes(join(folder, name), killedAt, killedAt);
  }
  const dataFolder = await mkdtemp(join(tmpdir(), "data-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const database = databaseHandle({ dataFolder });
  onTestFinished(() => database.close());
  const store = enquiryStore({ database, channels: ["mail"] });
  const { reference } = await store.accept({ request: enquiryRequest(), sender: null });
  const { kysely } = await database.open();
  const stateIs = (state: string) => sql`UPDATE deliveries SET state = ${state}`.execute(kysely);

  await stateIs("sent");
  const first = backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 30, 2, 30)));
  await expect(first).rejects.toThrow(`line 2 (${reference}) has something wrong in deliveries.0.state`);
  expect((await readdir(folder)).toSorted()).toEqual([...older, "enquiries-2026-01-30T02-30-00Z.unrehearsed"]);

  await stateIs("waiting");
  await backUpAndRehearse(database, folder, new Date(Date.UTC(2026, 0, 31, 2, 30)));
  expect((await readdir(folder)).toSorted()).toEqual([...older.slice(2), "enquiries-2026-01-31T02-30-00Z"]);
});

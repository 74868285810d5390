import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createServerFixture } from "#server/testing/server-fixture.ts";
import { sendAll } from "#server/testing/visitors.ts";
import { databaseHandle } from "#server/enquiries/store/database.ts";
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

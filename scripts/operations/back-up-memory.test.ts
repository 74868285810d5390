import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { databaseHandle } from "#server/enquiries/store/database.ts";
import { storeMany } from "#server/testing/many-enquiries.ts";

const run = promisify(execFile);
/** Two thousand such enquiries take 20 MB, and two copies of all of them exceed the memory below. */
const message = "ध्वनि".repeat(1000);
const memory = ["--max-old-space-size=40", "--max-semi-space-size=8"];

test("with memory for only some of the enquiries, all are backed up, restored in the rehearsal and exported", async () => {
  const folder = temporaryFolder();
  const database = databaseHandle({ dataFolder: join(folder, "data") });
  await storeMany(database, { number: 2000, receivedAtMs: Date.now(), state: "waiting", message });
  await database.close();

  const start = async (...words: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data") };
    return (await run(process.execPath, [...memory, ...words], { env })).stdout;
  };
  const [backedUp, exported] = await Promise.all([
    start("scripts/operations/back-up.ts", folder),
    start("scripts/enquiries/main.ts", "export", "--csv", join(folder, "csv")),
  ]);
  expect(backedUp).toMatch(/^2000 enquiries are in .*, and were restored from it/);
  expect(exported).toMatch(/^2000 enquiries are in /);
});

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { clockRecord } from "#server/enquiries/store/clock-record.ts";
import { databaseHandle } from "#server/enquiries/store/database.ts";
import { deliveryQueue } from "#server/enquiries/store/delivery-queue.ts";
import { databaseForEachTest } from "./testing/typed-commands.ts";

const { folder, database, accept, type } = databaseForEachTest();

test("purge deletes no newer or undelivered enquiry, and needs an age", async () => {
  await accept();
  expect((await type(["purge", "--older-than", "1d"])).output).toMatch(/^0 enquiries that had been delivered/);
  expect(await type(["purge"])).toMatchObject({ exitCode: 1, errors: expect.stringContaining("--older-than 365d") });
  expect(await type(["purge", "--older-than", "a week"])).toMatchObject({ exitCode: 1 });
  expect(await enquiryArchive(database()).list()).toHaveLength(1);
});

test("purge deletes nothing after the clock has jumped, unless the owner trusts it", async () => {
  await accept();
  const queue = deliveryQueue(database());
  await queue.delivered((await queue.claim(["mail"], 1))[0]!);
  await clockRecord(database()).observe();
  vi.useFakeTimers({ now: Date.now() + 3 * 365 * 24 * 60 * 60_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const words = ["purge", "--older-than", "365d"];
  expect(await type(words)).toMatchObject({ exitCode: 1, errors: expect.stringContaining("Nothing was deleted") });
  expect(await enquiryArchive(database()).list()).toHaveLength(1);
  expect((await type([...words, "--trust-clock"])).output).toMatch(/^1 enquiry that had been delivered/);
});

test("a backup restores everything into an empty database, and adds nothing twice", async () => {
  const reference = await accept({ message: "\u{1F3AD} \u202ehall" });
  const queue = deliveryQueue(database());
  await queue.delivered((await queue.claim(["mail"], 1))[0]!);
  await accept({ message: "waits" });
  const before = await enquiryArchive(database()).list();
  const file = join(folder(), "backup");
  expect((await type(["backup", file])).exitCode).toBe(0);
  expect((await stat(file)).mode & 0o077).toBe(0);

  const elsewhere = join(folder(), "elsewhere");
  expect((await type(["restore", file], elsewhere)).output).toMatch(/^2 of 2 enquiries were added/);
  expect((await type(["restore", file], elsewhere)).output).toMatch(/^0 of 2 .* 2 were already there/);
  const other = databaseHandle({ dataFolder: elsewhere });
  expect(await enquiryArchive(other).list()).toEqual(before);
  expect((await enquiryArchive(other).find(reference))?.deliveries[0]?.state).toBe("delivered");
  await other.close();
});

test("a restore brings back the owner's notes, and no enquiry deleted since", async () => {
  const [kept, gone] = [await accept({ message: "kept" }), await accept({ message: "gone" })];
  await type(["mark", kept, "--handled", "--note", "Done"]);
  const file = join(folder(), "backup");
  await type(["backup", file]);
  const elsewhere = join(folder(), "elsewhere");
  expect((await type(["restore", file], elsewhere)).output).toBe(
    "2 of 2 enquiries were added; 0 were already there.\n",
  );
  const other = databaseHandle({ dataFolder: elsewhere });
  expect(await enquiryArchive(other).find(kept)).toEqual(await enquiryArchive(database()).find(kept));
  await other.close();
  await type(["delete", gone]);
  expect((await type(["restore", file])).output).toMatch(
    /^0 of 2 .* 1 were already there\. Permanently deleted and not added: 1\./,
  );
  expect(await enquiryArchive(database()).find(gone)).toBeUndefined();
});

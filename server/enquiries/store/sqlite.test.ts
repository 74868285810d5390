import { chmod, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { storeBed } from "../../testing/store-bed.ts";
import { deliveryQueue, longestDelayMs } from "./delivery-queue.ts";
import { StoreUnavailableError } from "./enquiry-store.ts";

// Other work may take the processor.
vi.setConfig({ testTimeout: 30_000 });

const bed = storeBed("SQLite");

test("a clock that jumps neither holds back a delivery nor a claim for long", async () => {
  await bed.accept("put off");
  await bed.accept("claimed");
  const [first] = await bed.queue.claim(["mail"], 1);
  await bed.queue.postpone(first!, longestDelayMs, "SMTP 451");
  expect(await bed.queue.claim(["mail"], 1)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() - longestDelayMs, toFake: ["Date"] });
  expect(await bed.queue.claim(["mail"], 2)).toHaveLength(2);
});

test("what another process has claimed a moment later, by the clock, stays claimed", async () => {
  await bed.accept();
  expect(await bed.queue.claim(["mail"], 1)).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() - 5000, toFake: ["Date"] });
  expect(await deliveryQueue(bed.openAgain()).claim(["mail"], 1)).toEqual([]);
});

test("the files may be read by their owner alone", async () => {
  await bed.accept();
  for (const file of ["enquiries.sqlite", "enquiries.sqlite-wal"]) {
    expect((await stat(join(bed.folder, "data", file))).mode & 0o077).toBe(0);
  }
});

test("a folder that cannot be made is an error that names it, and recovery is at once", async () => {
  await writeFile(join(bed.folder, "data"), "");
  await expect(bed.accept()).rejects.toThrow(new StoreUnavailableError("EEXIST"));
  await expect(bed.store.check()).rejects.toThrow(StoreUnavailableError);
  await chmod(bed.folder, 0o700);
  await rm(join(bed.folder, "data"));
  expect((await bed.accept()).repeated).toBe(false);
});

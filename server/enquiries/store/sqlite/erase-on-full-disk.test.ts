import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { enquiryRequest } from "../../../testing/enquiries.ts";
import { storeMany } from "../../../testing/many-enquiries.ts";
import { enquiryArchive } from "../archive.ts";
import { databaseHandle } from "../database.ts";
import { TextRemainsError } from "../deletion.ts";
import { enquiryStore } from "../enquiry-store.ts";

const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const mayMount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", disk]).status === 0;
if (!mayMount) console.warn("\nNO SMALL DISK: this user may not mount one. The test of a full disk is SKIPPED.\n");
afterAll(() => {
  spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true });
});

test.skipIf(!mayMount)(
  "without space to rewrite the database, a deletion is recorded and reports that text remains, which is erased later",
  async () => {
    const database = databaseHandle({ dataFolder: disk });
    onTestFinished(() => database.close());
    await storeMany(database, { number: 4000, receivedAtMs: Date.now(), state: "delivered" });
    const archive = enquiryArchive(database);
    await archive.eraseText();
    const ballast = join(disk, "ballast");
    expect(() => writeFileSync(ballast, Buffer.alloc(2 ** 24))).toThrow("ENOSPC");
    // Enough for the deletion, but too little for a second copy.
    truncateSync(ballast, statSync(ballast).size - 2 ** 20);
    const [{ reference } = { reference: "" }] = await archive.list({ limit: 1 });
    await expect(archive.delete(reference)).rejects.toThrow(/^It is deleted, but .* MiB of free space/);
    expect(await archive.find(reference)).toBeUndefined();
    const store = enquiryStore({ database, channels: ["mail"] });
    await store.accept({ request: enquiryRequest({ message: "A hall." }), sender: null });
    await expect(archive.eraseText()).rejects.toThrow(TextRemainsError);
    rmSync(ballast);
    await archive.eraseText();
  },
);

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "#scripts/files/lock.mjs";
import { captureOutput } from "#scripts/setup/say.mjs";
import { pictureMaker } from "./make-pictures.ts";

test("pictures are encoded in the background only once no build is running, so that neither removes the other's files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "make-pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "imagery"));
  writeFileSync(
    join(folder, "imagery", "build-pictures.ts"),
    'import { writeFileSync } from "node:fs"; writeFileSync("encoded", "");',
  );
  const isEncoded = () => existsSync(join(folder, "encoded"));
  await withLock(async () => {
    const waiting = new Promise<string>((say) => void captureOutput(say, async () => pictureMaker(folder)()));
    expect(await waiting).toContain("Waiting for it to finish.");
    expect(isEncoded()).toBe(false);
  });
  await expect.poll(isEncoded).toBe(true);
});

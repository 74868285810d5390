import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { followSite } from "./follow-site.ts";

test("a version that cannot be loaded for a while is reported once and tried again until it can", async () => {
  const folder = await mkdtemp(join(tmpdir(), "versions-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const link = join(folder, "build");
  const serve = async (name: string) => {
    await mkdir(join(folder, name));
    await symlink(name, `${link}.next`);
    await rename(`${link}.next`, link);
  };
  const events: unknown[] = [];
  const attempts: string[] = [];
  let failures = 3;
  await serve("first");
  const followed = await followSite({
    folder: link,
    async load(version) {
      attempts.push(version.endsWith("second") ? "second" : "first");
      if (version.endsWith("second") && (failures -= 1) >= 0) throw new Error("ENOSPC");
      return { listener: () => undefined, close: async () => undefined };
    },
    log: createLog((line) => void events.push((JSON.parse(line) as { event: unknown }).event)),
    checkEveryMs: 5,
    tryAgainAfterMs: 10,
  });
  onTestFinished(() => followed.stop());
  await serve("second");
  await vi.waitUntil(() => events.includes("the site has changed"), { timeout: 20_000 });
  expect(attempts).toEqual(["first", "second", "second", "second", "second"]);
  expect(events).toEqual(["the new version of the site cannot be loaded", "the site has changed"]);
});

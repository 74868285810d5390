import { EventEmitter } from "node:events";
import { mkdir, rename, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLog } from "../log.ts";
import { followSite } from "./follow-site.ts";

async function createLink() {
  const folder = temporaryFolder();
  const link = join(folder, "build");
  const serve = async (name: string) => {
    await mkdir(join(folder, name));
    await symlink(name, `${link}.next`);
    await rename(`${link}.next`, link);
  };
  return { link, serve };
}

test("a version that cannot be loaded is reported once and retried until it can", async () => {
  const { link, serve } = await createLink();
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
    loadInstead: () => Promise.reject(new Error("not needed")),
    log: createLog((line) => void events.push((JSON.parse(line) as { event: unknown }).event)),
    checkEveryMs: 5,
    tryAgainAfterMs: 10,
  });
  onTestFinished(() => followed.stop());
  await serve("second");
  await vi.waitUntil(() => followed.isOutdated(), { timeout: 20_000 });
  await vi.waitUntil(() => events.includes("the site has changed"), { timeout: 20_000 });
  expect(followed.isOutdated()).toBe(false);
  expect(attempts).toEqual(["first", "second", "second", "second", "second"]);
  expect(events).toEqual(["the new version of the site cannot be loaded", "the site has changed"]);
});

test("the fallback for a first version that cannot be loaded is replaced once it can", async () => {
  const { link, serve } = await createLink();
  await serve("first");
  const answers: string[] = [];
  const closed: string[] = [];
  const siteThat = (name: string) => ({
    listener: () => void answers.push(name),
    close: async () => void closed.push(name),
  });
  let failures = 2;
  const events: unknown[] = [];
  const followed = await followSite({
    folder: link,
    async load() {
      if ((failures -= 1) >= 0) throw new Error("ENOSPC");
      return siteThat("first");
    },
    loadInstead: async () => siteThat("instead"),
    log: createLog((line) => void events.push((JSON.parse(line) as { reason?: unknown }).reason)),
    checkEveryMs: 5,
    tryAgainAfterMs: 10,
  });
  onTestFinished(() => followed.stop());
  const ask = () => followed.listener({} as IncomingMessage, new EventEmitter() as ServerResponse);
  ask();
  await vi.waitUntil(() => closed.length > 0 || events.length > 1, { timeout: 20_000 });
  ask();
  expect(answers).toEqual(["instead", "first"]);
  expect(events).toEqual(["ENOSPC", undefined]);
});

test("a visitor who reads slowly delays the closing of a replaced version for a limited time", async () => {
  const { link, serve } = await createLink();
  await serve("first");
  const closed: string[] = [];
  const followed = await followSite({
    folder: link,
    load: async (version) => ({ listener: () => undefined, close: async () => void closed.push(basename(version)) }),
    loadInstead: () => Promise.reject(new Error("not needed")),
    log: createLog(() => undefined),
    checkEveryMs: 5,
    closeAfterMs: 200,
  });
  onTestFinished(() => followed.stop());
  const response = new EventEmitter();
  followed.listener({} as IncomingMessage, response as ServerResponse);
  await serve("second");
  await vi.waitUntil(() => closed.length > 0, { timeout: 5000 });
  expect(closed).toEqual(["first"]);
  response.emit("close");
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { PublishRecord } from "./publish-record.ts";
import { Publisher } from "./publisher.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

let folder: string;
/** What another command does once it holds the lock. */
let anotherCommand: () => void;
let canLoad: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publisher-"));
  anotherCommand = () => {};
  canLoad = true;
});
afterEach(() => rmSync(folder, { recursive: true }));

const target: Target = { id: "this computer", inWords: "here", latest: "Online", deliver: async () => {} };

function openPublisher(): Publisher {
  return new Publisher({
    projectFolder: folder,
    record: new PublishRecord(join(folder, ".editor", "published.json")),
    target: () => target,
    alone: (_, work) => work().finally(() => anotherCommand()),
    canLoad: async () => canLoad,
    savedSince: async () => [],
    enquiryService: () => undefined,
    addressAt: async () => undefined,
    build: async () => {
      const releases = releasesOf(folder);
      const unfinished = releases.begin();
      mkdirSync(join(unfinished, "client"));
      writeFileSync(join(unfinished, "client/index.html"), "<p>The first.</p>");
      releases.setReady(unfinished);
      return true;
    },
  });
}

test("another command's build waits until the changes are listed, and then the owner is told to build again", async () => {
  const publisher = openPublisher();
  anotherCommand = () => void releasesOf(folder).begin();
  await publisher.prepare();
  expect(await publisher.state()).toMatchObject({
    stage: "idle",
    failure: "The site was also built outside the editor. Prepare another version.",
  });
  anotherCommand = () => {};
  await publisher.prepare();
  const { stage, failure } = await publisher.state();
  expect([stage, failure]).toEqual(["ready", undefined]);
});

test("during an operation no other one begins", async () => {
  const publisher = openPublisher();
  await publisher.prepare();
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(target, "deliver").mockReturnValueOnce(promise);
  const publishing = publisher.publish();
  await expect(publisher.prepare()).rejects.toThrow(PublishFailure);
  resolve();
  await publishing;
  expect((await publisher.state()).done).toBe("Published here.");
});

test("a rollback to a version that the server cannot load is refused, and the owner is told", async () => {
  const publisher = openPublisher();
  for (let round = 0; round < 2; round += 1) {
    await publisher.prepare();
    await publisher.publish();
  }
  canLoad = false;
  const [online, before] = (await publisher.state()).versions;
  await publisher.rollBack(before?.name ?? "");
  const { failure, versions } = await publisher.state();
  expect(failure).toBe("The server cannot serve this version. What is online has not changed.");
  expect(versions[0]).toMatchObject({ name: online?.name, isOnline: true });
});

import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { readInputs } from "./inputs.mjs";
import { releasesOf } from "./releases.mjs";
import { readStamp, staleness, writeStamp } from "./stamp.mjs";

let folder: string;
const write = async (path: string, content: string) => {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), content);
};

async function publish() {
  const releases = releasesOf(folder);
  const unfinished = releases.begin();
  await mkdir(join(unfinished, "client"));
  await mkdir(join(unfinished, "server"));
  await writeFile(join(unfinished, "client/index.html"), "");
  await writeFile(join(unfinished, "server/index.js"), "");
  writeStamp(await readInputs(undefined, { folder }), unfinished);
  releases.publish(unfinished);
}

const whyStale = async (of: string) => (await staleness(of))?.reason;

beforeEach(async () => {
  folder = temporaryFolder();
  await write("content/company.yaml", "name: A\n");
  await publish();
});

test("an unchanged site is up to date", async () => {
  expect(await whyStale(folder)).toBeUndefined();
});

test("a changed file is named as the reason to build", async () => {
  await write("content/company.yaml", "name: B\n");
  expect(await whyStale(folder)).toBe("content/company.yaml has changed");
});

test.each(["{}", "5", "null", '{ "environment": {}, "files": null }', "{"])(
  "a site with the damaged stamp %s counts as not built",
  async (text) => {
    await write("build/.stamp", text);
    expect(await whyStale(folder)).toBe("it has not been built yet");
  },
);

test("an interrupted build leaves the site stale", async () => {
  await write("content/company.yaml", "name: B\n");
  releasesOf(folder).begin();
  expect(await whyStale(folder)).toBe("content/company.yaml has changed");
});

test("a rolled back version is not built again until something changes", async () => {
  await write("content/company.yaml", "name: B\n");
  await publish();
  const releases = releasesOf(folder);
  releases.switchTo(releases.previous() ?? "");
  expect(await whyStale(folder)).toBeUndefined();
  await write("content/company.yaml", "name: C\n");
  expect(await whyStale(folder)).toBe("content/company.yaml has changed");
});

test("a rolled back version is built again once another change was built and undone", async () => {
  await write("content/company.yaml", "name: B\n");
  await publish();
  const releases = releasesOf(folder);
  releases.switchTo(releases.previous() ?? "");
  await write("content/company.yaml", "name: C\n");
  await publish();
  await write("content/company.yaml", "name: B\n");
  expect(await whyStale(folder)).toBe("content/company.yaml has changed");
});

test("a stamp without its pages is ignored", async () => {
  await rm(join(folder, "build/client"), { recursive: true });
  expect(await whyStale(folder)).toBe("it has not been built yet");
});

test("a touched file is read once, and its new time remembered", async () => {
  await utimes(join(folder, "content/company.yaml"), 1000, 1000);
  expect(await whyStale(folder)).toBeUndefined();
  expect(readStamp(join(folder, "build"))?.files["content/company.yaml"]?.mtimeMs).toBe(1_000_000);
});

test("a touched file causes no build and no error while the disk is full", async () => {
  await utimes(join(folder, "content/company.yaml"), 1000, 1000);
  // A folder has the name of the temporary file.
  await mkdir(join(folder, "build", "..stamp.unfinished"));
  expect(await whyStale(folder)).toBeUndefined();
});

const isContentAlone = async () => (await staleness(folder))?.isContentAlone ?? false;

test("the old site can be served during the build if only content has changed", async () => {
  expect(await isContentAlone()).toBe(false);
  await write("content/company.yaml", "name: B\n");
  await write("imagery/masters/hall.webp", "");
  expect(await isContentAlone()).toBe(true);
  await write("app/routes.ts", "");
  expect(await isContentAlone()).toBe(false);
});

test("a site that was never built cannot be served during the build", async () => {
  await rm(join(folder, "build"), { recursive: true });
  expect(await isContentAlone()).toBe(false);
});

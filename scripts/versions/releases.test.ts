import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { releasesOf } from "./releases.mjs";

const dayMs = 24 * 60 * 60 * 1000;

let folder: string;
let releases: ReturnType<typeof releasesOf>;

beforeEach(() => {
  folder = temporaryFolder();
  releases = releasesOf(folder);
});
afterEach(async () => {
  vi.useRealTimers();
});

async function fill(release: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(release, path)), { recursive: true });
    await writeFile(join(release, path), content);
  }
}

async function publish(files: Record<string, string>) {
  const unfinished = releases.begin();
  await fill(unfinished, files);
  releases.publish(unfinished);
}

/** Makes all releases a minute older. */
async function letAMinutePass() {
  const time = new Date(Date.now() - 61_000);
  await Promise.all(releases.list().map((name) => utimes(releases.pathOf(name), time, time)));
}

const version = (letter: string) => ({
  "client/index.html": letter,
  [`client/static/js/entry-${letter}.js`]: letter,
  "client/pictures/hall.avif": "a picture",
});
const served = (path: string) => readFile(join(folder, "build/client", path), "utf8");

test("a build replaces the site only when it is published", async () => {
  await publish(version("a"));
  const unfinished = releases.begin();
  await fill(unfinished, version("b"));
  expect(await served("index.html")).toBe("a");
  releases.publish(unfinished);
  expect(await served("index.html")).toBe("b");
});

test("the scripts of a version are served after an update, and those of the update after a rollback", async () => {
  await publish(version("a"));
  await publish(version("b"));
  expect(await served("static/js/entry-a.js")).toBe("a");
  releases.switchTo(releases.previous() ?? "");
  expect(await served("index.html")).toBe("a");
  expect(await served("static/js/entry-b.js")).toBe("b");
});

test("a script is kept for thirty days after it was last part of the site", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  await publish(version("a"));
  vi.setSystemTime(Date.UTC(2026, 0, 1) + 100 * dayMs);
  await publish(version("b"));
  vi.setSystemTime(Date.UTC(2026, 0, 1) + 129 * dayMs);
  await publish(version("c"));
  expect(await served("static/js/entry-a.js")).toBe("a");
  vi.setSystemTime(Date.UTC(2026, 0, 1) + 131 * dayMs);
  await publish(version("d"));
  await expect(served("static/js/entry-a.js")).rejects.toThrow("ENOENT");
  expect(await served("static/js/entry-b.js")).toBe("b");
});

test.each(["", "null", "[]", '{"static/js/entry-a.js":"soon"}'])(
  "a record of kept files that contains %o blocks no update, and the files are kept",
  async (record) => {
    await publish(version("a"));
    await publish(version("b"));
    await writeFile(join(folder, "build", ".kept.json"), record);
    await publish(version("c"));
    expect(await served("static/js/entry-a.js")).toBe("a");
  },
);

test("a picture shared by two versions is stored once", async () => {
  await publish(version("a"));
  await publish(version("b"));
  const [one, other] = await Promise.all(
    releases.list().map((name) => stat(join(releases.pathOf(name), "client/pictures/hall.avif"))),
  );
  expect(one?.ino).toBe(other?.ino);
});

test("the current version and the five before it are kept, and a rolled back version is not served again automatically", async () => {
  for (const letter of ["a", "b", "c", "d", "e", "f", "g"]) {
    await letAMinutePass();
    await publish(version(letter));
  }
  expect(releases.list()).toHaveLength(6);
  const rolledBack = releases.current() ?? "";
  releases.switchTo(releases.previous() ?? "");
  expect(await served("index.html")).toBe("f");
  await letAMinutePass();
  await publish(version("h"));
  expect(await served("index.html")).toBe("h");
  expect(releases.list()).toContain(rolledBack);
  releases.switchTo(releases.previous() ?? "");
  expect(await served("index.html")).toBe("f");
});

test("the most recently served versions are kept, even after a rollback", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const names = new Map<string, string>();
  const publishLater = async (letter: string) => {
    vi.setSystemTime(Date.now() + dayMs);
    await publish(version(letter));
    names.set(releases.current() ?? "", letter);
  };
  for (const letter of ["a", "b", "c", "d", "e", "f"]) await publishLater(letter);
  const nameOf = (letter: string) => [...names].find(([, each]) => each === letter)?.[0] ?? "";
  vi.setSystemTime(Date.now() + dayMs);
  releases.switchTo(nameOf("a"));
  for (const letter of ["g", "h"]) await publishLater(letter);
  expect(releases.list().map((name) => names.get(name))).toEqual(["a", "d", "e", "f", "g", "h"]);
});

test("after a rollback skipped a version, rolling back the next one restores the version that it replaced", async () => {
  for (const letter of ["a", "b", "c"]) await publish(version(letter));
  releases.switchTo(releases.list()[0] ?? "");
  await publish(version("d"));
  releases.switchTo(releases.previous() ?? "");
  expect(await served("index.html")).toBe("a");
  expect(releases.previous()).toBeUndefined();
});

test("files that a running server may still send are kept for a minute", async () => {
  for (const letter of ["a", "b", "c", "d", "e", "f", "g", "h"]) await publish(version(letter));
  expect(releases.list()).toHaveLength(8);
  await letAMinutePass();
  await publish(version("i"));
  expect(releases.list()).toHaveLength(6);
});

test("a ready version is served only on request, and the next build removes it", async () => {
  await publish(version("a"));
  const prepare = async (letter: string) => {
    const unfinished = releases.begin();
    await fill(unfinished, version(letter));
    releases.setReady(unfinished);
  };
  await prepare("b");
  expect([releases.list().length, await served("index.html")]).toEqual([1, "a"]);
  await prepare("c");
  releases.serve(releases.finish(releases.ready() ?? ""));
  expect([releases.list().length, await served("index.html"), releases.ready()]).toEqual([2, "c", undefined]);
  expect(await served("static/js/entry-a.js")).toBe("a");
});

test("a version that was finished but not served can be made ready again", async () => {
  await publish(version("a"));
  const unfinished = releases.begin();
  await fill(unfinished, version("b"));
  releases.setReady(unfinished);
  releases.unfinish(releases.finish(releases.ready() ?? ""));
  expect(releases.list()).toHaveLength(1);
  releases.serve(releases.finish(releases.ready() ?? ""));
  expect(await served("index.html")).toBe("b");
});

test("leftovers of an interrupted build are removed by the next", async () => {
  const interrupted = releases.begin();
  await fill(interrupted, version("a"));
  await publish(version("b"));
  await expect(stat(interrupted)).rejects.toThrow("ENOENT");
  expect(releases.list()).toHaveLength(1);
});

test("a failed build leaves nothing behind, and the site unchanged", async () => {
  await releases.make((unfinished) => fill(unfinished, version("a")));
  const failing = releases.make(async (unfinished) => {
    await fill(unfinished, version("b"));
    throw new Error("ENOSPC");
  });
  await expect(failing).rejects.toThrow("ENOSPC");
  expect(await readdir(join(folder, "releases"))).toEqual(releases.list());
  expect(await served("index.html")).toBe("a");
});

test("a copy of a version that was made by hand is neither served nor removed", async () => {
  await publish(version("a"));
  const copy = join(folder, "releases", `${releases.list()[0]} (copy)`);
  await fill(copy, version("a"));
  await utimes(copy, 0, 0);
  for (let count = 0; count < 8; count += 1) {
    await letAMinutePass();
    await publish(version("b"));
  }
  expect(releases.list().every((name) => !name.includes("copy"))).toBe(true);
  expect(await readFile(join(copy, "client/index.html"), "utf8")).toBe("a");
});

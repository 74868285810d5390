import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readInputs } from "./inputs.mjs";
import { readStamp, removeStamp, whyStale, writeStamp } from "./stamp.mjs";

let folder: string;
const write = async (path: string, content: string) => {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), content);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stamp-"));
  await write("content/company.yaml", "name: A\n");
  await write("build/client/index.html", "");
  await write("build/server/index.js", "");
  writeStamp(await readInputs(undefined, { folder }), folder);
});

afterEach(() => rm(folder, { recursive: true }));

test("a built site without changes is up to date", async () => {
  expect(await whyStale(folder)).toBeUndefined();
});

test("a changed file is named as the reason to build", async () => {
  await write("content/company.yaml", "name: B\n");
  expect(await whyStale(folder)).toBe("content/company.yaml has changed");
});

test("a build that was interrupted counts as none", async () => {
  removeStamp(folder);
  expect(await whyStale(folder)).toBe("it has not been built yet");
});

test("a stamp without the pages it speaks of counts as none", async () => {
  await rm(join(folder, "build/client"), { recursive: true });
  expect(await whyStale(folder)).toBe("it has not been built yet");
});

test("a file that was only touched is read once and its new time remembered", async () => {
  await utimes(join(folder, "content/company.yaml"), 1000, 1000);
  expect(await whyStale(folder)).toBeUndefined();
  expect(readStamp(folder)?.files["content/company.yaml"]?.mtimeMs).toBe(1_000_000);
});

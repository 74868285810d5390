import { existsSync } from "node:fs";
import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { makeFiles } from "./make-files.ts";
import { documentManifestPath, readDocumentManifest } from "./manifest.ts";

let root: string;
beforeEach(() => void (root = temporaryFolder()));

const publicFile = (address: string) => join(root, "generated", "public", address);
const planned = (address: string, key: string) => ({
  address,
  key,
  make: vi.fn(async () => Buffer.from(`made ${key}`)),
});

test("a file is made, and is in the manifest with its size", async () => {
  expect(await makeFiles(root, [planned("/documents/a.pdf", "1")])).toEqual({ all: 1, made: 1 });
  expect(await readFile(publicFile("/documents/a.pdf"), "utf8")).toBe("made 1");
  expect(readDocumentManifest(root)).toMatchObject({ "/documents/a.pdf": { bytes: 6, key: "1" } });
});

test("the manifest says when the data of a file were last changed, including one that is not made again", async () => {
  const file = { ...planned("/documents/a.pdf", "1"), revised: "2026-01-31" };
  await makeFiles(root, [file]);
  expect(await makeFiles(root, [file])).toEqual({ all: 1, made: 0 });
  expect(readDocumentManifest(root)["/documents/a.pdf"]).toMatchObject({ bytes: 6, key: "1", revised: "2026-01-31" });
});

test("only a file whose fingerprint has changed is made again", async () => {
  await makeFiles(root, [planned("/documents/a.pdf", "1"), planned("/documents/b.pdf", "1")]);
  const [same, changed] = [planned("/documents/a.pdf", "1"), planned("/documents/b.pdf", "2")];
  expect(await makeFiles(root, [same, changed])).toEqual({ all: 2, made: 1 });
  expect(same.make).not.toHaveBeenCalled();
  expect(await readFile(publicFile("/documents/b.pdf"), "utf8")).toBe("made 2");
  expect(Object.keys(readDocumentManifest(root))).toEqual(["/documents/a.pdf", "/documents/b.pdf"]);
});

test("a deleted or truncated file is made again", async () => {
  const files = () => [planned("/documents/a.pdf", "1"), planned("/documents/b.pdf", "1")];
  await makeFiles(root, files());
  await rm(publicFile("/documents/a.pdf"));
  await writeFile(publicFile("/documents/b.pdf"), "ma");
  expect(await makeFiles(root, files())).toEqual({ all: 2, made: 2 });
});

test("a file that an interrupted build made is made again, even if the data have since been changed back", async () => {
  await makeFiles(root, [planned("/documents/a.pdf", "1")]);
  const stopped = { ...planned("/documents/b.pdf", "1"), make: () => Promise.reject(new Error("stopped")) };
  await expect(makeFiles(root, [planned("/documents/a.pdf", "2"), stopped])).rejects.toThrow("stopped");
  await vi.waitFor(async () => expect(await readFile(publicFile("/documents/a.pdf"), "utf8")).toBe("made 2"));
  await makeFiles(root, [planned("/documents/a.pdf", "1")]);
  expect(await readFile(publicFile("/documents/a.pdf"), "utf8")).toBe("made 1");
});

test("a manifest that a power cut has left empty counts as absent", async () => {
  await makeFiles(root, [planned("/documents/a.pdf", "1")]);
  await truncate(documentManifestPath(root));
  expect(await makeFiles(root, [planned("/documents/a.pdf", "1")])).toEqual({ all: 1, made: 1 });
});

test("a file that names others is made after them, and made again if their size has changed", async () => {
  const index = (bytesOf: (address: string) => number | undefined) => [
    planned("/data/index.json", `a.pdf has ${bytesOf("/documents/a.pdf")} bytes, b.pdf ${bytesOf("/documents/b.pdf")}`),
  ];
  await makeFiles(root, [planned("/documents/a.pdf", "1")], index);
  expect(await readFile(publicFile("/data/index.json"), "utf8")).toBe("made a.pdf has 6 bytes, b.pdf undefined");
  expect(await makeFiles(root, [planned("/documents/a.pdf", "10")], index)).toEqual({ all: 2, made: 2 });
  expect(await readFile(publicFile("/data/index.json"), "utf8")).toBe("made a.pdf has 7 bytes, b.pdf undefined");
});

test("a file that is no longer planned is removed, and other files stay", async () => {
  await makeFiles(root, [planned("/documents/a.pdf", "1"), planned("/e-catalogue.pdf", "1")]);
  await writeFile(publicFile("/favicon.ico"), "icon");
  await makeFiles(root, [planned("/e-catalogue.pdf", "1")]);
  expect(existsSync(publicFile("/documents/a.pdf"))).toBe(false);
  await makeFiles(root, [planned("/renamed-catalogue.pdf", "1")]);
  expect(existsSync(publicFile("/e-catalogue.pdf"))).toBe(false);
  expect(existsSync(publicFile("/favicon.ico"))).toBe(true);
});

import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PictureEntry } from "#imagery/manifest.ts";
import { cacheKey } from "#imagery/picture-cache.ts";
import type { MasterFile } from "../store/existing-pictures.ts";
import { readShownMaster, ShownPictures } from "./shown-pictures.ts";

let folder: string;
let master: MasterFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "masters-"));
  master = { id: "town-hall", kind: "picture", path: join(folder, "town-hall.webp") };
});
afterEach(() => rmSync(folder, { recursive: true }));

async function photograph(colour: string) {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: colour } });
  writeFileSync(master.path, await picture.webp().toBuffer());
}

/** The encoded picture of the current master. */
function made(): PictureEntry {
  const contentHash = createHash("sha256").update(readFileSync(master.path)).digest("hex");
  const version = cacheKey({ ...master, contentHash }).slice(0, 8);
  return { width: 600, height: 400, colour: "#805030", preview: "", version, widths: { avif: [320], jpeg: [320] } };
}

const fileOf = ({ version }: PictureEntry) => `town-hall-600.${version}.jpg`;

test("a picture that is not encoded yet is shown from its master, under a name specific to it", async () => {
  const pictures = new ShownPictures();
  await photograph("#805030");
  const shown = (await pictures.manifest([master], {}))["town-hall"]!;
  expect(shown).toMatchObject({ width: 600, height: 400, widths: { avif: [600], jpeg: [600] } });
  const read = await readShownMaster(fileOf(shown), () => [master]);
  expect(Buffer.from(read!.content)).toEqual(readFileSync(master.path));

  await photograph("#305080");
  expect(await readShownMaster(fileOf(shown), () => [master])).toBeUndefined();
  expect((await pictures.manifest([master], {}))["town-hall"]!.version).not.toBe(shown.version);
});

test("a picture is shown as encoded until another photograph replaces it", async () => {
  const pictures = new ShownPictures();
  await photograph("#805030");
  const entry = made();
  expect(await pictures.manifest([master], { "town-hall": entry })).toEqual({ "town-hall": entry });
  expect(await readShownMaster(fileOf(entry), () => [master])).toBeUndefined();
  await photograph("#305080");
  expect((await pictures.manifest([master], { "town-hall": entry }))["town-hall"]!.version).not.toBe(entry.version);
});

test("an unreadable master is shown as last encoded, and a picture without a master is not shown", async () => {
  writeFileSync(master.path, "");
  const entry = { ...made(), version: "01234567" };
  const manifest = await new ShownPictures().manifest([master], { "town-hall": entry, gone: entry });
  expect(manifest).toEqual({ "town-hall": entry });
});

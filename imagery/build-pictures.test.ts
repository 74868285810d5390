import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildPictures } from "./build-pictures.ts";
import { readPictureManifest } from "./manifest.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(root, "imagery/masters/swatches"), { recursive: true });
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function writeMaster(name: string, { widthPx = 700, colour = "#8a4f1d" } = {}) {
  const size = { width: widthPx, height: 400 };
  const file = join(root, "imagery/masters", name);
  await sharp({ create: { ...size, channels: 3, background: colour } })
    .webp()
    .toFile(file);
}

function listedFiles(): string[] {
  return Object.entries(readPictureManifest(root)).flatMap(([id, { version, widths }]) =>
    Object.entries({ avif: widths.avif, jpg: widths.jpeg }).flatMap(([ending, list]) =>
      list.map((width) => `${id}-${width}.${version}.${ending}`),
    ),
  );
}

function publishedFiles() {
  return readdir(join(root, "generated/public/pictures"));
}

describe("building the pictures", () => {
  it("lists every file that exists, and no other", async () => {
    await writeMaster("hall.webp");
    await writeMaster("swatches/teak.webp");
    await buildPictures({ root });
    const listed = listedFiles();
    expect(listed).toContainEqual(expect.stringMatching(/^hall-480\.[0-9a-f]{8}\.avif$/));
    expect((await publishedFiles()).toSorted()).toEqual(listed.toSorted());
  });

  it("encodes nothing when nothing changed, even after the output was deleted", async () => {
    await writeMaster("hall.webp");
    await buildPictures({ root });
    await rm(join(root, "generated"), { recursive: true });
    const { encoded } = await buildPictures({ root });
    expect(encoded).toEqual([]);
    expect((await publishedFiles()).toSorted()).toEqual(listedFiles().toSorted());
  });

  it("encodes only the master that changed and removes its outdated files", async () => {
    await writeMaster("hall.webp", { colour: "#224433" });
    await writeMaster("lobby.webp");
    await buildPictures({ root });
    const before = readPictureManifest(root);
    await writeMaster("hall.webp", { colour: "#993311" });
    const { encoded } = await buildPictures({ root });
    const after = readPictureManifest(root);
    expect(encoded).toEqual(["hall"]);
    expect(after.lobby).toEqual(before.lobby);
    expect(after.hall?.version).not.toBe(before.hall?.version);
    expect(await publishedFiles()).toHaveLength(listedFiles().length);
  });

  it("makes again what a power cut has left empty", async () => {
    await writeMaster("hall.webp");
    await buildPictures({ root });
    const published = (name: string) => join(root, "generated/public/pictures", name);
    const [first, second] = listedFiles().map(published) as [string, string];
    const whole = await Promise.all([first, second].map((path) => readFile(path)));
    const isWhole = async () => expect(await Promise.all([first, second].map((path) => readFile(path)))).toEqual(whole);

    await rm(first);
    await writeFile(first, "");
    expect((await buildPictures({ root })).encoded).toEqual([]);
    await isWhole();
    // The same file as in the cache.
    await truncate(second);
    expect((await buildPictures({ root })).encoded).toEqual(["hall"]);
    await isWhole();
    const [key] = await readdir(join(root, ".cache/pictures"));
    await truncate(join(root, ".cache/pictures", key!, "entry.json"));
    expect((await buildPictures({ root })).encoded).toEqual(["hall"]);
    await isWhole();
  });

  it("forgets a picture whose master is gone", async () => {
    await writeMaster("hall.webp");
    await writeMaster("lobby.webp");
    await buildPictures({ root });
    await rm(join(root, "imagery/masters/hall.webp"));
    await buildPictures({ root });
    expect(Object.keys(readPictureManifest(root))).toEqual(["lobby"]);
    expect((await publishedFiles()).filter((name) => name.startsWith("hall"))).toEqual([]);
  });

  it("never makes a variant wider than its master", async () => {
    await writeMaster("narrow.webp", { widthPx: 560 });
    await writeMaster("swatches/tiny.webp", { widthPx: 120 });
    await buildPictures({ root });
    const { narrow, tiny } = readPictureManifest(root);
    expect(narrow?.widths.avif).toEqual([320, 480, 560]);
    expect(tiny?.widths.avif).toEqual([120]);
    expect(tiny?.widths.jpeg).toEqual([120]);
  });

  it("gives each picture its size, its mean colour and a preview that fits into the markup", async () => {
    await writeMaster("hall.webp", { widthPx: 640, colour: "#808080" });
    await buildPictures({ root });
    const { hall } = readPictureManifest(root);
    expect([hall?.width, hall?.height]).toEqual([640, 400]);
    expect(hall?.colour).toMatch(/^#(7f|80|81){3}$/);
    expect(hall?.preview).toMatch(/^data:image\/webp;base64,/);
    expect(hall?.preview.length).toBeLessThanOrEqual(200);
  });

  it("names a file that is not a picture, and keeps the manifest of the previous build", async () => {
    await writeMaster("hall.webp");
    await buildPictures({ root });
    await writeFile(join(root, "imagery/masters/broken.webp"), "no picture");
    await expect(buildPictures({ root })).rejects.toThrow(/broken\.webp could not be encoded/);
    expect(Object.keys(readPictureManifest(root))).toEqual(["hall"]);
  });

  it("refuses two masters with one name", async () => {
    await writeMaster("teak.webp");
    await writeMaster("swatches/teak.webp");
    await expect(buildPictures({ root })).rejects.toThrow(/Two masters are called teak/);
  });

  it("refuses a name that cannot be an address", async () => {
    await writeMaster("Hall 2.webp");
    await expect(buildPictures({ root })).rejects.toThrow(/Hall 2\.webp is not a picture id/);
  });
});

describe("reading the manifest", () => {
  it("says how to make the pictures when there are none yet", () => {
    expect(() => readPictureManifest(root)).toThrow(/node imagery\/build-pictures\.ts/);
  });
});

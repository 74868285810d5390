import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildIcons } from "./build-icons.ts";

let root: string;

async function buildFor(companyName: string) {
  await writeFile(join(root, "content/company.yaml"), `name: ${companyName}\n`);
  await buildIcons(root);
  return readFile(join(root, "generated/public/sharing.jpg"));
}

async function size(name: string) {
  const { width, height } = await sharp(join(root, "generated/public", name)).metadata();
  return [width, height];
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "icons-"));
  await mkdir(join(root, "content"));
  await mkdir(join(root, "imagery/masters/icons"), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  for (const master of ["imagery/masters/auditorium-stage-piano.webp", "imagery/masters/icons/site-mark.webp"]) {
    await cp(resolve(master), join(root, master));
  }
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

describe("the site's icons", () => {
  it("have the sizes that browsers and home screens need", async () => {
    await buildFor("Anand Acoustics");
    expect(await size("apple-touch-icon.png")).toEqual([180, 180]);
    expect(await size("sharing.jpg")).toEqual([1200, 630]);
  });

  it("put a complete PNG into favicon.ico", async () => {
    const icon = await readFile(join(root, "generated/public/favicon.ico"));
    const { width, format } = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
    expect([width, format]).toEqual([32, "png"]);
    expect(icon.readUInt32LE(14)).toBe(icon.length - icon.readUInt32LE(18));
  });

  it("show the company name on the sharing picture, however long it is", async () => {
    const short = await buildFor("Anand Acoustics");
    const long = await buildFor("Anand & Daughters Acoustic Interiors of the North");
    expect(long.equals(short)).toBe(false);
  });
});

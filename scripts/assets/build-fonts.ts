import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fallbackFaces, fontFaces, keptFeatures, mostFontBytes } from "./font-faces.ts";
import type { FontFace } from "./font-faces.ts";
import { fontSheet } from "./font-sheet.ts";
import { writeWhole } from "./write-whole.ts";

const publicPath = "/fonts";

/**
 * Subsets the site's fonts into `generated/public/fonts`, and writes `generated/fonts.css` and `generated/fonts.json` (the
 * addresses by name). Fonts that were subset before with the same settings come from `.cache/fonts`.
 * @returns the size of all fonts in bytes
 * @throws {Error} if they are larger than allowed
 */
export async function buildFonts(root: string = process.cwd()): Promise<number> {
  const folder = join(root, "generated", "public", publicPath);
  await mkdir(folder, { recursive: true });
  const kept = new Set<string>();
  const urls: Partial<Record<FontFace["name"], string>> = {};
  let totalBytes = 0;
  for (const face of fontFaces) {
    const font = await subsetFace(root, face);
    const file = `${face.name}.${sha256(font).slice(0, 8)}.woff2`;
    const licence = `${face.source.split("/")[1]}-licence.txt`;
    await writeWhole(join(folder, file), font);
    await copyFile(join(root, "node_modules", face.licence), join(folder, licence));
    kept.add(file).add(licence);
    urls[face.name] = `${publicPath}/${file}`;
    totalBytes += font.length;
  }
  if (totalBytes > mostFontBytes) {
    throw new Error(
      `The fonts have ${totalBytes} bytes, and ${mostFontBytes} are allowed: keep fewer characters or weights.`,
    );
  }
  const allUrls = urls as Record<FontFace["name"], string>;
  await writeWhole(join(root, "generated", "fonts.css"), fontSheet(fontFaces, fallbackFaces, allUrls));
  await writeWhole(join(root, "generated", "fonts.json"), `${JSON.stringify(allUrls, null, 2)}\n`);
  const outdated = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
  return totalBytes;
}

async function subsetFace(root: string, face: FontFace): Promise<Buffer> {
  const source = await readFile(join(root, "node_modules", face.source));
  const settings = JSON.stringify([face.characters, face.axes, keptFeatures]);
  const cached = join(root, ".cache", "fonts", `${sha256(Buffer.concat([source, Buffer.from(settings)]))}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  // Loaded only when needed, because it takes a while.
  const { default: subsetFont } = await import("subset-font");
  const font = await subsetFont(source, face.characters, {
    targetFormat: "woff2",
    variationAxes: face.axes,
    keepFeatures: keptFeatures,
    noHinting: true,
  });
  await mkdir(join(root, ".cache", "fonts"), { recursive: true });
  await writeWhole(cached, font);
  return font;
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

if (import.meta.main) {
  const totalBytes = await buildFonts();
  console.log(`Fonts: ${fontFaces.length} ready, ${(totalBytes / 1000).toFixed(1)} kB together.`);
}

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { logoWords } from "#content/text/logo-words.ts";
import { readCompanyName } from "./company-name.ts";
import { withConstantKerning } from "./constant-kerning.ts";
import { fallbackFaces, fontFaces, hindiFont, keptFeatures, mostFontBytes } from "./font-faces.ts";
import type { FontFace } from "./font-faces.ts";
import { fontSheet, hindiFontSheet, unicodeRange, type FontFile } from "./font-sheet.ts";
import { writeWhole } from "./write-whole.ts";

const publicPath = "/fonts";

/**
 * Subsets the site's fonts into `generated/public/fonts`, each into one file of common and one of rare characters, and writes
 * `generated/fonts.css`, `generated/fonts-hindi.css` and `generated/fonts.json` (the addresses of the common files by name). Subsets are
 * cached in `.cache/fonts` by their settings.
 * @returns the total size in bytes of the files that every page fetches, of all files, and of the file for Hindi
 * @throws {Error} if they exceed the limit
 */
export async function buildFonts(root: string = process.cwd()): Promise<Record<keyof typeof mostFontBytes, number>> {
  const folder = join(root, "generated", "public", publicPath);
  await mkdir(folder, { recursive: true });
  const companyName = await readCompanyName(root);
  const kept = new Set<string>();
  const files: FontFile[] = [];
  const urls: Partial<Record<FontFace["name"] | "hindi", string>> = {};
  const bytes = { usual: 0, all: 0, hindi: 0 };
  const write = async (name: string, content: Buffer) => {
    await writeWhole(join(folder, name), content);
    kept.add(name);
  };
  const writeLicence = async ({ source, licence }: { source: string; licence: string }) =>
    write(`${source.split("/")[1]}-licence.txt`, await readFile(join(root, "node_modules", licence)));
  for (const face of fontFaces) {
    await writeLicence(face);
    for (const { kind, characters } of partsOf(face, companyName)) {
      if (!characters) continue;
      const font = await subsetFace(root, face, characters);
      if (kind === "usual" && face.inlined) {
        files.push({ face, url: `data:font/woff2;base64,${font.toString("base64")}` });
        continue;
      }
      const file = `${kind === "usual" ? face.name : `${face.name}-rare`}.${sha256(font).slice(0, 8)}.woff2`;
      await write(file, font);
      const url = `${publicPath}/${file}`;
      // If two files contain a character, browsers use the later one, so the first needs no range.
      files.push({ face, url, ...(kind === "rare" && { range: unicodeRange(characters) }) });
      if (kind === "usual") {
        urls[face.name] = url;
        bytes.usual += font.length;
      }
      bytes.all += font.length;
    }
  }
  await writeLicence(hindiFont);
  const hindi = await cachedSubset(root, hindiFont.source, hindiFont.characters, {}, (source) =>
    loadSubsetFont().then((cut) => cut(source, hindiFont.characters, { targetFormat: "woff2", noHinting: true })),
  );
  bytes.hindi = hindi.length;
  const hindiFile = `hindi.${sha256(hindi).slice(0, 8)}.woff2`;
  await write(hindiFile, hindi);
  urls.hindi = `${publicPath}/${hindiFile}`;
  for (const kind of ["usual", "all", "hindi"] as const) {
    if (bytes[kind] <= mostFontBytes[kind]) continue;
    throw new Error(
      `The fonts (${kind}) take up ${bytes[kind]} bytes, but only ${mostFontBytes[kind]} are allowed: keep fewer characters or weights.`,
    );
  }
  await writeWhole(join(root, "generated", "fonts.css"), fontSheet(files, fallbackFaces));
  const hindiSheet = hindiFontSheet(hindiFont.family, urls.hindi, hindiFont.characters);
  await writeWhole(join(root, "generated", "fonts-hindi.css"), hindiSheet);
  await writeWhole(join(root, "generated", "fonts.json"), `${JSON.stringify(urls, null, 2)}\n`);
  const outdated = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
  return bytes;
}

/** The characters of a face's two files. */
export function partsOf({ characters, usual }: FontFace, companyName: string) {
  const inFirst = new Set(usual ?? logoWords(companyName)[1]);
  const pick = (wanted: boolean) => [...characters].filter((character) => inFirst.has(character) === wanted).join("");
  return [
    { kind: "usual", characters: pick(true) },
    { kind: "rare", characters: pick(false) },
  ] as const;
}

async function subsetFace(root: string, face: FontFace, characters: string): Promise<Buffer> {
  const settings = [face.axes, face.weight, keptFeatures, face.inlined];
  return cachedSubset(root, face.source, characters, settings, (source) => subset(source, face, characters));
}

async function cachedSubset(
  root: string,
  sourceFile: string,
  characters: string,
  otherSettings: unknown,
  make: (source: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const source = await readFile(join(root, "node_modules", sourceFile));
  const settings = JSON.stringify([characters, otherSettings]);
  const cached = join(root, ".cache", "fonts", `${sha256(Buffer.concat([source, Buffer.from(settings)]))}.woff2`);
  const kept = await readFile(cached).catch(() => undefined);
  if (kept && isWhole(kept)) return kept;
  const font = await make(source);
  await mkdir(join(root, ".cache", "fonts"), { recursive: true });
  await writeWhole(cached, font);
  return font;
}

/** After a power cut, a cached font may be empty or cut short. Its header states its size. */
function isWhole(font: Buffer): boolean {
  return font.length >= 12 && font.readUInt32BE(8) === font.length;
}

/** Tables that only describe a font, or that its few letters do not need. Every page has them if the font is part of its styles. */
const neededOnlyInFiles = ["GDEF", "STAT", "gasp"];

async function subset(source: Buffer, { axes, weight, inlined }: FontFace, characters: string): Promise<Buffer> {
  const subsetFont = await loadSubsetFont();
  const kept = { keepFeatures: keptFeatures, noHinting: true, dropTables: inlined ? neededOnlyInFiles : [] };
  const cut = (targetFormat: "woff2" | "truetype", wght: number | { min: number; max: number }) =>
    subsetFont(source, characters, { ...kept, targetFormat, variationAxes: { ...axes, wght } });
  if (typeof weight === "number") return cut("woff2", weight);
  const { kerning, ...range } = weight;
  const font = withConstantKerning(await cut("truetype", range), await cut("truetype", kerning));
  return subsetFont(font, characters, { ...kept, targetFormat: "woff2" });
}

/** Imported only when needed, because loading is slow. */
async function loadSubsetFont() {
  return (await import("subset-font")).default;
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

if (import.meta.main) {
  const { usual, all, hindi } = await buildFonts();
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `Fonts: ${fontFaces.length} ready, ${kilobytes(usual)} kB on every page, ${kilobytes(all)} kB in total, and ${kilobytes(hindi)} kB for Hindi.`,
  );
}

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { writeWhole } from "../assets/write-whole.ts";

const textFiles = new Set([
  ".html",
  ".csv",
  ".dxf",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
  ".ico",
]);
const smallestWorthBytes = 256;

interface Form {
  ending: string;
  pack: (content: Buffer) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotliParameters = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
};
const gzipLevel = constants.Z_BEST_COMPRESSION;
const forms: readonly Form[] = [
  {
    ending: "br",
    pack: (content) =>
      toBrotli(content, { params: { ...brotliParameters, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    unpack: promisify(brotliDecompress),
  },
  { ending: "gz", pack: (content) => toGzip(content, { level: gzipLevel }), unpack: promisify(gunzip) },
];
/** A cached version is reused only if it was made with the same settings. */
const madeWith = JSON.stringify([brotliParameters, gzipLevel]);

/**
 * Writes a Brotli and a gzip version beside every text file of a folder, if it is smaller. Compressing takes much of a build's time and
 * most files do not change between builds, so compressed versions are cached by the content of the file.
 * @param keptFolder the cache
 * @returns the names of the cached versions that were used
 */
export async function compressTextFiles(folder: string, keptFolder: string): Promise<ReadonlySet<string>> {
  await mkdir(keptFolder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const used = new Set<string>();
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return used;

  async function compressFile(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.length < smallestWorthBytes) return;
    const key = createHash("sha256").update(madeWith).update(content).digest("hex");
    await Promise.all(
      forms.map(async (form) => {
        const name = `${key}.${form.ending}`;
        used.add(name);
        const packed = await keptOrPacked(join(keptFolder, name), content, form);
        if (packed.length < content.length) await writeFile(`${path}.${form.ending}`, packed);
      }),
    );
  }
}

/** Removes cached versions of files that no longer exist. */
export async function removeOtherForms(keptFolder: string, used: ReadonlySet<string>): Promise<void> {
  const outdated = (await readdir(keptFolder)).filter((name) => !used.has(name));
  await Promise.all(outdated.map((name) => rm(join(keptFolder, name), { recursive: true })));
}

/** The compressed version of a file's content, from the cache if it is there and intact. */
async function keptOrPacked(keptFile: string, content: Buffer, { pack, unpack }: Form): Promise<Buffer> {
  try {
    const kept = await readFile(keptFile);
    if ((await unpack(kept)).equals(content)) return kept;
  } catch {
    // Missing or damaged.
  }
  const packed = await pack(content);
  await writeWhole(keptFile, packed);
  return packed;
}

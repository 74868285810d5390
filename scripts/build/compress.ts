import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const textFiles = new Set([
  ".html",
  ".csv",
  ".data",
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

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a Brotli and a gzip form beside every text file of a folder, if that form is smaller. */
export async function compressTextFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestWorthBytes) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}

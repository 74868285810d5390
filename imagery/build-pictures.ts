import { availableParallelism } from "node:os";
import type { EncodedPicture } from "./encode-picture.ts";
import { listMasters, type Master } from "./masters.ts";
import { cacheKey, fillCache, pruneCache, readCachedPicture } from "./picture-cache.ts";
import { publishPictures } from "./publish-pictures.ts";

export interface BuildPicturesOptions {
  /** The folder of the repository. */
  root?: string;
  onProgress?: (progress: Progress) => void;
}

export interface BuildPicturesResult {
  /** How many pictures the manifest lists. */
  pictures: number;
  /** Ids of the pictures that were encoded. */
  encoded: string[];
  /** How many outdated files were removed. */
  removed: number;
}

/** Two for each processor: one is read or written while the other is encoded, which takes a fifth less time than one for each. */
const jobsPerProcessor = 2;

/**
 * Makes every variant of every master and writes `generated/pictures.json`. Pictures that were encoded before with the
 * same content and settings come from `.cache/pictures`.
 * @throws {Error} if a master is misnamed, unreadable or too large for its budget
 */
export async function buildPictures(options: BuildPicturesOptions = {}): Promise<BuildPicturesResult> {
  const { root = process.cwd(), onProgress = () => {} } = options;
  const masters = (await listMasters(root)).map((master) => ({ master, key: cacheKey(master) }));
  const pictures = new Map<string, EncodedPicture>();
  // By key, so that masters with the same content are encoded once.
  const missing = new Map<string, Master>();
  for (const { master, key } of masters) {
    const picture = await readCachedPicture(root, key);
    if (picture) pictures.set(key, picture);
    else missing.set(key, master);
  }
  for (const [key, picture] of await encodeAll(root, missing, onProgress)) pictures.set(key, picture);
  const published = masters.flatMap(({ master, key }) => {
    const picture = pictures.get(key);
    return picture ? [{ id: master.id, key, picture }] : [];
  });
  const removed = await publishPictures(root, published);
  await pruneCache(root, new Set(pictures.keys()));
  return { pictures: published.length, encoded: [...missing.values()].map(({ id }) => id), removed };
}

async function encodeAll(
  root: string,
  masters: Map<string, Master>,
  onProgress: (progress: Progress) => void,
): Promise<Map<string, EncodedPicture>> {
  const encoded = new Map<string, EncodedPicture>();
  if (masters.size === 0) return encoded;
  // Loaded only when needed, because it takes a tenth of a second.
  const { encodePicture } = await import("./encode-picture.ts");
  const waiting = masters.entries();
  const work = async () => {
    // Every worker takes its next master from the same iterator.
    for (const [key, master] of waiting) {
      encoded.set(key, await fillCache(root, key, (folder) => encodePicture(master, folder)));
      onProgress({ done: encoded.size, total: masters.size, id: master.id });
    }
  };
  await Promise.all(Array.from({ length: jobsPerProcessor * availableParallelism() }, work));
  return encoded;
}

interface Progress {
  done: number;
  total: number;
  /** The picture that was finished last. */
  id: string;
}

interface ProgressStream {
  isTTY?: boolean;
  write: (text: string) => boolean;
}

const quietIntervalMs = 10_000;

/** Reports progress on a stream: on a terminal one line that is rewritten, elsewhere a line every ten seconds. */
export function reportProgress(stream: ProgressStream, label: string): (progress: Progress) => void {
  let lastLineMs = performance.now();
  return ({ done, total, id }) => {
    if (stream.isTTY) {
      stream.write(`\r\u001B[K${label} ${done}/${total} ${done === total ? "\n" : id}`);
      return;
    }
    const nowMs = performance.now();
    if (nowMs - lastLineMs < quietIntervalMs) return;
    lastLineMs = nowMs;
    stream.write(`${label} ${done}/${total}\n`);
  };
}

if (import.meta.main) {
  const startMs = performance.now();
  const { pictures, encoded, removed } = await buildPictures({
    onProgress: reportProgress(process.stdout, "Pictures"),
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `Pictures: ${pictures} ready, ${encoded.length} encoded, ${removed} outdated files removed, ${seconds} s.`,
  );
}

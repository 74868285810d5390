import { availableParallelism } from "node:os";
import { listMasters } from "./masters.ts";
import type { Master } from "./masters.ts";
import { cacheKey, fillCache, pruneCache, readCachedPicture } from "./picture-cache.ts";
import { reportProgress } from "./progress.ts";
import type { Progress } from "./progress.ts";
import { publishPictures } from "./publish-pictures.ts";
import type { PublishablePicture } from "./publish-pictures.ts";

export interface BuildPicturesOptions {
  /** The folder of the repository. */
  root?: string;
  onProgress?: (progress: Progress) => void;
}

export interface BuildPicturesResult {
  /** How many pictures the manifest lists. */
  pictures: number;
  /** Ids of the pictures that had to be encoded. */
  encoded: string[];
  /** How many outdated files were removed. */
  removed: number;
}

// libuv runs four native jobs at a time.
const mostJobs = 4;

/**
 * Makes every variant of every master and writes `generated/pictures.json`.
 * What was encoded before with the same content and settings is taken from `.cache/pictures`.
 * Throws when a master is misnamed, unreadable or too heavy for its budget.
 */
export async function buildPictures(options: BuildPicturesOptions = {}): Promise<BuildPicturesResult> {
  const { root = process.cwd(), onProgress = () => {} } = options;
  const masters = await listMasters(root);
  const ready: PublishablePicture[] = [];
  const missing: Master[] = [];
  for (const master of masters) {
    const key = cacheKey(master);
    const picture = await readCachedPicture(root, key);
    if (picture) ready.push({ id: master.id, key, picture });
    else missing.push(master);
  }
  ready.push(...(await encodeAll(root, missing, onProgress)));
  ready.sort((one, other) => (one.id < other.id ? -1 : 1));
  const removed = await publishPictures(root, ready);
  await pruneCache(root, new Set(ready.map(({ key }) => key)));
  return { pictures: ready.length, encoded: missing.map(({ id }) => id), removed };
}

async function encodeAll(
  root: string,
  masters: Master[],
  onProgress: (progress: Progress) => void,
): Promise<PublishablePicture[]> {
  if (masters.length === 0) return [];
  // The encoder takes a tenth of a second to load, which a build without changes need not spend.
  const { encodePicture } = await import("./encode-picture.ts");
  const waiting = [...masters];
  const encoded: PublishablePicture[] = [];
  const work = async () => {
    for (let master = waiting.shift(); master; master = waiting.shift()) {
      const { id } = master;
      const next = master;
      const key = cacheKey(master);
      const picture = await fillCache(root, key, (folder) => encodePicture(next, folder));
      encoded.push({ id, key, picture });
      onProgress({ done: encoded.length, total: masters.length, id });
    }
  };
  await Promise.all(Array.from({ length: Math.min(mostJobs, availableParallelism()) }, work));
  return encoded;
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

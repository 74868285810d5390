import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { documentManifestPath, readDocumentManifest, type DocumentManifest, type MadeFile } from "./manifest.ts";

/** A planned file, and a fingerprint of all its inputs. */
export interface PlannedFile {
  /** Where it is served: `/documents/wallPanels/petPanel-data-sheet.pdf`. */
  address: string;
  key: string;
  /** The day on which its data were last changed, if known. */
  revised?: string;
  make: () => Promise<Buffer>;
}

/** The folders that contain only planned files. Other files are removed from them. */
const ownFolders = ["documents", "data"];

/**
 * Enough that at any time the pictures of some document are ready for the typesetter: a catalogue waits for almost two
 * hundred pictures.
 */
const filesAtOnce = 8 * availableParallelism();

/** The size of a file in bytes by its address; undefined if there is no such file. */
type BytesOf = (address: string) => number | undefined;

/**
 * Makes the files whose fingerprint has changed in `generated/public`, removes those that are no longer planned,
 * and writes the manifest. Returns how many there are, and how many were made.
 * @param planOthers plans files that state the sizes of the `planned` ones
 */
export async function makeFiles(
  root: string,
  planned: readonly PlannedFile[],
  planOthers: (bytesOf: BytesOf) => readonly PlannedFile[] = () => [],
): Promise<{ all: number; made: number }> {
  const folder = join(root, "generated", "public");
  const earlier = readDocumentManifest(root);
  const manifest: DocumentManifest = {};
  const made =
    (await makeChanged(folder, planned, earlier, manifest)) +
    (await makeChanged(
      folder,
      planOthers((address) => manifest[address]?.bytes),
      earlier,
      manifest,
    ));
  for (const name of ownFolders) await removeOthers(folder, name, manifest);
  const withdrawn = Object.keys(earlier).filter((address) => !manifest[address]);
  for (const address of withdrawn) await rm(join(folder, address), { force: true });
  await writeWhole(documentManifestPath(root), `${JSON.stringify(manifest, undefined, 1)}\n`);
  return { all: Object.keys(manifest).length, made };
}

type Content = Pick<MadeFile, "bytes" | "sha256">;

/** Adds every file to the manifest. Returns how many were made. */
async function makeChanged(
  folder: string,
  planned: readonly PlannedFile[],
  earlier: DocumentManifest,
  manifest: DocumentManifest,
): Promise<number> {
  let made = 0;
  const makeIfChanged = async ({ address, key, make }: PlannedFile): Promise<Content> => {
    const path = join(folder, address);
    const known = earlier[address];
    if (known?.key === key) {
      // A build that was stopped has written files that are not in the manifest.
      const kept = await readFile(path).catch(() => undefined);
      if (kept && sha256Of(kept) === known.sha256) return known;
    }
    const content = await make();
    await writeWhole(path, content);
    made += 1;
    return { bytes: content.length, sha256: sha256Of(content) };
  };
  const contents = new Map<PlannedFile, Content>();
  const waiting = planned.values();
  const work = async () => {
    // Every worker takes its next file from the same iterator.
    for (const file of waiting) contents.set(file, await makeIfChanged(file));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  for (const file of planned) {
    const { address, key, revised } = file;
    const { bytes, sha256 } = contents.get(file)!;
    manifest[address] = { bytes, sha256, key, ...(revised === undefined ? {} : { revised }) };
  }
  return made;
}

function sha256Of(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Writes to a temporary name first, so that no one reads a partial file. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

async function removeOthers(folder: string, name: string, manifest: DocumentManifest): Promise<void> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).replaceAll("\\", "/");
    if (!manifest[address]) await rm(path);
  }
}

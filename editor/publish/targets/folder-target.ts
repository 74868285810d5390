import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { flush, flushBelow } from "#scripts/files/flush.mjs";
import { Failure } from "#scripts/setup/say.mjs";
import { fullDisk } from "#scripts/files/whole-file.mjs";
import { isVersion, PublishFailure, type Target } from "./target.ts";

const keptVersions = 6;
const unfinishedEnding = ".unfinished";

/**
 * A folder on this computer that a web server serves. It is a link to the current version, replaced by a rename; the versions are in a
 * folder beside it.
 */
export function folderTarget({ folder }: { folder: string }): Target {
  const versions = `${folder}.versions`;
  return {
    id: `folder ${folder}`,
    inWords: "to a folder on this computer",
    precisely: folder,
    latest: "Published",
    isStatic: true,
    async online() {
      const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
      return isLink ? basename(readlinkSync(folder)) : undefined;
    },
    async deliver({ name, folder: release }) {
      if (!isReplaceable(folder, versions)) {
        throw new PublishFailure(`${folder} is already in use. Choose a folder that is new or empty.`);
      }
      const version = join(versions, name);
      const unfinished = `${version}${unfinishedEnding}`;
      const next = join(dirname(folder), `.${basename(folder)}.next`);
      try {
        makeFolder(versions);
        removeInterrupted(versions);
        for (const path of [unfinished, next]) rmSync(path, { recursive: true, force: true });
        symlinkSync(join(basename(versions), name), next, "junction");
        if (!existsSync(version)) {
          copyForEveryUser(join(release, "client"), unfinished);
          // A power cut must not empty the link's target.
          flushBelow(versions);
          renameSync(unfinished, version);
        }
        const now = new Date();
        utimesSync(version, now, now);
        flush(versions);
        // A folder cannot be replaced by a link, but an empty one may be removed.
        if (isEmptyFolder(folder)) rmdirSync(folder);
        renameSync(next, folder);
        flush(dirname(folder));
        removeOld(versions, name);
      } catch (error) {
        throw failureOf(error, { place: folder, unfinished: [unfinished, next] });
      }
    },
  };
}

/** Whether nothing would be lost at the link's path: it is free, an empty folder, or a link made by the editor. */
function isReplaceable(link: string, versions: string): boolean {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found || isEmptyFolder(link)) return true;
  return found.isSymbolicLink() && dirname(resolve(dirname(link), readlinkSync(link))) === resolve(versions);
}

function isEmptyFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true && readdirSync(path).length === 0;
}

/** Creates a folder and its parents so that a web server of another user can read them, whatever the owner's umask is. */
function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}

/** Unlike `cpSync`, which keeps file modes and does not report a full disk. */
function copyForEveryUser(from: string, to: string): void {
  makeFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyForEveryUser(source, copy);
    else {
      copyFileSync(source, copy);
      chmodSync(copy, 0o644);
    }
  }
}

function removeInterrupted(versions: string): void {
  for (const name of readdirSync(versions)) {
    const isInterrupted = name.endsWith(unfinishedEnding) && isVersion(name.slice(0, -unfinishedEnding.length));
    if (isInterrupted) rmSync(join(versions, name), { recursive: true });
  }
}

/** Keeps the most recently served versions, which after a rollback may be older ones. */
function removeOld(versions: string, served: string): void {
  const names = readdirSync(versions).filter(isVersion);
  const servedAt = new Map(names.map((name) => [name, statSync(join(versions, name)).mtimeMs]));
  const others = [...servedAt.keys()].filter((name) => name !== served);
  const lastFirst = others.toSorted(
    (one, other) => servedAt.get(other)! - servedAt.get(one)! || (one < other ? 1 : -1),
  );
  for (const name of lastFirst.slice(keptVersions - 1)) rmSync(join(versions, name), { recursive: true });
}

interface Failed {
  place: string;
  unfinished: readonly string[];
}

/** A file system error in plain words. Leftovers of the publication are removed, because they may have filled the disk. */
export function failureOf(error: unknown, { place, unfinished }: Failed): unknown {
  const { code } = error as NodeJS.ErrnoException;
  try {
    for (const path of unfinished) rmSync(path, { recursive: true, force: true });
  } catch {
    // The first error is the cause.
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new PublishFailure(`You do not have permission to write to ${place}.`);
  }
  if (fullDisk.has(code ?? "")) return new PublishFailure(`The disk of ${place} is full.`);
  if (error instanceof Failure) return new PublishFailure(error.message);
  return error;
}

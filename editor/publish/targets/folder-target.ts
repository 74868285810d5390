import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { flush, flushBelow } from "#scripts/setup/flush.mjs";
import { PublishFailure, type Target } from "./target.ts";

const keptVersions = 6;

/**
 * A folder that a web server serves, on this computer. It is a link to the version that is served, which is replaced by a rename;
 * the versions are in a folder beside it.
 */
export function folderTarget({ folder }: { folder: string }): Target {
  const versions = `${folder}.versions`;
  return {
    id: `folder ${folder}`,
    inWords: "into a folder on this computer",
    precisely: folder,
    latest: "Latest",
    isStatic: true,
    async deliver({ name, folder: release }) {
      if (existsSync(folder) && !lstatSync(folder).isSymbolicLink()) {
        throw new PublishFailure(
          `${folder} already exists. Rename it, or choose another folder in the settings: the editor creates the folder itself.`,
        );
      }
      try {
        const version = join(versions, name);
        if (!existsSync(version)) {
          const unfinished = `${version}.unfinished`;
          rmSync(unfinished, { recursive: true, force: true });
          mkdirSync(versions, { recursive: true });
          cpSync(join(release, "client"), unfinished, { recursive: true });
          renameSync(unfinished, version);
        }
        const now = new Date();
        utimesSync(version, now, now);
        // A power cut must not empty what the link points to.
        flushBelow(versions);
        const next = join(dirname(folder), `.${basename(folder)}.next`);
        rmSync(next, { force: true });
        symlinkSync(join(basename(versions), name), next, "junction");
        renameSync(next, folder);
        flush(dirname(folder));
        removeOld(versions, name);
      } catch (error) {
        throw failureOf(error, folder);
      }
    },
  };
}

/** Keeps the versions that were served last, which after a rollback may be older ones. */
function removeOld(versions: string, served: string): void {
  const servedAt = new Map(readdirSync(versions).map((name) => [name, statSync(join(versions, name)).mtimeMs]));
  const others = [...servedAt.keys()].filter((name) => name !== served);
  const lastFirst = others.toSorted(
    (one, other) => servedAt.get(other)! - servedAt.get(one)! || (one < other ? 1 : -1),
  );
  for (const name of lastFirst.slice(keptVersions - 1)) rmSync(join(versions, name), { recursive: true });
}

/** An error of the file system in plain words. */
export function failureOf(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new PublishFailure(`You do not have permission to write to ${place}.`);
  }
  if (code === "ENOSPC") return new PublishFailure(`The disk of ${place} is full.`);
  return error;
}

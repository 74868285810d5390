import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { keepFilesOf } from "./kept-files.mjs";
import { root } from "./project.mjs";

const unfinishedEnding = ".unfinished";
/** The release that is served and the two before it. */
const keptReleases = 3;

/**
 * The built versions of the site, in `releases/`, each in a folder named after the second in which it was made. `build` is a link
 * to the one that is served.
 * @param {string} [folder] of the project
 */
export function releasesOf(folder = root) {
  const releases = join(folder, "releases");
  const link = join(folder, "build");

  /** The names of all complete releases, oldest first. */
  const list = () =>
    existsSync(releases)
      ? readdirSync(releases, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !entry.name.endsWith(unfinishedEnding))
          .map(({ name }) => name)
          .toSorted()
      : [];

  /** The name of the release that is served. @returns {string | undefined} */
  const current = () => {
    const entry = lstatSync(link, { throwIfNoEntry: false });
    const name = entry?.isSymbolicLink() ? basename(readlinkSync(link)) : undefined;
    return name && existsSync(join(releases, name)) ? name : undefined;
  };

  /** @param {string} name @returns {string} the absolute path of a release */
  const pathOf = (name) => join(releases, name);

  /** Replaces the link in one step, so that no request finds it missing. @param {string} name */
  const pointTo = (name) => {
    const next = join(folder, `build.next-${process.pid}`);
    rmSync(next, { force: true });
    symlinkSync(join("releases", name), next, "junction");
    if (process.platform === "win32") rmSync(link, { force: true });
    renameSync(next, link);
  };

  /** Makes a release from a folder called `build`, which older versions of this project built into. */
  const adoptFolder = () => {
    if (!lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) return;
    mkdirSync(releases, { recursive: true });
    const name = nameFor(lstatSync(link).mtime);
    renameSync(link, pathOf(name));
    pointTo(name);
  };

  return {
    list,
    current,
    pathOf,

    /** The release that was served before the current one. @returns {string | undefined} */
    previous() {
      const present = current();
      return present === undefined ? undefined : list().findLast((name) => name < present);
    },

    /** An empty folder to build into. The remains of an interrupted build are removed. @returns {string} its absolute path */
    begin() {
      mkdirSync(releases, { recursive: true });
      for (const name of readdirSync(releases)) {
        if (name.endsWith(unfinishedEnding)) rmSync(pathOf(name), { recursive: true });
      }
      const unfinished = pathOf(`${nameFor(new Date())}${unfinishedEnding}`);
      mkdirSync(unfinished);
      return unfinished;
    },

    /**
     * Starts serving a finished folder, and removes releases that are no longer needed: those that were rolled back, and the
     * oldest.
     * @param {string} unfinished as `begin` returned it
     */
    publish(unfinished) {
      adoptFolder();
      const present = current();
      const name = freeName(basename(unfinished, unfinishedEnding), list());
      if (present !== undefined) keepFilesOf(pathOf(present), unfinished);
      renameSync(unfinished, pathOf(name));
      pointTo(name);
      const abandoned = list().filter((other) => present !== undefined && other > present && other !== name);
      const tooOld = list()
        .filter((other) => !abandoned.includes(other))
        .slice(0, -keptReleases);
      for (const other of [...abandoned, ...tooOld]) rmSync(pathOf(other), { recursive: true });
    },

    /** Serves another release, which keeps the script files of the current one. @param {string} name */
    switchTo(name) {
      const present = current();
      if (present !== undefined) keepFilesOf(pathOf(present), pathOf(name));
      pointTo(name);
    },
  };
}

/** @param {Date} time */
function nameFor(time) {
  return time.toISOString().slice(0, 19).replaceAll(":", "-");
}

/** Sorted after every other name, even if the clock has been set back. @param {string} name @param {string[]} others */
function freeName(name, others) {
  const last = others.at(-1);
  return last === undefined || name > last ? name : `${last}a`;
}

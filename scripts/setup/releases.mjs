import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { flush, flushBelow } from "./flush.mjs";
import { keepFilesOf } from "./kept-files.mjs";
import { root } from "./project.mjs";

const unfinishedEnding = ".unfinished";
/** Built and checked, and not yet to be served: the owner looks at the changes first. */
const readyEnding = ".ready";
/** In a release that was rolled back. */
const rolledBackName = ".rolled-back";
/** The release that is served and the five that were served last before it. */
const keptReleases = 6;
/** A server takes a moment to follow the link, and to finish the requests that it began with the release before. */
const leftAfterMs = 60_000;

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
          .filter((entry) => entry.isDirectory() && !isAside(entry.name))
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

  /**
   * Replaces the link in one step, so that no request finds it missing. The release is on the disk before, with its name, and the link
   * afterwards: a power cut at any time leaves a whole site.
   * @param {string} name
   */
  const pointTo = (name) => {
    flush(releases);
    const next = join(folder, `build.next-${process.pid}`);
    rmSync(next, { force: true });
    symlinkSync(join("releases", name), next, "junction");
    if (process.platform === "win32") rmSync(link, { force: true });
    renameSync(next, link);
    flush(folder);
  };

  /** Points the link to another release, and records with the present one until when it was served. @param {string} name */
  const replaceBy = (name) => {
    const present = current();
    pointTo(name);
    const now = new Date();
    if (present !== undefined) utimesSync(pathOf(present), now, now);
  };

  /** Whether a running server may still send a release. @param {string} name */
  const isBeingLeft = (name) => Date.now() - statSync(pathOf(name)).mtimeMs < leftAfterMs;

  /** @param {string} name */
  const wasRolledBack = (name) => existsSync(join(pathOf(name), rolledBackName));

  /** Records that a release was rolled back, and not that it was served until now. @param {string} name */
  const markRolledBack = (name) => {
    const { atime, mtime } = statSync(pathOf(name));
    writeFileSync(join(pathOf(name), rolledBackName), "");
    utimesSync(pathOf(name), atime, mtime);
  };

  /** All releases, beginning with the one that is served and those that were served last. */
  const lastServedFirst = () => {
    const served = current();
    const until = (/** @type {string} */ name) => (name === served ? Infinity : statSync(pathOf(name)).mtimeMs);
    const times = new Map(list().map((name) => [name, until(name)]));
    const later = (/** @type {string} */ name, /** @type {string} */ than) =>
      (times.get(than) ?? 0) - (times.get(name) ?? 0) || (name < than ? 1 : -1);
    return list().toSorted(later);
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
    /** Whether a release was rolled back: then it is neither rebuilt nor served again automatically. */
    wasRolledBack,

    /** The release that was served before the current one. @returns {string | undefined} */
    previous() {
      const present = current();
      return present === undefined ? undefined : list().findLast((name) => name < present && !wasRolledBack(name));
    },

    /**
     * An empty folder to build into. The remains of an interrupted build are removed, and a release that was ready and not
     * served.
     * @returns {string} its absolute path
     */
    begin() {
      mkdirSync(releases, { recursive: true });
      for (const name of readdirSync(releases)) {
        if (isAside(name)) rmSync(pathOf(name), { recursive: true });
      }
      const unfinished = pathOf(`${nameFor(new Date())}${unfinishedEnding}`);
      mkdirSync(unfinished);
      return unfinished;
    },

    /**
     * Makes a release and serves it, or keeps it until it is to be served. Nothing is left of one that fails: it may have filled the disk.
     * @param {(folder: string) => Promise<void>} build fills the folder
     * @param {{ isPrepared?: boolean }} [options]
     */
    async make(build, { isPrepared = false } = {}) {
      const unfinished = this.begin();
      try {
        await build(unfinished);
        if (isPrepared) this.setReady(unfinished);
        else this.publish(unfinished);
      } catch (error) {
        rmSync(unfinished, { recursive: true, force: true });
        throw error;
      }
    },

    /** Keeps a finished folder until it is to be served. @param {string} unfinished as `begin` returned it */
    setReady(unfinished) {
      renameSync(unfinished, `${unfinished.slice(0, -unfinishedEnding.length)}${readyEnding}`);
    },

    /** The folder that is ready to be served. @returns {string | undefined} its absolute path */
    ready() {
      const name = existsSync(releases) ? readdirSync(releases).find((each) => each.endsWith(readyEnding)) : undefined;
      return name && pathOf(name);
    },

    /**
     * Makes a release of a finished folder, which is not served yet.
     * @param {string} aside as `begin` or `ready` returned it
     * @returns {string} its name
     */
    finish(aside) {
      adoptFolder();
      const present = current();
      const name = freeName(withoutEnding(basename(aside)), list());
      if (present !== undefined) keepFilesOf(pathOf(present), aside);
      flushBelow(aside);
      renameSync(aside, pathOf(name));
      return name;
    },

    /** Makes a release ready again that `finish` has made and that was not served. @param {string} name */
    unfinish(name) {
      renameSync(pathOf(name), pathOf(`${name}${readyEnding}`));
    },

    /**
     * Starts serving the latest release, and removes those that were served longest ago and that no server may still send. What
     * was passed over by going back to an earlier release counts as rolled back from now on.
     * @param {string} name
     */
    serve(name) {
      const present = current();
      const passedOver = list().filter((other) => present !== undefined && other > present && other !== name);
      for (const other of passedOver) markRolledBack(other);
      replaceBy(name);
      for (const other of lastServedFirst().slice(keptReleases)) {
        if (!isBeingLeft(other)) rmSync(pathOf(other), { recursive: true });
      }
    },

    /** Makes a release of a finished folder and starts serving it. @param {string} unfinished as `begin` returned it */
    publish(unfinished) {
      this.serve(this.finish(unfinished));
    },

    /**
     * Serves another release, which keeps the script files of the current one. Going to an earlier one rolls the current one back.
     * @param {string} name
     */
    switchTo(name) {
      const present = current();
      if (present !== undefined) keepFilesOf(pathOf(present), pathOf(name));
      flushBelow(pathOf(name));
      replaceBy(name);
      if (present !== undefined && name < present) markRolledBack(present);
      rmSync(join(pathOf(name), rolledBackName), { force: true });
    },
  };
}

/** Whether a folder is no release, or not yet. @param {string} name */
function isAside(name) {
  return name.endsWith(unfinishedEnding) || name.endsWith(readyEnding);
}

/** @param {string} name */
function withoutEnding(name) {
  return isAside(name) ? name.slice(0, name.lastIndexOf(".")) : name;
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

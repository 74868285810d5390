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
import { flush, flushBelow } from "../files/flush.mjs";
import { keepFilesOf } from "./kept-files.mjs";
import { root } from "../setup/project.mjs";

/** As made by `nameFor` and `freeName`. A folder of another name, such as a copy made by hand, is never served or removed. */
const releaseName = /^\d{4}(?:-\d\d){2}T\d\d(?:-\d\d){2}a*$/;
const unfinishedEnding = ".unfinished";
/** Built and checked, but not served until the owner has reviewed the changes. */
const readyEnding = ".ready";
/** The file that marks a release as rolled back. */
const rolledBackName = ".rolled-back";
/** The current release and the five served before it. */
const keptReleases = 6;
/** A server takes a moment to follow the link, and to finish its requests from the previous release. */
const leftAfterMs = 60_000;

/**
 * The built versions of the site, in `releases/`, each in a folder named after the time when it was made. `build` is a link to the current
 * one.
 * @param {string} [folder] of the project
 */
export function releasesOf(folder = root) {
  const releases = join(folder, "releases");
  const link = join(folder, "build");

  /** The names of all complete releases, oldest first. */
  const list = () =>
    existsSync(releases)
      ? readdirSync(releases, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && releaseName.test(entry.name))
          .map(({ name }) => name)
          .toSorted()
      : [];

  /** The name of the current release. @returns {string | undefined} */
  const current = () => {
    const entry = lstatSync(link, { throwIfNoEntry: false });
    const name = entry?.isSymbolicLink() ? basename(readlinkSync(link)) : undefined;
    return name && existsSync(join(releases, name)) ? name : undefined;
  };

  /** @param {string} name @returns {string} the absolute path of a release */
  const pathOf = (name) => join(releases, name);

  /**
   * Replaces the link in one step, so that no request finds it missing. The release and its name are flushed before, and the link
   * afterwards: a power cut at any time leaves a complete site.
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

  /** Points the link to another release, and records when the current one was last served. @param {string} name */
  const replaceBy = (name) => {
    const present = current();
    pointTo(name);
    const now = new Date();
    if (present !== undefined) utimesSync(pathOf(present), now, now);
  };

  /** Whether a running server may still be using a release. @param {string} name */
  const isBeingLeft = (name) => Date.now() - statSync(pathOf(name)).mtimeMs < leftAfterMs;

  /** @param {string} name */
  const wasRolledBack = (name) => existsSync(join(pathOf(name), rolledBackName));

  /** Marks a release as rolled back, without changing when it was last served. @param {string} name */
  const markRolledBack = (name) => {
    const { atime, mtime } = statSync(pathOf(name));
    writeFileSync(join(pathOf(name), rolledBackName), "");
    utimesSync(pathOf(name), atime, mtime);
  };

  /** All releases, most recently served first. */
  const lastServedFirst = () => {
    const served = current();
    const until = (/** @type {string} */ name) => (name === served ? Infinity : statSync(pathOf(name)).mtimeMs);
    const times = new Map(list().map((name) => [name, until(name)]));
    const later = (/** @type {string} */ name, /** @type {string} */ than) =>
      (times.get(than) ?? 0) - (times.get(name) ?? 0) || (name < than ? 1 : -1);
    return list().toSorted(later);
  };

  return {
    list,
    current,
    pathOf,
    /** Whether a release was rolled back: such a release is neither rebuilt nor served again automatically. */
    wasRolledBack,

    /** The latest earlier release that was not rolled back. @returns {string | undefined} */
    previous() {
      const present = current();
      return present === undefined ? undefined : list().findLast((name) => name < present && !wasRolledBack(name));
    },

    /**
     * An empty folder to build into. Removes leftovers of interrupted builds, and a release that is ready but not served.
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
     * Makes a release and serves it, or keeps it ready. If it fails, nothing remains: it may have filled the disk.
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

    /** Keeps a finished folder ready for serving. @param {string} unfinished as `begin` returned it */
    setReady(unfinished) {
      renameSync(unfinished, `${unfinished.slice(0, -unfinishedEnding.length)}${readyEnding}`);
    },

    /** The folder that is ready. @returns {string | undefined} its absolute path */
    ready() {
      const name = existsSync(releases) ? readdirSync(releases).find((each) => each.endsWith(readyEnding)) : undefined;
      return name && pathOf(name);
    },

    /**
     * Turns a finished folder into a release, without serving it.
     * @param {string} aside as `begin` or `ready` returned it
     * @returns {string} its name
     */
    finish(aside) {
      const present = current();
      const name = freeName(withoutEnding(basename(aside)), list());
      if (present !== undefined) keepFilesOf(pathOf(present), aside);
      flushBelow(aside);
      renameSync(aside, pathOf(name));
      return name;
    },

    /** Makes a finished release that was not served ready again. @param {string} name @returns {string} its absolute path */
    unfinish(name) {
      const ready = pathOf(`${name}${readyEnding}`);
      renameSync(pathOf(name), ready);
      return ready;
    },

    /**
     * Starts serving the latest release, and removes the releases that were served longest ago and are no longer in use. Releases skipped
     * by an earlier rollback now count as rolled back.
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

    /** Turns a finished folder into a release and serves it. @param {string} unfinished as `begin` returned it */
    publish(unfinished) {
      this.serve(this.finish(unfinished));
    },

    /**
     * Serves another release, with the hashed files of the current one kept in it. Switching to an earlier one rolls the current one back.
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

/** Whether a folder is not a release, or not yet. @param {string} name */
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

/** A name that sorts after all others, even if the clock was set back. @param {string} name @param {string[]} others */
function freeName(name, others) {
  const last = others.at(-1);
  return last === undefined || name > last ? name : `${last}a`;
}

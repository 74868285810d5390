import { realpath } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";

/** A version of the site that can handle requests. */
export interface LoadedSite {
  listener: RequestListener;
  /** Releases the resources of a version that is no longer needed. */
  close(): Promise<void>;
}

export interface FollowedSite {
  listener: RequestListener;
  /** Whether the version that the link points to cannot be loaded. */
  isOutdated(): boolean;
  stop(): Promise<void>;
}

interface Follower {
  /** The link to, or folder of, the built site. */
  folder: string;
  /** Loads a version from its own folder, which later versions do not change. */
  load(folder: string): Promise<LoadedSite>;
  /** Loads the fallback to serve if the first version cannot be loaded. */
  loadInstead(folder: string): Promise<LoadedSite>;
  log: Log;
  checkEveryMs?: number;
  /** Delay before a version that could not be loaded is retried. It doubles up to a minute. */
  tryAgainAfterMs?: number;
  /** How long a replaced version may take to finish its requests. */
  closeAfterMs?: number;
}

const changed = "the site has changed";
const longestPauseMs = 60_000;
const notLoaded = "the new version of the site cannot be loaded";
const notLoadedAtStart = "the site cannot be loaded, and only its prerendered pages are served";

/**
 * Serves the version of the site that a link points to. When the link changes, it loads the new version and then
 * switches to it. The old version finishes its requests and closes after at most a minute: any visitor left by then is
 * only reading slowly. A version that cannot be loaded is reported once and retried with growing delays, while the
 * current version stays; at startup, `loadInstead` provides a fallback until then.
 * @throws the error of `loadInstead` if the fallback cannot be loaded either
 */
export async function followSite({
  folder,
  load,
  loadInstead,
  log,
  checkEveryMs = 500,
  // Long enough that a corrected version rarely waits for another try of the faulty one.
  tryAgainAfterMs = 8000,
  closeAfterMs = 60_000,
}: Follower): Promise<FollowedSite> {
  /** The version that could not be loaded, and the time of its next try on the monotonic clock. */
  let failed: { folder: string; pauseMs: number; againAtMs: number } | undefined;
  const tryAgainAfter = (version: string, pauseMs: number) => {
    failed = { folder: version, pauseMs, againAtMs: performance.now() + pauseMs };
  };
  const first = (await target(folder)) ?? folder;
  /** The version in use; undefined while it is the fallback. */
  let seen: string | undefined = first;
  let current = countRequests(
    await load(first).catch(async (error: unknown) => {
      const instead = await loadInstead(first);
      log.error(notLoadedAtStart, whyNot(error));
      seen = undefined;
      tryAgainAfter(first, tryAgainAfterMs);
      return instead;
    }),
  );

  const check = async () => {
    const found = await target(folder);
    // The link is being replaced or is broken. Try again with the next check.
    if (found === undefined) return;
    if (found === seen) {
      failed = undefined;
      return;
    }
    const before = failed?.folder === found ? failed : undefined;
    if (before && performance.now() < before.againAtMs) return;
    try {
      const next = countRequests(await load(found));
      const replaced = current;
      current = next;
      seen = found;
      failed = undefined;
      log.info(changed);
      void replaced.retire(closeAfterMs);
    } catch (error) {
      if (!before) log.error(notLoaded, whyNot(error));
      tryAgainAfter(found, before ? Math.min(2 * before.pauseMs, longestPauseMs) : tryAgainAfterMs);
    }
  };
  let inProgress = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const checkLater = () => {
    timer = setTimeout(() => {
      inProgress = check().finally(() => {
        if (!stopped) checkLater();
      });
    }, checkEveryMs);
    timer.unref();
  };
  checkLater();
  return {
    listener: (incoming, response) => current.listener(incoming, response),
    isOutdated: () => failed !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await inProgress;
      await current.close();
    },
  };
}

function whyNot(error: unknown): { reason: string; detail?: string } {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return { reason: message, ...(typeof cause === "string" ? { detail: cause } : {}) };
}

async function target(folder: string): Promise<string | undefined> {
  return realpath(folder).catch(() => undefined);
}

/** Adds `retire`, which closes a version after its last request or after a timeout. */
function countRequests({ listener, close }: LoadedSite) {
  let inProgress = 0;
  let retired: (() => void) | undefined;
  return {
    close,
    listener: ((incoming, response) => {
      inProgress += 1;
      response.once("close", () => {
        inProgress -= 1;
        if (inProgress === 0) retired?.();
      });
      listener(incoming, response);
    }) satisfies RequestListener,
    async retire(closeAfterMs: number) {
      const finished = new Promise<void>((resolve) => (retired = resolve));
      if (inProgress > 0) await Promise.race([finished, wait(closeAfterMs, undefined, { ref: false })]);
      await close();
    },
  };
}

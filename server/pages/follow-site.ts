import { realpath } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";

/** A version of the site that can answer requests. */
export interface LoadedSite {
  listener: RequestListener;
  /** Releases its resources when they are no longer needed. */
  close(): Promise<void>;
}

export interface FollowedSite {
  listener: RequestListener;
  /** Whether the version to which the link points cannot be loaded. */
  isOutdated(): boolean;
  stop(): Promise<void>;
}

interface Follower {
  /** The link, or folder, of the built site. */
  folder: string;
  /** Makes a version ready; `folder` is that of the version itself, which no later version changes. */
  load(folder: string): Promise<LoadedSite>;
  /** Makes ready what is served at the start if the first version cannot be loaded. */
  loadInstead(folder: string): Promise<LoadedSite>;
  log: Log;
  checkEveryMs?: number;
  /** How long to wait before a version that could not be loaded is tried again. The pause doubles up to a minute. */
  tryAgainAfterMs?: number;
  /** How long a replaced version may take to finish its requests. */
  closeAfterMs?: number;
}

const changed = "the site has changed";
const longestPauseMs = 60_000;
const notLoaded = "the new version of the site cannot be loaded";
const notLoadedAtStart = "the site cannot be loaded, and only its prerendered pages are served";

/**
 * Serves the version of the site that a link points to, and another one as soon as the link points there and that version is
 * ready. Requests in progress are finished by the version that began them, which is closed after a minute at the latest: by then a
 * slow visitor only reads. A version that cannot be loaded is reported once and tried again after growing pauses, and the present one
 * stays; at the start, `loadInstead` is served until then.
 * @throws what keeps even that from being loaded
 */
export async function followSite({
  folder,
  load,
  loadInstead,
  log,
  checkEveryMs = 500,
  // Long enough that a corrected version rarely waits for another attempt at the faulty one.
  tryAgainAfterMs = 8000,
  closeAfterMs = 60_000,
}: Follower): Promise<FollowedSite> {
  /** The version that could not be loaded, and when by the monotonic clock it is tried again. */
  let failed: { folder: string; pauseMs: number; againAtMs: number } | undefined;
  const tryAgainAfter = (version: string, pauseMs: number) => {
    failed = { folder: version, pauseMs, againAtMs: performance.now() + pauseMs };
  };
  const first = (await target(folder)) ?? folder;
  /** The version that is served; undefined while it is only what is served instead. */
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
    // Of a link that is being replaced, or is broken, the next check may tell more.
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

/** Adds how to close a version after the last of its requests, or when these take too long. */
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

import type { Log } from "../log.ts";
import { startRenderPool, type RenderPool } from "../pages/rendering/render-pool.ts";
import type { WrittenSite } from "./fixture-site.ts";

const pools = new Map<string, Promise<RenderPool>>();
let latest: Log;
const log: Log = {
  info: (...words) => latest.info(...words),
  warn: (...words) => latest.warn(...words),
  error: (...words) => latest.error(...words),
};

/** Ends all shared renderers. */
export async function closeSharedRenderers(): Promise<void> {
  for (const pool of pools.values()) await (await pool).close();
  pools.clear();
}

/**
 * Starts renderers that the servers of a test file share if their sites are the same. They log to the most recently
 * started server.
 */
export function sharedRenderers(site: WrittenSite): typeof startRenderPool {
  return async (start, ownLog) => {
    latest = ownLog;
    const key = JSON.stringify(site);
    const found = pools.get(key) ?? startRenderPool(start, log);
    pools.set(key, found);
    return { ...(await found), close: async () => undefined };
  };
}

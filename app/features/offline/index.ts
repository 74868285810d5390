/**
 * Installs the service worker. Called by the parts that are used on a building site: shortlist, comparison, calculator and planner. For
 * other visitors, `entry.client.ts` starts it on the third page, because it takes processor time on each of their pages.
 */
export function allowOfflineUse(): void {
  // A page works online without it.
  if (import.meta.env.OFFLINE) import("./start-offline.ts").catch(() => {});
}

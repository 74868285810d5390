import { markRolledBack } from "./stamp.mjs";

/**
 * Serves another release in place of the present one. What was rolled back is not built again until something changes.
 * @param {ReturnType<typeof import("./releases.mjs").releasesOf>} releases
 * @param {string} present
 * @param {string} wanted
 */
export function switchRelease(releases, present, wanted) {
  releases.switchTo(wanted);
  markRolledBack(releases.pathOf(present), wanted < present);
  markRolledBack(releases.pathOf(wanted), false);
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { differences, firstDifference, readInputs } from "./inputs.mjs";
import { root } from "../setup/project.mjs";
import { releasesOf } from "./releases.mjs";
import { NotWritten, readJson, writeWholeFile } from "../files/whole-file.mjs";

const stampName = ".stamp";
const neededOutput = ["client/index.html", "server/index.js"];

/**
 * Why the site is stale, whether its content has changed, and whether nothing else has, in which case the present server can serve it
 * during the build.
 * Undefined if it is up to date, or if a build would recreate the version that was rolled back.
 * @param {string} [folder] of the project
 */
export async function staleness(folder = root) {
  const build = join(folder, "build");
  const before = readStamp(build);
  if (!before || !isBuilt(folder))
    return { reason: "it has not been built yet", hasContent: true, isContentAlone: false };
  const now = await readInputs(before, { folder });
  const changed = differences(before, now);
  if (changed.length > 0) {
    const content = changed.filter((path) => /^(?:content|imagery\/masters)\//.test(path));
    const hasContent = content.some((path) => !path.endsWith(".ts"));
    const isContentAlone = content.length === changed.length;
    return isRolledBack(now, folder) ? undefined : { reason: `${changed[0]} has changed`, hasContent, isContentAlone };
  }
  try {
    if (JSON.stringify(before) !== JSON.stringify(now)) writeStamp(now, build);
  } catch (error) {
    // The new times only save reading the files again. On a full disk, the site is still served.
    if (!(error instanceof NotWritten)) throw error;
  }
  return undefined;
}

/** Whether there is a built site that can be served, stale or not. @param {string} [folder] of the project */
export function isBuilt(folder = root) {
  return neededOutput.every((path) => existsSync(join(folder, "build", path)));
}

/** Writes the stamp of a built site: its inputs. @param {import("./inputs.mjs").Inputs} inputs @param {string} build its folder */
export function writeStamp(inputs, build) {
  writeWholeFile(join(build, stampName), JSON.stringify(inputs));
}

/**
 * Reads the stamp of a built site: its inputs. Undefined if it is missing or damaged.
 * @param {string} build its folder
 * @returns {import("./inputs.mjs").Inputs | undefined}
 */
export function readStamp(build) {
  const stamp = /** @type {any} */ (readJson(join(build, stampName)));
  const isWhole = [stamp?.environment, stamp?.files].every((part) => typeof part === "object" && part !== null);
  return isWhole ? stamp : undefined;
}

/**
 * Whether the site made from these inputs was rolled back, and nothing has been built since. @param {import("./inputs.mjs").Inputs} inputs
 * @param {string} folder of the project
 */
function isRolledBack(inputs, folder) {
  const { list, current, pathOf, wasRolledBack } = releasesOf(folder);
  const present = current() ?? "";
  return list()
    .filter((name) => name > present && wasRolledBack(name))
    .some((name) => {
      const stamp = readStamp(pathOf(name));
      return stamp !== undefined && firstDifference(stamp, inputs) === undefined;
    });
}

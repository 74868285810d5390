import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstDifference, readInputs } from "./inputs.mjs";
import { root } from "./project.mjs";

const stampPath = "build/.stamp";
const neededOutput = ["build/client/index.html", "build/server/index.js"];

/**
 * Why the site has to be built again, as the end of a sentence. Undefined if the built site is up to date.
 * The stamp is written last, so an interrupted build has none.
 * @param {string} [folder] of the project
 */
export async function whyStale(folder = root) {
  const before = readStamp(folder);
  if (!before || !neededOutput.every((path) => existsSync(join(folder, path)))) return "it has not been built yet";
  const now = await readInputs(before, { folder });
  const changed = firstDifference(before, now);
  if (changed) return `${changed} has changed`;
  if (JSON.stringify(before) !== JSON.stringify(now)) writeStamp(now, folder);
  return undefined;
}

/** Marks the built site as unfinished. */
export function removeStamp(folder = root) {
  rmSync(join(folder, stampPath), { force: true });
}

/** Marks the built site as made from these inputs. @param {import("./inputs.mjs").Inputs} inputs */
export function writeStamp(inputs, folder = root) {
  writeFileSync(join(folder, stampPath), JSON.stringify(inputs));
}

/** The inputs of the last complete build. @returns {import("./inputs.mjs").Inputs | undefined} */
export function readStamp(folder = root) {
  try {
    return JSON.parse(readFileSync(join(folder, stampPath), "utf8"));
  } catch {
    return undefined;
  }
}

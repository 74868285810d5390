import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { firstDifference, readInputs } from "./inputs.mjs";
import { inProject } from "./project.mjs";

const stampFile = inProject("build", ".stamp");
const neededOutput = [inProject("build/client/index.html"), inProject("build/server/index.js")];

/**
 * Why the built site has to be built again, as the end of a sentence; undefined when it is up to date.
 * The stamp is written last, so an interrupted build has none.
 */
export async function whyStale() {
  const before = readStamp();
  if (!before || !neededOutput.every((path) => existsSync(path))) return "it has not been built yet";
  const now = await readInputs(before);
  const changed = firstDifference(before, now);
  if (changed) return `${changed} has changed`;
  if (JSON.stringify(before) !== JSON.stringify(now)) writeStamp(now);
  return undefined;
}

/** Marks the built site as unfinished. */
export function removeStamp() {
  rmSync(stampFile, { force: true });
}

/** Marks the built site as made from these inputs. @param {import("./inputs.mjs").Inputs} inputs */
export function writeStamp(inputs) {
  writeFileSync(stampFile, JSON.stringify(inputs));
}

/** The inputs of the last whole build. @returns {import("./inputs.mjs").Inputs | undefined} */
export function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    return undefined;
  }
}

import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../setup/project.mjs";
import { Failure } from "../setup/say.mjs";

/** @typedef {{ size: number, mtimeMs: number, sha256: string }} InputFile */
/** @typedef {{ environment: Record<string, string>, files: Record<string, InputFile> }} Inputs */

const folders = ["app", "content", "documents", "editor/pictures", "editor/store", "imagery", "scripts", "server"];
const singleFiles = ["package.json", "package-lock.json", "tsconfig.json"];
const environmentNames = ["SITE_ORIGIN", "EMAIL_SERVICE_ORIGIN", "ENQUIRY_RETENTION_DAYS"];
/** The pages show the masters, which were cropped from the originals. */
const notBuilt = /(^|\/)\.|\.test\.(ts|tsx)$|(^|\/)README\.md$|^imagery\/originals$/;
/** The build reads no other files of the content, such as copies made by other programs. */
const isRead = /^(?!content\/)|^content\/files\/|\.(yaml|csv|ts)$/;

/**
 * All inputs of the built site. A file whose size and modification time are unchanged since `earlier` is not read again.
 * @param {Inputs} [earlier]
 * @param {{ folder?: string, environment?: NodeJS.ProcessEnv }} [from]
 * @returns {Promise<Inputs>}
 * @throws {Failure} naming an input that cannot be read
 */
export async function readInputs(earlier, { folder = root, environment = process.env } = {}) {
  const found = await Promise.all([...folders.map((name) => filesBelow(folder, name)), existing(folder, singleFiles)]);
  const paths = found
    .flat()
    .filter((path) => isRead.test(path))
    .toSorted();
  const files = await Promise.all(
    paths.map(async (path) => /** @type {const} */ ([path, await readInput(folder, path, earlier?.files[path])])),
  );
  return {
    environment: await readSettings(folder, environment),
    files: Object.fromEntries(files),
  };
}

/**
 * The settings of the built site: those of the environment, or else those of `content/publishing.yaml`. An empty
 * variable is the default, except `SITE_ORIGIN`, without which the site has no address.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
async function readSettings(folder, environment) {
  const { parse } = await import("yaml");
  const text = await readFile(join(folder, "content/publishing.yaml"), "utf8").catch(() => "");
  /** @type {Record<string, unknown>} */
  let written = {};
  try {
    const { origin, enquiryOrigin, retentionDays } = parse(text) ?? {};
    written = { SITE_ORIGIN: origin, EMAIL_SERVICE_ORIGIN: enquiryOrigin, ENQUIRY_RETENTION_DAYS: retentionDays };
  } catch {
    // The build reports the mistake.
  }
  return Object.fromEntries(
    environmentNames.map((name) => {
      const given = name === "SITE_ORIGIN" ? environment[name] || undefined : environment[name];
      return [name, String(given ?? written[name] ?? "").replace(/\/+$/, "")];
    }),
  );
}

/**
 * The inputs whose content differs: names of variables, then paths.
 * @param {Inputs} before
 * @param {Inputs} now
 */
export function differences(before, now) {
  const paths = [...new Set([...Object.keys(now.files), ...Object.keys(before.files)])];
  return [
    ...environmentNames.filter((name) => before.environment[name] !== now.environment[name]),
    ...paths.filter((path) => before.files[path]?.sha256 !== now.files[path]?.sha256),
  ];
}

/**
 * The first input whose content differs; undefined if none.
 * @param {Inputs} before
 * @param {Inputs} now
 */
export function firstDifference(before, now) {
  return differences(before, now)[0];
}

/** @param {string} folder @param {string} path @param {InputFile | undefined} earlier @returns {Promise<InputFile>} */
async function readInput(folder, path, earlier) {
  try {
    const { size, mtimeMs } = await stat(join(folder, path));
    if (earlier && earlier.size === size && earlier.mtimeMs === mtimeMs) return earlier;
    const content = await readFile(join(folder, path));
    return { size, mtimeMs, sha256: createHash("sha256").update(content).digest("hex") };
  } catch (cause) {
    throw new Failure(`${path} cannot be read. Remove it, or correct its name.`, { cause });
  }
}

/** @param {string} folder @param {string} name @returns {Promise<string[]>} */
async function filesBelow(folder, name) {
  const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
  const wanted = entries
    .map((entry) => ({ entry, path: `${name}/${entry.name}` }))
    .filter(({ path }) => !notBuilt.test(path));
  const nested = wanted.map(({ entry, path }) => (entry.isDirectory() ? filesBelow(folder, path) : [path]));
  return (await Promise.all(nested)).flat();
}

/** @param {string} folder @param {string[]} paths */
async function existing(folder, paths) {
  const names = new Set(await readdir(folder));
  return paths.filter((path) => names.has(path));
}

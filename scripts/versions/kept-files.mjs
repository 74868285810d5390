import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Folders in which file names contain a hash of the content. */
const hashedFolders = ["static", "pictures", "fonts"];
const recordName = ".kept.json";
const linkName = ".link";
const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;

/**
 * Copies the scripts, style sheets, pictures and fonts of the replaced version into the next one, for visitors who still have a page of the
 * replaced version open. They are kept for 30 days after they were last part of the site. Files in both are stored once on disk.
 * `.kept.json` records when each kept file was replaced.
 * @param {string} replaced the folder of the current version
 * @param {string} next the folder of the new version
 * @param {number} [now]
 */
export function keepFilesOf(replaced, next, now = Date.now()) {
  const before = readRecord(replaced, now);
  const record = readRecord(next, now);
  const present = new Set(hashedFilesIn(next));
  for (const path of hashedFilesIn(replaced)) {
    const [from, to] = [join(replaced, "client", path), join(next, "client", path)];
    if (present.has(path)) {
      shareOnDisk(from, to, join(next, linkName));
      continue;
    }
    const replacedAt = before[path] ?? now;
    if (now - replacedAt > keptDays * dayMs) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
    record[path] = replacedAt;
  }
  writeFileSync(join(next, recordName), JSON.stringify(record));
}

/**
 * @param {string} release
 * @param {number} now
 * @returns {Record<string, number>} the time when each kept file was replaced, without damaged entries
 */
function readRecord(release, now) {
  try {
    const read = JSON.parse(readFileSync(join(release, recordName), "utf8"));
    const times = Object.entries(read ?? {}).filter(([, time]) => Number.isFinite(time) && time <= now);
    return Object.fromEntries(times);
  } catch {
    return {};
  }
}

/** @param {string} release @returns {string[]} paths within `client` */
function hashedFilesIn(release) {
  const client = join(release, "client");
  return hashedFolders.flatMap((folder) => {
    try {
      return readdirSync(join(client, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(client, join(entry.parentPath, entry.name)));
    } catch {
      return [];
    }
  });
}

/**
 * Replaces one of two identical files with a hard link. An interruption leaves both in place.
 * @param {string} from
 * @param {string} to
 * @param {string} temporary the name of a link that is renamed
 */
function shareOnDisk(from, to, temporary) {
  const [one, other] = [statSync(from), statSync(to)];
  if (one.ino === other.ino || one.size !== other.size || !readFileSync(from).equals(readFileSync(to))) return;
  rmSync(temporary, { force: true });
  linkSync(from, temporary);
  renameSync(temporary, to);
}

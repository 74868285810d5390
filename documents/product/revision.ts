import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";

/** The day on which each content file was last changed, as `2026-01-31`. */
export type Revisions = (file: string) => string;

/**
 * Reads when the files below `folder` were last changed: from the git history, or for an uncommitted change or
 * without a repository, from the file itself.
 * @param saved the folder in the repository, if `folder` is a copy of it
 */
export function readRevisions(folder: string, saved = folder): Revisions {
  const committed = readHistory(saved);
  return (file) => committed.get(file) ?? statSync(join(folder, file)).mtime.toISOString().slice(0, 10);
}

function readHistory(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const git = (...words: string[]) =>
      execFileSync("git", ["-C", folder, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    let day = "";
    for (const line of git("log", "--format=>%cs", "--name-only", "--relative", "--", ".").split("\n")) {
      if (line.startsWith(">")) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
    for (const changed of git("diff", "--name-only", "--relative", "HEAD", "--", ".").split("\n")) days.delete(changed);
  } catch {
    // Without git, or outside a repository, the files' modification times are used.
    days.clear();
  }
  return days;
}

/** The first digits of a fingerprint of the data, which distinguish two prints of a document. */
export function shortHash(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
}

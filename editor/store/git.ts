import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join, relative } from "node:path";

/** A file of a commit. */
export interface CommittedFile {
  /** Where it is, or was. */
  readonly path: string;
  /** It was not there before. */
  readonly isNew: boolean;
}

export interface Commits {
  /**
   * Commits files as they are now, and nothing else: what the owner has staged stays staged.
   * @returns why there is no commit, in words; undefined if there is one
   */
  commit(files: readonly CommittedFile[], message: string): string | undefined;
  /** The texts that a file had in the last commits which changed it, the last one first, with the times of these. */
  formerTexts(path: string): Iterable<{ readonly text: string; readonly at: string }>;
}

/** Git runs no program of the repository: nobody here could answer it, and it may change what is committed. */
export const withoutHooks = ["-c", `core.hooksPath=${devNull}`, "-c", "core.fsmonitor=false"];

const timeoutMs = 20_000;
/** Further back, a text says little of what there was. */
const mostCommits = 20;

/**
 * Commits to the repository of the project. Undefined if git is not installed, or the project is not the root of a repository: a repository
 * of another project around it is none of ours.
 */
export function openRepository(projectFolder: string): Commits | undefined {
  const root = realpathSync(projectFolder);
  const git = (...words: string[]) =>
    spawnSync("git", ["-C", root, ...withoutHooks, ...words], {
      encoding: "utf8",
      timeout: timeoutMs,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", LC_ALL: "C" },
    });
  const top = git("rev-parse", "--show-toplevel");
  if (top.status !== 0 || realpathSync(top.stdout.trim()) !== root) return undefined;
  const pathInside = (path: string) => {
    const folder = nearestFolder(path);
    return relative(root, join(realpathSync(folder), relative(folder, path)));
  };
  return {
    *formerTexts(path) {
      const inside = pathInside(path).replaceAll("\\", "/");
      const { stdout } = git("log", `--max-count=${mostCommits}`, "--format=%H %cI", "--", inside);
      for (const line of stdout.split("\n").filter(Boolean)) {
        const [hash = "", at = ""] = line.split(" ");
        const shown = git("show", `${hash}:${inside}`);
        if (shown.status === 0) yield { text: shown.stdout, at };
      }
    },
    commit(files, message) {
      const isKnown = (path: string) => git("ls-files", "--error-unmatch", "--", path).status === 0;
      const committed: string[] = [];
      for (const { path, isNew } of files) {
        const inside = pathInside(path);
        if (git("check-ignore", "--quiet", "--", inside).status === 0) continue;
        // A new file is announced, so that a commit of named files can take it.
        const added = isNew ? git("add", "--intent-to-add", "--", inside) : undefined;
        if (added && added.status !== 0) return refusedBy(added);
        if (isKnown(inside)) committed.push(inside);
        else if (existsSync(path))
          return "It is saved in the history of the editor only, because the project has no commit in git yet.";
      }
      if (committed.length === 0) return undefined;
      // A signature may ask for a password that nobody here can give.
      const made = git("commit", "--quiet", "--no-gpg-sign", "--only", "-m", message, "--", ...committed);
      return made.status === 0 ? undefined : refusedBy(made);
    },
  };
}

function refusedBy({ stderr, error }: SpawnSyncReturns<string>): string {
  // A program that could not be started has written nothing.
  const reason = error?.message ?? stderr.trim().split("\n").at(-1);
  return `Saved, but not committed to the engineer’s record of changes (git). Tell the engineer of the site: ${reason || "no reason given"}`;
}

/** The nearest folder of a path that is there: a folder goes with the last file in it. */
function nearestFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : nearestFolder(folder);
}

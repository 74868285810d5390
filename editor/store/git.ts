import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { devNull } from "node:os";
import { dirname, join, relative } from "node:path";

export interface CommittedFile {
  /** Its present or former path. */
  readonly path: string;
  /** The editor has created it, so git may not know it yet. */
  readonly isNew: boolean;
}

export interface Commits {
  /**
   * Commits only these files in their current state; what the owner has staged stays staged.
   * @returns why there is no commit, in words; undefined if there is one
   */
  commit(files: readonly CommittedFile[], message: string): string | undefined;
  /** The paths in the project of changed files, and whether git knows them. Ignored files are left out. */
  changedFiles(): ReadonlyMap<string, { readonly isKnown: boolean }>;
  /** A file's texts in the latest commits that changed it, newest first, with the commit times. */
  formerTexts(path: string): Iterable<{ readonly text: string; readonly at: string }>;
}

/** Disables the repository's hooks: nobody could answer their prompts, and they may change the commit. */
export const withoutHooks = ["-c", `core.hooksPath=${devNull}`, "-c", "core.fsmonitor=false"];

const timeoutMs = 20_000;
/** Older texts are too outdated to restore. */
const mostCommits = 20;

/**
 * Commits to the project's repository. Undefined if git is not installed, or the project is not a repository's root: an enclosing
 * repository belongs to another project. A repository that git refuses to read gives its reason at every commit.
 */
export function openRepository(projectFolder: string): Commits | undefined {
  const root = realpathSync(projectFolder);
  const git = (...words: string[]) => runGit(words);
  const runGit = (words: readonly string[], input?: string) => {
    const result = spawnSync("git", ["-C", root, ...withoutHooks, ...words], {
      input,
      encoding: "utf8",
      timeout: timeoutMs,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", LC_ALL: "C" },
    });
    // A program that could not be started has no output, contrary to the type.
    return { ...result, stdout: result.stdout ?? "", stderr: result.stderr ?? "" };
  };
  const top = git("rev-parse", "--show-toplevel");
  const isInstalled = (top.error as NodeJS.ErrnoException | undefined)?.code !== "ENOENT";
  const isRoot = top.status === 0 ? realpathSync(top.stdout.trim()) === root : existsSync(join(root, ".git"));
  if (!isInstalled || !isRoot) return undefined;
  const pathInside = (path: string) => {
    const folder = nearestFolder(path);
    return relative(root, join(realpathSync(folder), relative(folder, path))).replaceAll("\\", "/");
  };
  return {
    *formerTexts(path) {
      const inside = pathInside(path);
      const { stdout } = git("log", `--max-count=${mostCommits}`, "--format=%H %cI", "--", inside);
      for (const line of stdout.split("\n").filter(Boolean)) {
        const [hash = "", at = ""] = line.split(" ");
        const shown = git("show", `${hash}:${inside}`);
        if (shown.status === 0) yield { text: shown.stdout, at };
      }
    },
    commit(files, message) {
      const located = files.map((file) => [pathInside(file.path), file] as const);
      // Content in another folder belongs to another repository, or to none.
      const paths = new Map(located.filter(([path]) => !path.startsWith("../")));
      // A constant number of calls: while git refuses commits, more and more files wait.
      const ignored = listOf(runGit(["check-ignore", "-z", "--stdin"], [...paths.keys()].join("\0")));
      const wanted = [...paths.keys()].filter((path) => !ignored.has(path));
      if (wanted.length === 0) return undefined;
      const tracked = git("ls-files", "-z", "--", ...wanted);
      if (tracked.status !== 0) return refusedBy(tracked);
      const known = listOf(tracked);
      const unknown = wanted.filter((path) => !known.has(path) && existsSync(paths.get(path)!.path));
      if (unknown.some((path) => !paths.get(path)!.isNew))
        return "Your changes are saved in the editor’s history, but not in git, which has not been set up.";
      // Registers new files, so that a commit of named files can include them.
      const added = unknown.length > 0 ? git("add", "--intent-to-add", "--", ...unknown) : undefined;
      if (added && added.status !== 0) return refusedBy(added);
      const committed = wanted.filter((path) => known.has(path) || unknown.includes(path));
      if (committed.length === 0) return undefined;
      if (git("diff", "--quiet", "HEAD", "--", ...committed).status === 0) return undefined;
      // Signing may prompt for a password, which nobody could enter.
      const made = git(
        "commit",
        "--quiet",
        "--no-gpg-sign",
        "--only",
        "-m",
        message.replaceAll("\0", ""),
        "--",
        ...committed,
      );
      return made.status === 0 ? undefined : refusedBy(made);
    },
    changedFiles() {
      const { stdout } = git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all");
      const entries = stdout.split("\0").filter(Boolean);
      return new Map(entries.map((entry) => [entry.slice(3), { isKnown: !entry.startsWith("??") }]));
    },
  };
}

/** The paths that git has printed. */
function listOf({ stdout }: { stdout: string }): ReadonlySet<string> {
  return new Set(stdout.split("\0").filter(Boolean));
}

function refusedBy({ stderr, error }: SpawnSyncReturns<string>): string {
  const lines = stderr.trim().split("\n");
  const reason = error?.message ?? lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines.at(-1);
  return `Your changes are saved, but not all are recorded in git. Tell the person who looks after the website: ${reason || "no reason given"}`;
}

/** The nearest existing folder of a path: git removes a folder with its last file. */
function nearestFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? folder : nearestFolder(folder);
}

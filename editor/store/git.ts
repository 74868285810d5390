import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { relative } from "node:path";

export interface Commits {
  /**
   * Commits one file as it is now, and nothing else: what the owner has staged stays staged.
   * @returns why there is no commit, in words; undefined if there is one
   */
  commit(path: string, message: string): string | undefined;
}

const timeoutMs = 20_000;

/**
 * Commits to the repository of the project. Undefined if git is not installed, or the project is no repository of its own: a
 * repository of another project around it is none of ours.
 */
export function openRepository(projectFolder: string): Commits | undefined {
  const root = realpathSync(projectFolder);
  const git = (...words: string[]) =>
    spawnSync("git", ["-C", root, ...words], {
      encoding: "utf8",
      timeout: timeoutMs,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", LC_ALL: "C" },
    });
  const top = git("rev-parse", "--show-toplevel");
  if (top.status !== 0 || realpathSync(top.stdout.trim()) !== root) return undefined;
  return {
    commit(path, message) {
      const file = relative(root, realpathSync(path));
      if (git("ls-files", "--error-unmatch", "--", file).status !== 0) {
        return "It is not in git yet, so the editor keeps it in its own history only.";
      }
      // Hooks and signatures may ask something that nobody here can answer.
      const { status, stderr } = git(
        "commit",
        "--quiet",
        "--no-verify",
        "--no-gpg-sign",
        "--only",
        "-m",
        message,
        "--",
        file,
      );
      return status === 0
        ? undefined
        : `Git refused the commit: ${stderr.trim().split("\n").at(-1) ?? "no reason given"}`;
    },
  };
}

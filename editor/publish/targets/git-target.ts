import { rmSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { withoutHooks } from "../../store/git.ts";
import { runProgram, sshOptions, transferLimitMinutes, type RunProgram } from "./run-program.ts";
import { PublishFailure, type Target } from "./target.ts";

const email = "editor@localhost";

/** The author of published versions. With the subject, it identifies the editor's own commits. */
const committer = {
  GIT_AUTHOR_NAME: "Editor of the site",
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: "Editor of the site",
  GIT_COMMITTER_EMAIL: email,
};
const subject = "Publish version";

/** Git must not prompt, and stops after a minute with hardly any data. */
const connection = {
  GIT_HTTP_LOW_SPEED_LIMIT: "100",
  GIT_HTTP_LOW_SPEED_TIME: "60",
};

/** The published files are exactly the built ones, whatever line endings the owner's settings of git ask for. */
const withoutConversion = ["-c", "core.autocrlf=false", "-c", `core.attributesFile=${devNull}`];

type Git = (command: string, ...words: string[]) => Promise<string>;

interface GitPlace {
  remote: string;
  branch: string;
  /** The project's folder, whose repository has the remote. */
  projectFolder: string;
}

/**
 * A branch that contains only the built site, from which a host publishes it. Each version is one commit, made without touching the
 * project's files or staged changes. A branch whose last commit is not a version published by the editor is refused, because it may contain
 * the source. Git uses the owner's keys.
 */
export function gitTarget({ remote, branch, projectFolder }: GitPlace, run: RunProgram = runProgram): Target {
  const open = async (variables = {}): Promise<Git> => {
    const reading = ["config", "--default", "ssh", "--get", "core.sshCommand"];
    const sshCommand = (await run("git", ["-C", projectFolder, ...reading])).trim();
    const ssh = [process.env["GIT_SSH_COMMAND"] || sshCommand, ...sshOptions].join(" ");
    const environment = { GIT_SSH_COMMAND: ssh, ...connection, ...variables };
    return async (command, ...words) => {
      const isTransfer = command === "fetch" || command === "push";
      const options = { environment, ...(isTransfer && { limitMinutes: transferLimitMinutes }) };
      const settings = [...withoutHooks, ...withoutConversion];
      return (await run("git", ["-C", projectFolder, ...settings, command, ...words], options)).trim();
    };
  };
  /** The last commit of the branch, with its version if the editor has made it; undefined if the branch does not exist. */
  const lastCommit = async (git: Git) => {
    const hash = (await git("ls-remote", remote, `refs/heads/${branch}`)).split(/\s/)[0];
    if (!hash) return undefined;
    await git("fetch", "--quiet", "--no-tags", remote, `refs/heads/${branch}`);
    const said = await git("log", "-1", "--format=%ae %ce %s", hash);
    const own = `${email} ${email} ${subject} `;
    return { hash, version: said.startsWith(own) ? said.slice(own.length) : undefined };
  };
  return {
    id: `git ${remote} ${branch}`,
    inWords: "to your hosting service",
    precisely: `To the branch ${branch} of ${remote}`,
    latest: "Online",
    isStatic: true,
    async online() {
      return (await lastCommit(await open()))?.version;
    },
    async deliver({ name, folder }) {
      const index = join(folder, ".git-index");
      // A killed git leaves both, and would then refuse to publish this version.
      const removeIndex = () => [index, `${index}.lock`].forEach((file) => rmSync(file, { force: true }));
      removeIndex();
      const git = await open({ GIT_INDEX_FILE: index, ...committer });
      const before = await lastCommit(git);
      if (before && before.version === undefined) throw new PublishFailure(refusal(branch, remote));
      await git("--work-tree", join(folder, "client"), "add", "--all", "--force", "--", ".");
      // Without this file GitHub omits names that begin with an underscore.
      const empty = await git("hash-object", "-w", "--stdin");
      await git("update-index", "--add", "--cacheinfo", `100644,${empty},.nojekyll`);
      const tree = await git("write-tree");
      const parents = before ? ["-p", before.hash] : [];
      const commit = await git("commit-tree", tree, ...parents, "-m", `${subject} ${name}`);
      await git("push", "--quiet", "--no-verify", remote, `${commit}:refs/heads/${branch}`);
      removeIndex();
    },
  };
}

function refusal(branch: string, remote: string): string {
  return `The last commit on the branch ${branch} of ${remote} was not made by publishing the site, so the branch was not changed. Choose a branch that holds only the published site.`;
}

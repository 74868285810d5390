import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gitTarget } from "./git-target.ts";
import { runProgram, type RunProgram } from "./run-program.ts";

let folder: string;
let [project, remote] = ["", ""];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "git-target-"));
  [project, remote] = [join(folder, "project"), join(folder, "remote.git")];
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", project]);
  git("remote", "add", "origin", remote);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Git in the project, as its owner. */
function git(...words: string[]): string {
  const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
  return execFileSync("git", ["-C", project, ...owner, ...words], { encoding: "utf8" }).trim();
}

const publishTo = (branch: string, run?: RunProgram) =>
  gitTarget({ remote: "origin", branch, projectFolder: project }, run);

/** A version whose page contains its name. */
function release(name: string) {
  const own = join(folder, "releases", name);
  mkdirSync(join(own, "client/a"), { recursive: true });
  writeFileSync(join(own, "client/index.html"), `version ${name}`);
  writeFileSync(join(own, "client/a/page.html"), "");
  return { name, folder: own };
}

test("a branch gets one commit per version, and the project is not touched", async () => {
  writeFileSync(join(project, "staged.txt"), "mine");
  git("add", "staged.txt");
  for (const name of ["one", "two", "one"]) await publishTo("pages").deliver(release(name));
  const at = (what: string) => execFileSync("git", ["-C", remote, "show", what], { encoding: "utf8" });
  expect([at("pages:index.html"), at("pages~1:index.html")]).toEqual(["version one", "version two"]);
  expect(at("pages:").split("\n").slice(2).filter(Boolean)).toEqual([".nojekyll", "a/", "index.html"]);
  expect(git("status", "--porcelain")).toBe("A  staged.txt");
});

test("a version can be published although git was killed during an earlier attempt", async () => {
  const version = release("one");
  for (const name of [".git-index", ".git-index.lock"]) writeFileSync(join(version.folder, name), "");
  await publishTo("pages").deliver(version);
  expect(git("ls-remote", "origin", "refs/heads/pages")).not.toBe("");
});

test("git does not wait forever for a hosting service that does not respond", async () => {
  const run = vi.fn<RunProgram>(async () => "");
  await publishTo("pages", run).deliver(release("one"));
  const push = run.mock.calls.find(([, words]) => words.includes("push"));
  expect(push?.[2]?.environment).toMatchObject({
    GIT_SSH_COMMAND: expect.stringContaining("-o ServerAliveInterval=15"),
    GIT_HTTP_LOW_SPEED_TIME: "60",
  });
});

test("git connects with the owner's SSH command", async () => {
  git("config", "core.sshCommand", "ssh -i ~/.ssh/pages");
  const run = vi.fn(runProgram);
  await publishTo("pages", run).deliver(release("one"));
  const push = run.mock.calls.find(([, words]) => words.includes("push"));
  expect(push?.[2]?.environment?.["GIT_SSH_COMMAND"]).toMatch(/^ssh -i ~\/\.ssh\/pages -o BatchMode=yes /);
});

test("files are published as they were built, whatever line endings the owner's git prefers", async () => {
  const attributes = join(folder, "attributes");
  writeFileSync(attributes, "*.html text");
  git("config", "core.attributesFile", attributes);
  git("config", "core.autocrlf", "input");
  const version = release("one");
  writeFileSync(join(version.folder, "client/room.dxf"), "0\r\nEOF\r\n");
  writeFileSync(join(version.folder, "client/index.html"), "<pre>\r\n</pre>");
  await publishTo("pages").deliver(version);
  const at = (what: string) => execFileSync("git", ["-C", remote, "show", what], { encoding: "utf8" });
  expect([at("pages:room.dxf"), at("pages:index.html")]).toEqual(["0\r\nEOF\r\n", "<pre>\r\n</pre>"]);
});

test("the version on the branch is known, even if another computer has published it", async () => {
  expect(await publishTo("pages").online!()).toBeUndefined();
  await publishTo("pages").deliver(release("one"));
  expect(await publishTo("pages").online!()).toBe("one");
});

test("a branch with other content is refused and left unchanged", async () => {
  writeFileSync(join(project, "source.txt"), "mine");
  git("add", "source.txt");
  git("commit", "--quiet", "-m", "Publish version of the source");
  git("push", "--quiet", "origin", "main");
  const tip = git("rev-parse", "main");
  expect(await publishTo("main").online!()).toBeUndefined();
  await expect(publishTo("main").deliver(release("one"))).rejects.toThrow(
    /not made by publishing the site.*was not changed/,
  );
  expect(git("ls-remote", "origin", "refs/heads/main")).toContain(tip);
});

test("a branch that somebody else has pushed to is refused", async () => {
  await publishTo("pages").deliver(release("one"));
  git("fetch", "--quiet", "origin", "pages");
  const theirs = git("commit-tree", "FETCH_HEAD^{tree}", "-p", "FETCH_HEAD", "-m", "Add a file");
  git("push", "--quiet", "origin", `${theirs}:refs/heads/pages`);
  await expect(publishTo("pages").deliver(release("two"))).rejects.toThrow(/was not changed/);
  expect(git("ls-remote", "origin", "refs/heads/pages")).toContain(theirs);
});

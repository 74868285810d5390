import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { findFreePort } from "#scripts/setup/port.mjs";
import { runProgram } from "#editor/publish/targets/run-program.ts";
import { serverTarget } from "#editor/publish/targets/server-target.ts";
import { startSshServer, type SshServer } from "./ssh-server.ts";

const programs = inject("proxies");
const isComplete = ["ssh", "sshd", "rsync"].every((program) => programs.includes(program));

describe.runIf(isComplete)("publishing to another server over SSH", () => {
  let server: SshServer;
  let folder: string;
  beforeEach(async () => {
    server = await startSshServer();
    folder = temporaryFolder();
    vi.stubEnv("PATH", [server.programs, process.env.PATH].join(delimiter));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });

  const there = () => join(folder, "there");
  const served = () => readFileSync(join(there(), "build/client/index.html"), "utf8");

  let builtAt = Date.UTC(2026, 0, 31) / 1000;

  /** A version whose page contains its name; one picture is the same in all versions. As with real builds, no two were built in the same second. */
  function release(name: string) {
    const own = join(folder, "releases", name);
    builtAt += 60;
    const files = { "client/index.html": `version ${name}`, "client/pictures/hall.avif": "x".repeat(50_000) };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
      utimesSync(join(own, path), builtAt, builtAt);
    }
    return { name, folder: own };
  }

  function open() {
    const run = vi.fn(runProgram);
    const place = { kind: "server", host: "127.0.0.1", user: userInfo().username, folder: there() } as const;
    return { run, target: serverTarget({ ...place, port: server.port }, run) };
  }

  test("serves the copied version, and an earlier one without copying it again", async () => {
    const { run, target } = open();
    await target.deliver(release("a"));
    expect(await target.online!()).toBe("a");
    await target.deliver(release("b"));
    expect([served(), readlinkSync(join(there(), "build"))]).toEqual(["version b", "releases/b"]);
    run.mockClear();
    await target.deliver(release("a"));
    expect(served()).toBe("version a");
    expect(run.mock.calls.map(([program]) => program)).toEqual(["ssh", "ssh"]);
  });

  test("stores a file that is also in the previous version only once on the server", async () => {
    const { target } = open();
    const fileOf = (name: string) => statSync(join(there(), "releases", name, "client/pictures/hall.avif"));
    const first = release("a");
    await target.deliver(first);
    // As after a build that does not change the file.
    const second = release("b");
    const time = statSync(join(first.folder, "client/pictures/hall.avif")).mtime;
    utimesSync(join(second.folder, "client/pictures/hall.avif"), time, time);
    await target.deliver(second);
    expect(fileOf("b").ino).toBe(fileOf("a").ino);
  });

  test("keeps the six most recently served versions, even after a rollback, and files that are not versions", async () => {
    const { target } = open();
    const named = (letters: string) => [...letters].map((letter) => `2026-01-31T09-30-0${letter.charCodeAt(0) - 97}`);
    for (const name of ["notes", "notes.unfinished"]) mkdirSync(join(there(), "releases", name), { recursive: true });
    for (const name of named("abcdefagh")) await target.deliver(release(name));
    expect(readdirSync(join(there(), "releases")).toSorted()).toEqual([
      ...named("adefgh"),
      "notes",
      "notes.unfinished",
    ]);
    expect(served()).toBe(`version ${named("h")[0]}`);
  });

  test("copies a version again that had arrived only in part", async () => {
    const unfinished = join(there(), "releases/2026-01-31T09-30-00.unfinished/client");
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, "index.html"), "half of");
    writeFileSync(join(unfinished, "of-another-version.html"), "");
    await open().target.deliver(release("2026-01-31T09-30-00"));
    expect(served()).toBe("version 2026-01-31T09-30-00");
    expect(readdirSync(join(there(), "build/client")).toSorted()).toEqual(["index.html", "pictures"]);
  });

  test("removes leftovers of another version's failed copy", async () => {
    mkdirSync(join(there(), "releases/2026-01-31T09-30-00.unfinished/client"), { recursive: true });
    await open().target.deliver(release("b"));
    expect(readdirSync(join(there(), "releases"))).toEqual(["b"]);
  });

  test("can be read there by a server of another user, whatever the owner's umask is", async () => {
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    await open().target.deliver(release("a"));
    const modeOf = (path: string) => statSync(join(there(), "releases", path)).mode & 0o777;
    expect(["", "a", "a/client/pictures"].map(modeOf)).toEqual([0o755, 0o755, 0o755]);
    expect(modeOf("a/client/index.html")).toBe(0o644);
  });

  test("a version too large for the server's disk leaves nothing there, and the owner is told which disk is full", async () => {
    mkdirSync(there());
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=40k", "tmpfs", there()]).status !== 0) return;
    try {
      await expect(open().target.deliver(release("a"))).rejects.toThrow("The disk of the server 127.0.0.1 is full");
      expect(readdirSync(join(there(), "releases"))).toEqual([]);
    } finally {
      spawnSync("umount", ["-l", there()]);
    }
  });

  test("does not change a server whose `build` is a folder, and says what to do", async () => {
    mkdirSync(join(there(), "build"), { recursive: true });
    await expect(open().target.deliver(release("a"))).rejects.toThrow("Move it away");
    expect(readdirSync(join(there(), "build"))).toEqual([]);
  });

  test("to an unknown server says whom to ask, and copies nothing", async () => {
    server.forget();
    await expect(open().target.deliver(release("a"))).rejects.toThrow("This computer does not know the server yet.");
    expect(readdirSync(folder)).toEqual(["releases"]);
  });

  test("with a rejected key says whom to ask, and copies nothing", async () => {
    server.lockOut();
    await expect(open().target.deliver(release("a"))).rejects.toThrow("The server refused the connection.");
    expect(readdirSync(folder)).toEqual(["releases"]);
  });

  test("to an unreachable server says so", async () => {
    const place = { kind: "server", host: "127.0.0.1", folder: there() } as const;
    const target = serverTarget({ ...place, port: await findFreePort() });
    await expect(target.deliver(release("a"))).rejects.toThrow("The server does not respond.");
  });
});

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
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
    folder = mkdtempSync(join(tmpdir(), "published-"));
    vi.stubEnv("PATH", [server.programs, process.env.PATH].join(delimiter));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    await server.stop();
  });

  const there = () => join(folder, "there");
  const served = () => readFileSync(join(there(), "build/client/index.html"), "utf8");

  /** A version whose page has its name; a picture is the same in all. */
  function release(name: string) {
    const own = join(folder, "releases", name);
    const files = { "client/index.html": `version ${name}`, "client/pictures/hall.avif": "x".repeat(50_000) };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    return { name, folder: own };
  }

  function open() {
    const run = vi.fn(runProgram);
    const place = { kind: "server", host: "127.0.0.1", user: userInfo().username, folder: there() } as const;
    return { run, target: serverTarget({ ...place, port: server.port }, run) };
  }

  test("serves the version that was copied, and an earlier one without copying it again", async () => {
    const { run, target } = open();
    await target.deliver(release("a"));
    await target.deliver(release("b"));
    expect([served(), readlinkSync(join(there(), "build"))]).toEqual(["version b", "releases/b"]);
    run.mockClear();
    await target.deliver(release("a"));
    expect(served()).toBe("version a");
    expect(run.mock.calls.map(([program]) => program)).toEqual(["ssh", "ssh"]);
  });

  test("keeps a file that the version before has too only once there", async () => {
    const { target } = open();
    const fileOf = (name: string) => statSync(join(there(), "releases", name, "client/pictures/hall.avif"));
    const first = release("a");
    await target.deliver(first);
    // As a build does that leaves a file as it was.
    const second = release("b");
    const time = statSync(join(first.folder, "client/pictures/hall.avif")).mtime;
    utimesSync(join(second.folder, "client/pictures/hall.avif"), time, time);
    await target.deliver(second);
    expect(fileOf("b").ino).toBe(fileOf("a").ino);
  });

  test("keeps the six versions that were served last, whatever was brought back in between", async () => {
    const { target } = open();
    for (const name of ["a", "b", "c", "d", "e", "f", "a", "g", "h"]) await target.deliver(release(name));
    expect(readdirSync(join(there(), "releases")).toSorted()).toEqual(["a", "d", "e", "f", "g", "h"]);
    expect(served()).toBe("version h");
  });

  test("goes on with a version of which only a part had arrived", async () => {
    const unfinished = join(there(), "releases/a.unfinished/client");
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, "index.html"), "half of");
    writeFileSync(join(unfinished, "of-another-version.html"), "");
    await open().target.deliver(release("a"));
    expect(served()).toBe("version a");
    expect(readdirSync(join(there(), "build/client")).toSorted()).toEqual(["index.html", "pictures"]);
  });

  test("removes what a copy of another version that failed has left", async () => {
    mkdirSync(join(there(), "releases/a.unfinished/client"), { recursive: true });
    await open().target.deliver(release("b"));
    expect(readdirSync(join(there(), "releases"))).toEqual(["b"]);
  });

  test("leaves a server alone whose `build` is a folder, and says what to do", async () => {
    mkdirSync(join(there(), "build"), { recursive: true });
    await expect(open().target.deliver(release("a"))).rejects.toThrow("move it away once");
    expect(readdirSync(join(there(), "build"))).toEqual([]);
  });

  test("to a server that this computer does not know says who can help, and copies nothing", async () => {
    server.forget();
    await expect(open().target.deliver(release("a"))).rejects.toThrow("This computer does not know the server yet.");
    expect(readdirSync(folder)).toEqual(["releases"]);
  });

  test("with a key that the server does not take says who can help, and copies nothing", async () => {
    server.lockOut();
    await expect(open().target.deliver(release("a"))).rejects.toThrow("The server does not let you in.");
    expect(readdirSync(folder)).toEqual(["releases"]);
  });

  test("to a server that is not there says so", async () => {
    const place = { kind: "server", host: "127.0.0.1", folder: there() } as const;
    const target = serverTarget({ ...place, port: await findFreePort() });
    await expect(target.deliver(release("a"))).rejects.toThrow("The server does not answer.");
  });
});

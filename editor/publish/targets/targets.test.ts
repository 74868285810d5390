import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { publishing } from "#content/schema/publishing.ts";
import { folderTarget } from "./folder-target.ts";
import { runProgram, type RunProgram } from "./run-program.ts";
import { serverTarget } from "./server-target.ts";
import { PublishFailure } from "./target.ts";
import { targetOf } from "./target-of.ts";
import { zipTarget } from "./zip-target.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "target-"));
});
afterEach(() => {
  if (existsSync(disk())) spawnSync("umount", ["-l", disk()]);
  rmSync(folder, { recursive: true });
});

/** A version whose page contains its name. */
function release(name: string) {
  const files = {
    "client/index.html": `version ${name}`,
    "client/a/page.html": "x".repeat(5000),
    "server/index.js": "",
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, "releases", name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { name, folder: join(folder, "releases", name) };
}

/** Names of versions built in different seconds. */
const named = (letters: string) => [...letters].map((letter) => `2026-01-31T09-30-0${letter.charCodeAt(0) - 97}`);

const disk = () => join(folder, "disk");

/** Mounts a disk too small for any version, if this user may. */
function mountSmallDisk(): boolean {
  mkdirSync(disk());
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", disk()]).status === 0;
}

test("a program on a server that never answers is stopped after ten minutes, even if it has started others", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const started = join(folder, "started");
  const hangs = runProgram("sh", ["-c", `sleep 300 & echo $! $$ >'${started}'; wait`]);
  const outcome = hangs.catch((error: unknown) => error);
  await vi.waitUntil(() => existsSync(started) && readFileSync(started, "utf8").endsWith("\n"), { timeout: 20_000 });
  const [other = 0, own = 0] = readFileSync(started, "utf8").split(" ").map(Number);
  onTestFinished(() => void process.kill(other));
  vi.advanceTimersByTime(10 * 60_000);
  expect(await outcome).toEqual(
    new PublishFailure(
      "sh did not end within 10 minutes and was stopped. Check which version is online before you publish again.",
    ),
  );
  await vi.waitFor(() => expect(() => process.kill(own, 0)).toThrow("ESRCH"));
});

describe("a folder", () => {
  test("becomes a link to the version, and returns to an earlier one", async () => {
    const place = join(folder, "www", "site");
    const target = folderTarget({ folder: place });
    const served = () => readFileSync(join(place, "index.html"), "utf8");
    expect(await target.online!()).toBeUndefined();
    await target.deliver(release("one"));
    await target.deliver(release("two"));
    expect(served()).toBe("version two");
    expect(await target.online!()).toBe("two");
    await target.deliver(release("one"));
    expect(served()).toBe("version one");
    expect(readdirSync(join(folder, "www")).toSorted()).toEqual(["site", "site.versions"]);
    expect(existsSync(join(place, "server"))).toBe(false);
  });

  test("that already exists is used if it is empty", async () => {
    const place = join(folder, "site");
    mkdirSync(place);
    await folderTarget({ folder: place }).deliver(release("one"));
    expect(readFileSync(join(place, "index.html"), "utf8")).toBe("version one");
  });

  test("with other files is not touched, and the owner is told", async () => {
    const place = join(folder, "site");
    mkdirSync(place);
    writeFileSync(join(place, "precious.txt"), "");
    await expect(folderTarget({ folder: place }).deliver(release("one"))).rejects.toThrow(PublishFailure);
    expect(readdirSync(place)).toEqual(["precious.txt"]);
  });

  test("keeps six versions", async () => {
    const target = folderTarget({ folder: join(folder, "site") });
    for (const name of named("abcdefgh")) await target.deliver(release(name));
    expect(readdirSync(join(folder, "site.versions"))).toEqual(named("cdefgh"));
  });

  test("keeps the six most recently served versions, even after a rollback", async () => {
    const target = folderTarget({ folder: join(folder, "site") });
    for (const name of named("abcdefagh")) await target.deliver(release(name));
    expect(readdirSync(join(folder, "site.versions"))).toEqual(named("adefgh"));
  });

  test("keeps files beside the versions that are not the editor's", async () => {
    mkdirSync(join(folder, "site.versions/notes"), { recursive: true });
    const target = folderTarget({ folder: join(folder, "site") });
    for (const name of named("abcdefgh")) await target.deliver(release(name));
    expect(readdirSync(join(folder, "site.versions"))).toEqual([...named("cdefgh"), "notes"]);
  });

  test("that is a link elsewhere is not touched", async () => {
    const place = join(folder, "site");
    symlinkSync("elsewhere", place);
    await expect(folderTarget({ folder: place }).deliver(release("one"))).rejects.toThrow("already in use");
    expect(readlinkSync(place)).toBe("elsewhere");
  });

  test("can be read by a web server of another user, whatever the owner's umask is", async () => {
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    await folderTarget({ folder: join(folder, "www/site") }).deliver(release("one"));
    const www = join(folder, "www");
    const paths = ["", ...readdirSync(www, { recursive: true, encoding: "utf8" })].map((path) => join(www, path));
    const modes = (isFolder: boolean) =>
      paths.map((path) => statSync(path)).filter((found) => found.isDirectory() === isFolder);
    expect(new Set(modes(true).map(({ mode }) => mode & 0o777))).toEqual(new Set([0o755]));
    expect(new Set(modes(false).map(({ mode }) => mode & 0o777))).toEqual(new Set([0o644]));
  });
});

test.each([
  ["folder", () => folderTarget({ folder: join(disk(), "site") })],
  ["ZIP file", () => zipTarget({ file: join(disk(), "site.zip") })],
])("a %s too large for its disk leaves nothing there, and the owner is told that the disk is full", async (_, open) => {
  if (!mountSmallDisk()) return;
  const version = release("one");
  writeFileSync(join(version.folder, "client/hall.avif"), "x".repeat(20_000));
  await expect(open().deliver(version)).rejects.toThrow(/^The disk of .*site.* is full\.$/);
  const left = readdirSync(disk(), { recursive: true, encoding: "utf8" });
  expect(left.filter((path) => path !== "site.versions")).toEqual([]);
});

test.each([
  ["a ZIP file of another program", () => Buffer.from(zipSync({}))],
  ["another file", () => Buffer.from("precious")],
  ["an empty file", () => Buffer.alloc(0)],
])("%s is not replaced by a published ZIP file", async (_, bytes) => {
  const file = join(folder, "site.zip");
  writeFileSync(file, bytes());
  await expect(zipTarget({ file }).deliver(release("one"))).rejects.toThrow(/already exists.*Rename it/);
  expect(readFileSync(file)).toEqual(bytes());
  expect(readdirSync(folder).toSorted()).toEqual(["releases", "site.zip"]);
});

test("a ZIP file contains every file of the site, and is replaced by the next version", async () => {
  const file = join(folder, "out", "site.zip");
  for (const name of ["zero", "one"]) await zipTarget({ file }).deliver(release(name));
  const bytes = readFileSync(file);
  const found: Record<string, string> = {};
  // Starting from the directory at the end, as every ZIP reader does.
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < bytes.readUInt16LE(end + 10); number += 1) {
    expect(bytes.subarray(at, at + 4).toString("latin1")).toBe("PK\u0001\u0002");
    const [method, size, name, comment] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 32),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    found[bytes.toString("utf8", at + 46, at + 46 + name)] = (method === 8 ? inflateRawSync(data) : data).toString();
    at += 46 + name + comment;
  }
  expect(found).toEqual({ "index.html": "version one", "a/page.html": "x".repeat(5000) });
  expect(readdirSync(join(folder, "out"))).toEqual(["site.zip"]);
});

test.each([
  [{ kind: "folder", folder: "/home/owner/My sité" }],
  [{ kind: "folder", folder: "Desktop\\Nishabd Website" }],
  [{ kind: "zip", file: "/home/owner/My site.zip" }],
  [{ kind: "zip", file: "site.zip" }],
  [{ kind: "zip", file: "Desktop/site.zip" }],
] as const)("settings with %j are accepted, since no shell reads them", (target) => {
  expect(publishing.safeParse({ target }).success).toBe(true);
});

test.each([`"Documents\\My site"`, `'Documents/My site'`])(
  "the path %s is read without its quotation marks",
  (path) => {
    expect(publishing.parse({ target: { kind: "folder", folder: path } }).target).toMatchObject({
      folder: "Documents/My site",
    });
  },
);

test("a path that does not start with a slash is in the home folder", () => {
  expect(targetOf({ kind: "zip", file: "site.zip" }, folder).precisely).toBe(join(homedir(), "site.zip"));
  expect(targetOf({ kind: "zip", file: "Desktop/site.zip" }, folder).precisely).toBe(
    join(homedir(), "Desktop/site.zip"),
  );
  expect(targetOf({ kind: "folder", folder: "Web/site" }, folder).precisely).toBe(join(homedir(), "Web/site"));
  expect(targetOf({ kind: "zip", file: "/out/site.zip" }, folder).precisely).toBe("/out/site.zip");
});

describe("another server", () => {
  const options = { kind: "server", host: "www.example.com", folder: "" } as const;

  test("is never prompted for, and has a timeout", async () => {
    const run = vi.fn<RunProgram>(async () => "");
    const place = { ...options, user: "site", port: 2222, folder: "/srv/catalogue" };
    await serverTarget(place, run).deliver(release("a"));
    const [first, copy] = run.mock.calls;
    const connection = "-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=4";
    const address = ["--", "site@www.example.com", expect.any(String)];
    expect(first?.slice(0, 2)).toEqual(["ssh", [...connection.split(" "), "-p", "2222", ...address]]);
    expect(copy?.[1]).toEqual(expect.arrayContaining(["--timeout=120", `ssh ${connection} -p 2222`]));
    expect(copy?.[1].at(-1)).toBe("site@www.example.com:/srv/catalogue/releases/a.unfinished/");
  });
});

test.each([
  [{ kind: "server", host: "-oProxyCommand=touch", folder: "/srv" }],
  [{ kind: "server", host: "www.example.com", folder: "/srv; rm -rf /" }],
  [{ kind: "server", host: "www.example.com", folder: "/srv/$(id)" }],
  [{ kind: "server", host: "www.example.com", folder: "/srv/../etc" }],
  [{ kind: "server", host: "www.example.com", user: "a b", folder: "/srv" }],
  [{ kind: "server", host: "www.example.com", folder: "/srv", password: "secret" }],
  [{ kind: "git", remote: "--upload-pack=x", branch: "pages" }],
  [{ kind: "folder", folder: "../site" }],
  [{ kind: "folder", folder: "/home/../etc" }],
  [{ kind: "zip", file: "../site.zip" }],
])("settings with %j are refused", (target) => {
  expect(publishing.safeParse({ target }).success).toBe(false);
});

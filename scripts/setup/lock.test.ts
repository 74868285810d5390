import { createHash } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { describeHolder, tryLock } from "./lock.mjs";

const lockModule = import.meta.resolve("./lock.mjs");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Another process that takes a lock if it can, says so, and ends with its input. */
async function competitor(folder: string) {
  const program = `
    import { tryLock } from ${JSON.stringify(lockModule)};
    const release = await tryLock(${JSON.stringify(folder)}, () => "held by a test");
    console.log(release ? "held" : "refused");
    if (release) process.stdin.resume().on("end", () => process.exit(0));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  return { child, outcome: String(said).trim() };
}

test("of eight processes that ask for a lock at once, one gets it", async () => {
  const folder = newFolder();
  const outcomes = (await Promise.all(Array.from({ length: 8 }, () => competitor(folder)))).map(
    ({ outcome }) => outcome,
  );
  expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
});

test("a lock is free again once its holder is killed, and says until then who holds it", async () => {
  const folder = newFolder();
  const { child, outcome } = await competitor(folder);
  expect(outcome).toBe("held");
  expect(await tryLock(folder)).toBeUndefined();
  expect(await describeHolder(folder)).toBe("held by a test");
  child.kill("SIGKILL");
  await once(child, "exit");
  const release = await tryLock(folder);
  expect(release).toBeTypeOf("function");
  release?.();
});

test("a lock that was released can be taken again", async () => {
  const folder = newFolder();
  (await tryLock(folder))?.();
  const again = await tryLock(folder);
  expect(again).toBeTypeOf("function");
  again?.();
});

/** Listens where another user of the machine could listen too. */
async function squat(name: string): Promise<void> {
  const server = createServer().listen({ path: `\0${name}` });
  onTestFinished(() => void server.close());
  await once(server, "listening");
}

/** Where this process listens, as every user of the machine can read it. */
function placesListed(): string[] {
  const opened = readdirSync("/proc/self/fd").map((name) => join("/proc/self/fd", name));
  // The listing itself is closed by now.
  const own = new Set(
    opened.filter((link) => lstatSync(link, { throwIfNoEntry: false })).map((link) => readlinkSync(link)),
  );
  const lines = readFileSync("/proc/net/unix", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, inode, name] = /(\d+) @(catalogue-[0-9a-f]{64})/.exec(line) ?? [];
    return name !== undefined && own.has(`socket:[${inode}]`) ? [name] : [];
  });
}

test.runIf(process.platform === "linux")(
  "another user who knows the folder, and has seen where its lock was, does not keep it from being taken",
  async () => {
    const folder = newFolder();
    const guessed = `catalogue-${createHash("sha256").update(folder).digest("hex")}`;
    await squat(guessed);
    const release = await tryLock(folder);
    expect(release).toBeTypeOf("function");
    expect(statSync(join(folder, "lock-name")).mode & 0o777).toBe(0o600);
    const seen = placesListed().filter((name) => name !== guessed);
    release?.();
    expect(seen).toHaveLength(1);
    await squat(seen[0]!);
    const again = await tryLock(folder);
    expect(again).toBeTypeOf("function");
    again?.();
  },
);

test.each(["", "\0\xff"])("a damaged file of the name stops nobody and lets in one", async (text) => {
  const folder = newFolder();
  writeFileSync(join(folder, "lock-name"), text);
  const { outcome } = await competitor(folder);
  expect([outcome, await tryLock(folder)]).toEqual(["held", undefined]);
});

const disk = mkdtempSync(join(tmpdir(), "lock-disk-"));
const mayMount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).status === 0;
afterAll(() => {
  spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true });
});

test.skipIf(!mayMount)("on a full disk a lock can be taken, by one process", async () => {
  expect(() => writeFileSync(join(disk, "ballast"), Buffer.alloc(2 ** 17))).toThrow("ENOSPC");
  const release = await tryLock(disk);
  expect([typeof release, await tryLock(disk)]).toEqual(["function", undefined]);
  release?.();
});

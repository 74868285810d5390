import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { describeHolder, tryLock } from "./lock.mjs";
import { captureOutput } from "../setup/say.mjs";

const lockModule = import.meta.resolve("./lock.mjs");

/** Another process that tries to take a lock, prints the outcome, and ends when its input does. @param user the id of its user */
async function competitor(folder: string, user?: number) {
  const program = `
    import { tryLock } from ${JSON.stringify(lockModule)};
    ${user === undefined ? "" : `process.setuid(${user});`}
    const release = await tryLock(${JSON.stringify(folder)}, () => "held by a test").catch(({ code, path }) => code + " " + path);
    console.log(typeof release === "string" ? release : release ? "held" : "refused");
    if (typeof release === "function") process.stdin.resume().on("end", () => process.exit(0));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  return { child, outcome: String(said).trim() };
}

test("of eight processes that request a lock at once, one gets it", async () => {
  const folder = temporaryFolder();
  const outcomes = (await Promise.all(Array.from({ length: 8 }, () => competitor(folder)))).map(
    ({ outcome }) => outcome,
  );
  expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
});

test("a lock names its holder until the holder is killed, and is then free", async () => {
  const folder = temporaryFolder();
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

test("processes that repeatedly take and release a lock, and are killed, never hold it together", async () => {
  const folder = temporaryFolder();
  const program = `
    import { mkdirSync, rmdirSync } from "node:fs";
    import { tryLock } from ${JSON.stringify(lockModule)};
    process.on("uncaughtException", ({ message }) => console.log(message));
    for (let held = 0; held < 25; ) {
      const release = await tryLock(${JSON.stringify(folder)});
      if (!release) continue;
      held++;
      const inside = ${JSON.stringify(join(folder, "inside"))};
      try { mkdirSync(inside); } catch { console.log("two"); }
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      rmdirSync(inside);
      if (Math.random() < 0.05) process.kill(process.pid, "SIGKILL");
      release();
    }`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  const said = await Promise.all(children.map(({ stdout }) => text(stdout)));
  expect(said.join("")).toBe("");
  expect((await competitor(folder)).outcome).toBe("held");
});

test("a lock whose holder has ended, and one in a deep folder, can be taken", async () => {
  const folder = join(temporaryFolder(), ...Array<string>(20).fill("a-long-name-of-a-folder"));
  const { child, outcome } = await competitor(folder);
  expect(outcome).toBe("held");
  child.stdin.end();
  await once(child, "exit");
  expect((await competitor(folder)).outcome).toBe("held");
});

test.each(["", "\0\xff"])(
  "a damaged file in place of the last holder blocks nobody, and one process gets the lock",
  async (damage) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "lock"));
    writeFileSync(join(folder, "lock", "7"), damage);
    const { outcome } = await competitor(folder);
    expect([outcome, await tryLock(folder)]).toEqual(["held", undefined]);
  },
);

const disk = mkdtempSync(join(tmpdir(), "lock-disk-"));
// Room for the folder itself, another file, and the folder and two names of a lock that is being taken.
const mayMount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k,nr_inodes=5", "tmpfs", disk]).status === 0;
afterEach(() => readdirSync(disk).forEach((name) => rmSync(join(disk, name), { recursive: true })));
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

test.skipIf(!mayMount)("on a disk without room for another file, a held lock counts as held", async () => {
  const release = await tryLock(disk);
  expect(() => ["1", "2", "3"].forEach((name) => writeFileSync(join(disk, name), ""))).toThrow("ENOSPC");
  expect(await tryLock(disk)).toBeUndefined();
  release?.();
});

test.skipIf(!mayMount)("on a disk without room for a lock nobody gets it, and the user is told why", async () => {
  const files = ["1", "2", "3", "4", "5"].map((name) => join(disk, name));
  expect(() => files.forEach((file) => writeFileSync(file, ""))).toThrow("ENOSPC");
  // First there is no room for the folder, then for the first name, then for the second.
  for (const file of files.slice(0, 3)) {
    await expect(tryLock(disk)).rejects.toThrow(`The disk of ${disk} is full.`);
    rmSync(file);
  }
  const release = await tryLock(disk);
  expect([typeof release, await tryLock(disk)]).toEqual(["function", undefined]);
  release?.();
});

/** Another user, who may write to the folder. */
const nobody = 65_534;

describe.runIf(process.getuid?.() === 0)("a lock taken by root", () => {
  async function takenByRoot() {
    const folder = temporaryFolder();
    const root = await competitor(folder);
    chownSync(folder, nobody, nobody);
    chownSync(join(folder, "lock"), nobody, nobody);
    return { folder, root };
  }

  test("is held for other users too, and can be taken once root's command has ended", async () => {
    const { folder, root } = await takenByRoot();
    expect((await competitor(folder, nobody)).outcome).toBe("refused");
    root.child.kill("SIGKILL");
    await once(root.child, "exit");
    expect((await competitor(folder, nobody)).outcome).toBe("held");
  });

  test("that another user may not connect to is an error, and does not count as held", async () => {
    const { folder } = await takenByRoot();
    chmodSync(join(folder, "lock/1"), 0o755);
    expect((await competitor(folder, nobody)).outcome).toBe(`EACCES ${join(folder, "lock/1")}`);
  });
});

test("if a socket cannot be made at the moment, no lock is taken", async () => {
  const folder = temporaryFolder();
  vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    this.emit("error", Object.assign(new Error(), { code: "ENOMEM", syscall: "listen" }));
    return this;
  });
  await expect(tryLock(folder)).rejects.toThrow(`The lock in ${folder} could not be taken (ENOMEM).`);
});

test("if sockets are unsupported, the lock is not held, and the user is warned", async () => {
  const folder = temporaryFolder();
  vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
    this.emit("error", Object.assign(new Error(), { code: "EINVAL", syscall: "listen" }));
    return this;
  });
  const said: string[] = [];
  const release = await captureOutput(
    (line) => said.push(line),
    () => tryLock(folder),
  );
  expect(release).toBeTypeOf("function");
  expect(said).toEqual([`Locks do not work in ${folder} (EINVAL). Run one command or editor there at a time.\n`]);
});

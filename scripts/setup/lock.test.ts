import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

test("processes that take and release a lock again and again, and are killed, never hold it together", async () => {
  const folder = newFolder();
  const program = `
    import { mkdirSync, rmdirSync } from "node:fs";
    import { tryLock } from ${JSON.stringify(lockModule)};
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

test("a lock that was released can be taken again", async () => {
  const folder = newFolder();
  (await tryLock(folder))?.();
  const again = await tryLock(folder);
  expect(again).toBeTypeOf("function");
  again?.();
});

test("a number that a dead holder has left is not taken again while a later holder is alive", async () => {
  const folder = newFolder();
  for (let round = 0; round < 3; round++) {
    const { child, outcome } = await competitor(folder);
    expect([outcome, await tryLock(folder)]).toEqual(["held", undefined]);
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  expect(readdirSync(join(folder, "lock"))).toEqual(["3"]);
});

test("a lock whose holder has ended by itself, and one in a deep folder, can be taken", async () => {
  const folder = join(newFolder(), ...Array<string>(20).fill("a-long-name-of-a-folder"));
  const { child, outcome } = await competitor(folder);
  expect(outcome).toBe("held");
  child.stdin.end();
  await once(child, "exit");
  expect((await competitor(folder)).outcome).toBe("held");
});

test.each(["", "\0\xff"])("a damaged file where the last holder was stops nobody and lets in one", async (damage) => {
  const folder = newFolder();
  mkdirSync(join(folder, "lock"));
  writeFileSync(join(folder, "lock", "7"), damage);
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

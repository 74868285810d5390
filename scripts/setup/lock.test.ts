import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { describeHolder, tryLock } from "./lock.mjs";

const lockModule = import.meta.resolve("./lock.mjs");
const newName = () => `test ${process.pid} ${Math.random()}`;

/** Another process that takes a lock if it can, says so, and ends with its input. */
async function competitor(name: string) {
  const program = `
    import { tryLock } from ${JSON.stringify(lockModule)};
    const release = await tryLock(${JSON.stringify(name)}, () => "held by a test");
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
  const name = newName();
  const outcomes = (await Promise.all(Array.from({ length: 8 }, () => competitor(name)))).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
});

test("a lock is free again once its holder is killed, and says until then who holds it", async () => {
  const name = newName();
  const { child, outcome } = await competitor(name);
  expect(outcome).toBe("held");
  expect(await tryLock(name)).toBeUndefined();
  expect(await describeHolder(name)).toBe("held by a test");
  child.kill("SIGKILL");
  await once(child, "exit");
  const release = await tryLock(name);
  expect(release).toBeTypeOf("function");
  release?.();
});

test("a lock that was released can be taken again", async () => {
  const name = newName();
  (await tryLock(name))?.();
  const again = await tryLock(name);
  expect(again).toBeTypeOf("function");
  again?.();
});

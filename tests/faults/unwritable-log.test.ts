import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "#scripts/setup/port.mjs";
import { writeSite } from "#server/testing/fixture-site.ts";
import { acknowledged, sendAll } from "#server/testing/visitors.ts";

const disk = mkdtempSync(join(tmpdir(), "log-disk-"));
const mayMount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status === 0;
if (!mayMount) console.warn("\nNO SMALL DISK: this user may not mount one. The test of a log disk is SKIPPED.\n");

const main = fileURLToPath(import.meta.resolve("#server/main.ts"));
const dataFolder = mkdtempSync(join(tmpdir(), "data-"));
let site: Awaited<ReturnType<typeof writeSite>>;
let child: ChildProcess | undefined;
let visits = 0;

beforeAll(async () => {
  site = await writeSite();
});
afterEach(async () => {
  if (child?.exitCode === null && child.kill("SIGKILL")) await once(child, "close");
});
afterAll(async () => {
  spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true });
  rmSync(dataFolder, { recursive: true });
  await site.remove();
});

/** Starts a server whose output goes to a file, or to a pipe that is not read. */
async function startServer(output: string | "pipe"): Promise<string> {
  const port = await findFreePort();
  const target = output === "pipe" ? "pipe" : openSync(output, "a");
  visits = 0;
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_DIR: site.folder,
      DATA_DIR: dataFolder,
      ENQUIRY_RATE_PER_MINUTE: "9999999",
    },
    stdio: ["ignore", target, target],
  });
  if (typeof target === "number") closeSync(target);
  // The pipe has no listener, so nothing is read from it.
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/livez`)).status).toBe(200), {
    timeout: 30_000,
    interval: 100,
  });
  return origin;
}

/** Requests pages, each of which adds a line to the log. */
async function visit(origin: string, times: number): Promise<void> {
  for (let visited = 0; visited < times; visited += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/wallPanels`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await Promise.all(answers.map((answer) => answer.text()));
    visits += 50;
  }
}

async function expectEnquiryAndOrderlyEnd(origin: string): Promise<void> {
  expect(acknowledged(await sendAll(origin, ["A hall."]))).toHaveLength(1);
  child?.kill("SIGTERM");
  const [code] = (await once(child as ChildProcess, "exit")) as [number | null];
  expect(code).toBe(0);
}

test("a server whose log can never be written starts, answers, stores enquiries and stops", async () => {
  const origin = await startServer("/dev/full");
  await visit(origin, 200);
  await expectEnquiryAndOrderlyEnd(origin);
});

test("an unread pipe delays no page, no enquiry and no shutdown", async () => {
  const origin = await startServer("pipe");
  await visit(origin, 3000);
  await expectEnquiryAndOrderlyEnd(origin);
});

test("a closed pipe does not end the server", async () => {
  const origin = await startServer("pipe");
  child?.stdout?.destroy();
  child?.stderr?.destroy();
  await visit(origin, 100);
  await expectEnquiryAndOrderlyEnd(origin);
});

test.skipIf(!mayMount)("when a full log disk has space again, the log says how many lines are missing", async () => {
  const logFile = join(disk, "server.log");
  const ballast = join(disk, "ballast");
  const origin = await startServer(logFile);
  await visit(origin, 50);
  await writeFile(ballast, Buffer.alloc(2 ** 20)).catch(() => undefined);
  await visit(origin, 500);
  await rm(ballast);
  const lines = async () => (await readFile(logFile, "utf8")).split("\n").filter(Boolean);
  const droppedIn = (all: string[]) =>
    all
      .filter((line) => line.includes('"log lines dropped"'))
      .reduce((total, line) => total + (JSON.parse(line) as { lines: number }).lines, 0);
  await vi.waitFor(
    async () => {
      await visit(origin, 50);
      expect(droppedIn(await lines())).toBeGreaterThan(0);
    },
    { timeout: 20_000, interval: 500 },
  );
  await expectEnquiryAndOrderlyEnd(origin);
  const all = await lines();
  const requests = all.filter((line) => line.includes('"path":"/wallPanels"') && line.endsWith("}"));
  expect(requests.length + droppedIn(all)).toBe(visits);
});

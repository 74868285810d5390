import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrivals.ts";

const folder = mkdtempSync(join(tmpdir(), "freezing-disk-"));
const disk = join(folder, "disk");
const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: "ignore" }).status === 0;
const image = join(folder, "image");
mkdirSync(disk);
const mount = () => run("mount", "-o", "loop", image, disk);
const thaw = () => run("fsfreeze", "-u", disk);
const mayFreeze =
  run("truncate", "-s", "64M", image) && run("mkfs.ext4", "-q", image) && mount() && run("fsfreeze", "-f", disk);
if (mayFreeze) thaw();
run("umount", disk);
if (!mayFreeze)
  console.warn("\nNO FREEZING DISK: this user may not mount one. The test of a frozen disk is SKIPPED.\n");

let fixture: ServerFixture;
afterEach(async () => {
  thaw();
  await fixture?.remove();
  // Without waiting for a server that has just been ended.
  run("umount", "-l", disk);
});
afterAll(() => rmSync(folder, { recursive: true }));

const faultMs = 8000;
/** A page takes milliseconds; the processor may be busy with other tests. */
const longestPageMs = 1000;

/** Locks the database in another process, and ends that after so many milliseconds. */
async function lockDatabase(lockedMs: number) {
  const script = `const database = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 });
    database.exec("BEGIN EXCLUSIVE");
    console.log("locked");
    setTimeout(() => database.exec("ROLLBACK"), ${lockedMs});`;
  const locker = spawn(process.execPath, ["-e", script, join(fixture.dataFolder, "enquiries.sqlite")]);
  await once(locker.stdout, "data");
  return locker;
}

/** Asks for pages for as long as something lasts, and returns the longest time that one took, in milliseconds. */
async function slowestPageDuring(origin: string, lasting: Promise<unknown>): Promise<number> {
  let slowestMs = 0;
  const over = new AbortController();
  void lasting.finally(() => over.abort());
  while (!over.signal.aborted) {
    for (const path of ["/livez", "/"]) {
      const started = performance.now();
      const response = await fetch(origin + path);
      await response.text();
      expect(response.status).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    }
    await wait(20);
  }
  return slowestMs;
}

test.skipIf(!mayFreeze)(
  "while the disk is frozen pages are served, nothing is acknowledged, and all that waited is stored when it thaws",
  async () => {
    mount();
    fixture = await createServerFixture("SQLite", { dataFolder: join(disk, "data") });
    const server = await fixture.start();
    const before = await sendEnquiry(server.origin, "Before.");
    // It thaws whatever happens to this process, which could otherwise not be ended.
    spawn("sh", ["-c", `sleep ${(4 * faultMs) / 1000}; fsfreeze -u ${disk}`], {
      detached: true,
      stdio: "ignore",
    }).unref();
    expect(run("fsfreeze", "-f", disk)).toBe(true);
    let acknowledgedMeanwhile = 0;
    const sent = sendAll(
      server.origin,
      Array.from({ length: 30 }, (_, index) => `Frozen ${index}`),
      ({ status }) => (acknowledgedMeanwhile += status === 200 ? 1 : 0),
    );
    const slowestMs = await slowestPageDuring(server.origin, wait(faultMs));
    console.info(`slowest page while the disk was frozen: ${Math.round(slowestMs)} ms`);
    expect(slowestMs).toBeLessThan(longestPageMs);
    expect(acknowledgedMeanwhile).toBe(0);
    thaw();
    const answers = await sent;
    // A visitor who has waited too long is told to try again, and does.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    const again = await sendAll(
      server.origin,
      refused.map(({ message }) => message),
    );
    expect(acknowledged([...answers, ...again])).toHaveLength(30);
    await expectArrivalOf(acknowledged([before, ...answers, ...again]), fixture);
  },
);

test("while another process locks the database pages are served, and enquiries are accepted once it is done", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  const before = await sendEnquiry(server.origin, "Before.");
  const locker = await lockDatabase(faultMs);
  const unlocked = once(locker, "close");
  const sent = sendEnquiry(server.origin, "A hall.");
  const slowestMs = await slowestPageDuring(server.origin, unlocked);
  console.info(`slowest page while the database was locked: ${Math.round(slowestMs)} ms`);
  expect(slowestMs).toBeLessThan(longestPageMs);
  // Told to try again, or stored at the last moment: whoever sends the same words again has one enquiry.
  expect([200, 503]).toContain((await sent).status);
  const answer = await sendEnquiry(server.origin, "A hall.");
  expect(answer.status).toBe(200);
  await expectArrivalOf([before, answer], fixture);
});

test("a health check answers in three seconds while another process locks the database", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  const locker = await lockDatabase(60_000);
  // Longer than a server relies on what it has stored before.
  await wait(1500);
  const started = performance.now();
  const response = await fetch(`${server.origin}/healthz`);
  const tookMs = performance.now() - started;
  locker.kill("SIGKILL");
  expect(response.status).toBe(503);
  expect(tookMs).toBeLessThan(3000);
});

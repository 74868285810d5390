import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";

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
  // A lazy unmount does not wait for a server that has just been killed.
  run("umount", "-l", disk);
});
afterAll(() => rmSync(folder, { recursive: true }));

const faultMs = 8000;
/** A page takes milliseconds; the processor may be busy with other tests. */
const longestPageMs = 1000;

/** Locks the database in another process, which ends after this many milliseconds. */
async function lockDatabase(lockedMs: number) {
  const script = `const database = new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: 5000 });
    database.exec("BEGIN EXCLUSIVE");
    console.log("locked");
    setTimeout(() => database.exec("ROLLBACK"), ${lockedMs});`;
  const locker = spawn(process.execPath, ["-e", script, join(fixture.dataFolder, "enquiries.sqlite")]);
  await once(locker.stdout, "data");
  return locker;
}

test.skipIf(!mayFreeze)(
  "while the disk is frozen pages are served, nothing is acknowledged, and everything waiting is stored when it thaws",
  async () => {
    mount();
    fixture = await createServerFixture("SQLite", { dataFolder: join(disk, "data") });
    const server = await fixture.start();
    const before = await sendEnquiry(server.origin, "Before.");
    // Thaws in any case, because a process on a frozen disk could not be killed.
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
    const pages = watchPages(server.origin);
    await wait(faultMs);
    const slowestPageMs = await pages.stop();
    expect(slowestPageMs).toBeLessThan(longestPageMs);
    expect(acknowledgedMeanwhile).toBe(0);
    thaw();
    const answers = await sent;
    // A visitor whose request timed out is told to try again, and does.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    const again = await sendAll(
      server.origin,
      refused.map(({ message }) => message),
    );
    expect(acknowledged([...answers, ...again])).toHaveLength(30);
    const all = [before, ...answers, ...again];
    await expectArrivalOf(acknowledged(all), fixture);
    await recordFault(fixture, { name: "Disk frozen for 8 s", answers: all, server, slowestPageMs });
  },
);

test("while another process locks the database pages are served, and enquiries are accepted after the lock is released", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  const before = await sendEnquiry(server.origin, "Before.");
  const locker = await lockDatabase(faultMs);
  const unlocked = once(locker, "close");
  const sent = sendEnquiry(server.origin, "A hall.");
  const pages = watchPages(server.origin);
  await unlocked;
  const slowestPageMs = await pages.stop();
  expect(slowestPageMs).toBeLessThan(longestPageMs);
  // Told to try again, or stored at the last moment: sending the same words again does not duplicate the
  // enquiry.
  const first = await sent;
  expect([200, 503]).toContain(first.status);
  const answer = await sendEnquiry(server.origin, "A hall.");
  expect(answer.status).toBe(200);
  await expectArrivalOf([before, answer], fixture);
  const answers = [before, first, answer];
  await recordFault(fixture, { name: "Database locked by another process for 8 s", answers, server, slowestPageMs });
});

test("a health check answers within three seconds while another process locks the database", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start();
  const locker = await lockDatabase(60_000);
  // Longer than a successful write counts as proof of health.
  await wait(1500);
  const started = performance.now();
  const response = await fetch(`${server.origin}/healthz`);
  const tookMs = performance.now() - started;
  locker.kill("SIGKILL");
  expect(response.status).toBe(503);
  expect(tookMs).toBeLessThan(3000);
});

import { spawn } from "node:child_process";
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { createServerFixture } from "./testing/server-fixture.ts";
import { acknowledged, sendAll } from "./testing/visitors.ts";

async function createFixture() {
  const fixture = await createServerFixture("SQLite");
  onTestFinished(() => fixture.remove());
  return fixture;
}

const token = "0123456789abcdef";
const halls = (length: number) => Array.from({ length }, (_, index) => `Hall ${index}`);
const lines = (output: string) => output.split("\n").filter(Boolean);

test("without a mail server the start prints a red warning with the command to read enquiries, and enquiries are stored", async () => {
  const fixture = await createFixture();
  const server = await fixture.start({ variables: { SMTP_URL: undefined, FORCE_COLOR: "1", HEALTH_TOKEN: token } });
  const answers = await sendAll(server.origin, halls(1));
  expect(acknowledged(answers)).toHaveLength(1);
  const health = await fetch(`${server.origin}/healthz`, { headers: { authorization: `Bearer ${token}` } });
  expect(await health.json()).toMatchObject({ status: "degraded", enquiries: { waiting: 1 } });
  await server.end("SIGTERM");
  expect(server.output()).toContain("\u001b[31mEnquiries are stored but not emailed, because SMTP_URL is not set.");
  expect(server.output()).toContain("npm run enquiries -- list");
}, 60_000);

test("a server stopped during a burst exits, and every acknowledged enquiry is stored", async () => {
  const fixture = await createFixture();
  const server = await fixture.start();
  let answered = 0;
  let ended: Promise<number | null> | undefined;
  const answers = await sendAll(server.origin, halls(120), () => {
    answered += 1;
    if (answered === 20) ended = server.end("SIGTERM");
  });
  expect(await ended).toBe(0);
  const kept = new Set((await fixture.query((archive) => archive.list())).map(({ reference }) => reference));
  expect(acknowledged(answers).length).toBeGreaterThanOrEqual(20);
  expect(acknowledged(answers).filter(({ reference }) => !kept.has(reference))).toEqual([]);
  for (const line of lines(server.output()).slice(1)) expect(() => JSON.parse(line)).not.toThrow();
  expect(server.output()).not.toMatch(/Asha|Hall \d/);
}, 60_000);

test("an invalid PORT ends the start with one sentence and no stack", async () => {
  const child = spawn(process.execPath, ["server/main.ts"], { env: { ...process.env, PORT: "eighty" } });
  const errors = Buffer.concat(await child.stderr.toArray()).toString();
  expect(errors).toContain('PORT is "eighty"');
  expect(errors.trim().split("\n")).toHaveLength(1);
}, 60_000);

test("an unreadable site is not reported as a forbidden port", async () => {
  const folder = temporaryFolder();
  const site = join(folder, "site");
  await mkdir(site, { mode: 0 });
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await chmod(folder, 0o777);
  const env = { ...process.env, SITE_DIR: site, DATA_DIR: join(folder, "data") };
  const child = spawn(process.execPath, ["server/main.ts"], { env, ...asNobody });
  const errors = Buffer.concat(await child.stderr.toArray()).toString();
  expect(errors).toContain(site);
  expect(errors).not.toContain("port");
}, 60_000);

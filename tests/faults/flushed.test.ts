import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { sendEnquiry } from "#server/testing/visitors.ts";

const canTrace = spawnSync("strace", ["-e", "trace=none", "true"]).status === 0;
if (!canTrace) console.warn("\nNO STRACE: what the server asks of the disk cannot be watched. That test is SKIPPED.\n");

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

test.skipIf(!canTrace)("an enquiry is flushed to the disk before it is acknowledged", async () => {
  fixture = await createServerFixture("SQLite");
  const folder = await mkdtemp(join(tmpdir(), "trace-"));
  const trace = join(folder, "trace");
  const calls = "trace=pwrite64,fsync,fdatasync,write,writev,sendto";
  const server = await fixture.start({
    under: ["strace", "-D", "-f", "-y", "-s", "40", "-e", calls, "-o", trace],
    // Only the enquiry itself may be written.
    variables: { SMTP_URL: undefined, ENQUIRY_FROM: undefined, ENQUIRY_TO: undefined },
  });
  const { status } = await sendEnquiry(server.origin, "A hall.");
  expect(status).toBe(200);
  await server.end("SIGTERM");
  const lines = (await readFile(trace, "utf8")).split("\n");
  await rm(folder, { recursive: true });

  const answered = lines.findIndex((line) => line.includes('"HTTP/1.1 200 OK'));
  const before = lines.slice(0, answered);
  const written = before.findLastIndex((line) => /pwrite64\(\d+<[^>]*-wal>/.test(line));
  const flushed = before.findLastIndex((line) => /f(data)?sync\(\d+<[^>]*-wal>/.test(line));
  expect(written).toBeGreaterThan(-1);
  expect(flushed).toBeGreaterThan(written);
});

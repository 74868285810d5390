import { afterEach, expect, test, vi } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const jumpMs = 3 * 365 * dayMs;

/** The time until eleven o'clock in India, when old enquiries are deleted. */
const untilElevenMs = dayMs - ((Date.now() - Date.parse("2026-01-01T11:00+05:30")) % dayMs);

/** Starts a server whose clock is this far ahead. */
const startAhead = (aheadMs: number) =>
  fixture.start({ movableClock: true, variables: { CLOCK_AHEAD_MS: String(untilElevenMs + aheadMs) } });

const stored = async () => (await fixture.query((archive) => archive.counts())).delivered;

// The server checks its clock twice a minute.
const untilLogged = (server: ServerProcess, words: string) =>
  vi.waitUntil(() => server.output().includes(words), { timeout: 60_000, interval: 100 });

test("a clock three years ahead deletes nothing until it has been stable for a day", async () => {
  fixture = await createServerFixture("SQLite");
  await fixture.storeMany({ number: 150, receivedAtMs: Date.now() - 10 * dayMs, state: "delivered" });
  let server = await startAhead(0);
  await untilLogged(server, "old enquiries not deleted yet");
  await server.end("SIGTERM");
  // By now the clock is trusted.
  server = await startAhead(23 * hourMs);
  await server.end("SIGTERM");
  server = await startAhead(25 * hourMs);
  await untilLogged(server, "old enquiries deleted");
  expect(await stored()).toBe(150);

  await server.setClock(untilElevenMs + 25 * hourMs + jumpMs);
  await untilLogged(server, "old enquiries not deleted yet");
  await server.setClock(untilElevenMs + 25 * hourMs);
  expect(await stored()).toBe(150);
  await server.end("SIGTERM");

  // Another jump, after which the clock is stable.
  server = await startAhead(26 * hourMs + 2 * jumpMs);
  await untilLogged(server, "old enquiries not deleted yet");
  await server.end("SIGTERM");
  server = await startAhead(49 * hourMs + 2 * jumpMs);
  await untilLogged(server, "old enquiries not deleted yet");
  expect(await stored()).toBe(150);
  await server.end("SIGTERM");
  server = await startAhead(51 * hourMs + 2 * jumpMs);
  await untilLogged(server, "old enquiries deleted");
  expect(await stored()).toBe(0);
});

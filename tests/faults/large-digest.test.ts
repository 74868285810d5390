import { afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { peakMegabytes } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const number = 200_000;

/** The next eight o'clock in India, when the digest is sent. */
function nextEight(): number {
  const afterEightMs = (Date.now() - Date.parse("2026-01-01T08:00+05:30")) % dayMs;
  return Date.now() - afterEightMs + dayMs;
}

test("the digest of a day with 200,000 enquiries, half of them parked, takes less than 50 MB of memory", async () => {
  fixture = await createServerFixture("SQLite");
  const eight = nextEight();
  await fixture.storeMany({ number, receivedAtMs: eight - minuteMs, state: "parked" });
  const server = await fixture.start({ movableClock: true });
  const before = await peakMegabytes(server.child.pid);
  await server.setClock(eight + minuteMs - Date.now());
  // The server checks the clock twice a minute.
  const [mail] = await fixture.mail.waitForMails(1, 90_000);
  const after = await peakMegabytes(server.child.pid);
  console.info(`peak memory: ${before.toFixed(0)} MB before the digest, ${after.toFixed(0)} MB after it`);
  expect(mail?.subject).toMatch(/: 200000 received, 0 waiting, 100000 parked$/);
  expect(mail?.text).toContain("and 199900 more");
  // The renderers use most of a server's memory.
  expect(after - before).toBeLessThan(50);
});

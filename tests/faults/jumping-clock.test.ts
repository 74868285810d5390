import { afterEach, expect, test, vi } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry } from "#server/testing/visitors.ts";
import { expectArrivalOf, referencesOf, repeatsAmong } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const dayMs = 24 * 60 * 60_000;
const variables = { ENQUIRY_LEASE_SECONDS: "180" };
/** The jump back to midnight in India. Before eight no morning email is due, which would hang too and use up the connections. */
const msToMidnightInIndia = () => -((Date.now() + 5.5 * 60 * 60_000) % dayMs);
const halls = (label: string) => Array.from({ length: 40 }, (_, index) => `${label}, hall ${index}`);

test("each enquiry to a server whose clock jumps two days ahead and back under load arrives once", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start({ variables, movableClock: true });
  const pages = watchPages(server.origin);
  const bursts = [sendAll(server.origin, halls("now"))];
  for (const days of [2, -2, 1, 0]) {
    await server.setClock(days * dayMs);
    bursts.push(sendAll(server.origin, halls(`${days} days`)));
  }
  const answers = (await Promise.all(bursts)).flat();
  expect(acknowledged(answers)).toHaveLength(answers.length);
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
  const slowestPageMs = await pages.stop();
  await recordFault(fixture, { name: "Clock jumps by up to two days", rounds: 4, answers, server, slowestPageMs });
});

test.each([
  ["ahead", 1],
  ["back", -1],
])("a postponed delivery is made after the clock jumps a day %s", async (_, days) => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "refuse", at: "recipient", code: 451 });
  const server = await fixture.start({ variables, movableClock: true });
  const answer = await sendEnquiry(server.origin, "A hall.");
  const reason = async () => (await fixture.query((archive) => archive.find(answer.reference)))?.deliveries[0]?.reason;
  await vi.waitFor(async () => expect(await reason()).toMatch(/451/), { timeout: 30_000, interval: 200 });
  fixture.mail.answer({ kind: "accept" });
  await server.setClock(days * dayMs);
  await expectArrivalOf([answer], fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

test.each([
  ["ahead", 1],
  ["back", -1],
])("an attempt in progress while the clock jumps a day %s is not repeated", async (_, days) => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "hang", at: "data" });
  const server = await fixture.start({ variables, movableClock: true });
  const nightMs = msToMidnightInIndia();
  await server.setClock(nightMs);
  const lasting = await sendEnquiry(server.origin, "A hall whose mail hangs.");
  const hangs = () => expect(fixture.mail.withheld.flatMap(referencesOf)).toContain(lasting.reference);
  await vi.waitFor(hangs, { timeout: 30_000 });
  fixture.mail.answer({ kind: "accept" });
  await server.setClock(nightMs + days * dayMs);
  // Each wakes the delivery loop, which then finds everything due by the new clock.
  for (const hall of ["Another hall.", "A third hall."])
    await expectArrivalOf([await sendEnquiry(server.origin, hall)], fixture);
  expect(fixture.mail.mails.flatMap(referencesOf)).not.toContain(lasting.reference);
});

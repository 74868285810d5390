import { afterEach, expect, test, vi } from "vitest";
import { startMailReceiver } from "#server/testing/mail-receiver.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrivals.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const halls = Array.from({ length: 10 }, (_, index) => `Hall ${index}`);
// No attempt may be cut short here.
const variables = { ENQUIRY_LEASE_SECONDS: "180" };

/** Sends all and expects them to be acknowledged at once, whatever becomes of the mail. */
async function send(origin: string): Promise<Answer[]> {
  const started = performance.now();
  const answers = await sendAll(origin, halls);
  expect(acknowledged(answers)).toHaveLength(halls.length);
  expect(performance.now() - started).toBeLessThan(10_000);
  return answers;
}

async function untilReasonsAre(state: "waiting" | "parked", reason: RegExp): Promise<void> {
  const whatIsNot = async () => {
    const deliveries = (await fixture.query((archive) => archive.list())).flatMap((one) => one.deliveries);
    return deliveries.filter((one) => one.state !== state || !reason.test(one.reason ?? ""));
  };
  await vi.waitFor(async () => expect(await whatIsNot()).toEqual([]), { timeout: 60_000, interval: 200 });
}

/** Makes all due again, as their owner does with `npm run enquiries -- retry`. */
async function retry(answers: readonly Answer[]): Promise<void> {
  await fixture.query(async (archive) => {
    for (const { reference } of answers) await archive.retry(reference);
  });
}

test("mail for a server that cannot be reached waits, and arrives once when it can", async () => {
  fixture = await createServerFixture("SQLite");
  const { port } = fixture.mail;
  const server = await fixture.start({ variables });
  await fixture.mail.close();
  const answers = await send(server.origin);
  await untilReasonsAre("waiting", /ECONNREFUSED|ESOCKET/);
  fixture.mail = await startMailReceiver({ port });
  await retry(answers);
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

test.each([
  ["451, then accepted: it waits, and arrives once", 451, "waiting"],
  ["550: it is parked and counted, and arrives once when its owner retries it", 550, "parked"],
] as const)("mail refused with %s", async (_, code, state) => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "refuse", at: "recipient", code });
  const server = await fixture.start({ variables });
  const answers = await send(server.origin);
  await untilReasonsAre(state, new RegExp(`${code}`));
  const health = (await (await fetch(`${server.origin}/healthz`)).json()) as { enquiries: Record<string, number> };
  expect(health.enquiries).toMatchObject({ delivered: 0, [state]: halls.length });
  fixture.mail.answer({ kind: "accept" });
  await retry(answers);
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

test("a mail server that hangs holds up neither visitors nor the end of the server, and the next start delivers", async () => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "hang", at: "data" });
  const server = await fixture.start({ variables });
  const answers = await send(server.origin);
  await vi.waitFor(() => expect(fixture.mail.connections).toBeGreaterThanOrEqual(4), { timeout: 20_000 });
  const asked = performance.now();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(performance.now() - asked).toBeLessThan(25_000);
  fixture.mail.answer({ kind: "accept" });
  await fixture.start({ variables });
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startMailReceiver } from "#server/testing/mail-receiver.ts";
import { hasPostgres } from "#server/testing/test-postgres.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const halls = Array.from({ length: 10 }, (_, index) => `Hall ${index}`);
const token = "0123456789abcdef";
// The lease is longer than any attempt in these tests.
const variables = { ENQUIRY_LEASE_SECONDS: "180", HEALTH_TOKEN: token };

/** Sends all and expects immediate acknowledgements, whether or not mail works. */
async function send(origin: string): Promise<Answer[]> {
  const started = performance.now();
  const answers = await sendAll(origin, halls);
  expect(acknowledged(answers)).toHaveLength(halls.length);
  expect(performance.now() - started).toBeLessThan(10_000);
  return answers;
}

/** Waits until all enquiries wait for this reason. */
async function untilWaiting(reason: RegExp): Promise<void> {
  const whatIsNot = async () => {
    const all = (await fixture.query((archive) => archive.list())).flatMap((one) => one.deliveries);
    const deliveries = all.filter((one) => one.channel === "mail");
    return deliveries.filter((one) => one.state !== "waiting" || !reason.test(one.reason ?? ""));
  };
  await vi.waitFor(async () => expect(await whatIsNot()).toEqual([]), { timeout: 60_000, interval: 200 });
}

/** Makes all due again, as the owner does with `npm run enquiries -- retry`. */
async function retry(answers: readonly Answer[]): Promise<void> {
  await fixture.query(async (archive) => {
    for (const { reference } of answers) await archive.retry(reference);
  });
}

test("mail for an unreachable server waits, and arrives once when the server is back", async () => {
  fixture = await createServerFixture("SQLite");
  const { port } = fixture.mail;
  const server = await fixture.start({ variables });
  const pages = watchPages(server.origin);
  await fixture.mail.close();
  const answers = await send(server.origin);
  await untilWaiting(/ECONNREFUSED|ESOCKET/);
  fixture.mail = await startMailReceiver({ port });
  await retry(answers);
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
  await recordFault(fixture, { name: "Mail server down", answers, server, slowestPageMs: await pages.stop() });
});

test.each([
  [451, "recipient"],
  [550, "sender"],
] as const)("mail refused with %i at the %s waits, and arrives once when it is accepted", async (code, at) => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "refuse", at, code });
  const server = await fixture.start({ variables });
  const pages = watchPages(server.origin);
  const answers = await send(server.origin);
  await untilWaiting(new RegExp(`${code}`));
  const health = (await (
    await fetch(`${server.origin}/healthz`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { enquiries: Record<string, number> };
  expect(health.enquiries).toMatchObject({ delivered: 0, waiting: halls.length });
  fixture.mail.answer({ kind: "accept" });
  await retry(answers);
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
  const name = `Mail refused with ${code} at the ${at}, later accepted`;
  await recordFault(fixture, { name, answers, server, slowestPageMs: await pages.stop() });
});

test("enquiries refused after every message arrive without the owner's help once the mail server accepts another", async () => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "refuse", at: "data", code: 554 });
  const server = await fixture.start({ variables });
  const answers = await send(server.origin);
  await untilWaiting(/^SMTP 554 at DATA$/);
  expect(await (await fetch(`${server.origin}/healthz`)).json()).toMatchObject({
    status: "degraded",
    failingChannels: ["mail"],
  });
  fixture.mail.answer({ kind: "accept" });
  const [later] = await sendAll(server.origin, ["Another hall"]);
  await expectArrivalOf([...answers, later!], fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

test("a hanging mail server delays neither visitors nor the server's shutdown, and the next start delivers", async () => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "hang", at: "data" });
  const server = await fixture.start({ variables });
  const pages = watchPages(server.origin);
  const answers = await send(server.origin);
  await vi.waitFor(() => expect(fixture.mail.connections).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  const slowestPageMs = await pages.stop();
  const asked = performance.now();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(performance.now() - asked).toBeLessThan(25_000);
  fixture.mail.answer({ kind: "accept" });
  const next = await fixture.start({ variables });
  await expectArrivalOf(answers, fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
  await recordFault(fixture, { name: "Mail server hangs", answers, server: next, slowestPageMs });
});

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** The owner's webhook, which accepts everything. */
async function startWebhook() {
  const taken: { type: string; data: Record<string, string> }[] = [];
  const receiver = createServer(async (request, response) => {
    taken.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  await once(receiver, "listening");
  const { port } = receiver.address() as AddressInfo;
  return { taken, variables: { ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${port}`, ENQUIRY_WEBHOOK_SECRET: secret } };
}

const stores = ["SQLite", ...(hasPostgres ? (["PostgreSQL"] as const) : [])] as const;

test.each(stores)(
  "%s: a refused recipient is reported in the health check, the log, the webhook and at the next start, after which everything arrives",
  async (kind) => {
    fixture = await createServerFixture(kind);
    fixture.mail.answer({ kind: "refuse", at: "recipient", code: 550, words: "5.1.1 <owner@example.com> is unknown" });
    const webhook = await startWebhook();
    const server = await fixture.start({ variables: { ...variables, ...webhook.variables } });
    const answers = await send(server.origin);
    await untilWaiting(/^SMTP 550 5.1.1 at RCPT TO$/);
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toMatchObject({
      status: "degraded",
      failingChannels: ["mail"],
    });
    const meaning = "the mail server refuses the recipient addresses (ENQUIRY_TO)";
    const events = () => webhook.taken.filter(({ type }) => type.startsWith("channel."));
    await vi.waitFor(() => expect(events()).toHaveLength(1), { timeout: 20_000 });
    expect(events()[0]).toMatchObject({
      type: "channel.failing",
      data: { channel: "mail", reason: "SMTP 550 5.1.1 at RCPT TO", explanation: expect.stringContaining(meaning) },
    });
    const said = server
      .output()
      .split("\n")
      .filter((line) => line.includes('"channel failing"'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(meaning);
    expect(await fixture.query((archive) => archive.obstacles())).toMatchObject([
      { channel: "mail", state: "waiting", reason: "SMTP 550 5.1.1 at RCPT TO", enquiries: halls.length },
    ]);
    await server.end("SIGTERM");

    fixture.mail.answer({ kind: "accept" });
    const next = await fixture.start({ variables: { ...variables, ...webhook.variables } });
    await expectArrivalOf(answers, fixture);
    expect(next.output()).toContain("Some enquiries have not been delivered:\n");
    expect(next.output()).toContain(meaning);
    expect(server.output() + next.output()).not.toContain("owner@example.com");
    // The state is written after the email has been accepted.
    await expect.poll(() => fixture.query((archive) => archive.obstacles()), { timeout: 20_000 }).toEqual([]);
  },
);

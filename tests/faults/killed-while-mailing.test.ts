import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { hasPostgres } from "#server/testing/postgres.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll } from "#server/testing/visitors.ts";
import { referencesOf } from "./arrivals.ts";
import { recordFault } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const leaseMs = 6000;
const stores = ["SQLite", ...(hasPostgres ? (["PostgreSQL"] as const) : [])] as const;

test.each(stores)(
  "%s: a server killed after a mail server has taken a mail, and before it has said so, does not send it again",
  async (kind) => {
    fixture = await createServerFixture(kind);
    fixture.mail.answer({ kind: "accept late", afterMs: 700 });
    const server = await fixture.start();
    const answers = await sendAll(server.origin, ["Hall 1", "Hall 2"]);
    expect(acknowledged(answers)).toHaveLength(2);
    await fixture.mail.waitForMails(2, 30_000);
    await server.end("SIGKILL");
    await vi.waitFor(
      async () => {
        const { delivered } = await fixture.query((archive) => archive.counts());
        expect(delivered).toBe(2);
      },
      { timeout: 20_000, interval: 100 },
    );
    const next = await fixture.start();
    await wait(leaseMs + 3000);
    expect(fixture.mail.mails.flatMap(referencesOf).toSorted()).toEqual(
      answers.map(({ reference }) => reference).toSorted(),
    );
    const name = `Server killed before the mail server has answered, ${kind}`;
    await recordFault(fixture, { name, answers, server: next });
  },
);

test("a server killed while a mail server hangs tries again when it is back", async () => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "hang", at: "data" });
  const server = await fixture.start();
  const [answer] = await sendAll(server.origin, ["A hall"]);
  await vi.waitFor(() => expect(fixture.mail.withheld).not.toHaveLength(0), { timeout: 20_000 });
  await server.end("SIGKILL");
  fixture.mail.answer({ kind: "accept" });
  await fixture.start();
  const [mail] = await fixture.mail.waitForMails(1, 60_000);
  expect(mail && referencesOf(mail)).toEqual([answer?.reference]);
});

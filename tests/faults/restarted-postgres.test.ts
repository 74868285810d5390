import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { hasPostgres, startPostgres, type TestPostgres } from "#server/testing/test-postgres.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";

// A separate one, because the one that all tests share must not be stopped.
let postgres: TestPostgres;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.close());

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const visitors = 8;
const longestAnswerMs = 20_000;

test.skipIf(!hasPostgres).each(["SIGINT", "SIGKILL"] as const)(
  "PostgreSQL ended by %s and restarted under load loses nothing, and each visitor who tries again succeeds",
  async (signal) => {
    fixture = await createServerFixture("PostgreSQL", { databaseUrl: await postgres.newDatabase() });
    // An email that takes longer than two thirds of the lease is sent again, as it may be on a busy machine.
    const server = await fixture.start({ variables: { ENQUIRY_LEASE_SECONDS: "12" } });
    const answers: Answer[] = [];
    let slowestMs = 0;
    let restarted = false;
    /**
     * Sends enquiries in sequence, retrying each until it is acknowledged, and some more once the database is
     * back.
     */
    const visit = async (visitor: number) => {
      for (let sent = 0, more = 5; more > 0; sent += 1) {
        let answer: Answer | undefined;
        while (answer?.status !== 200) {
          const started = performance.now();
          answer = await sendEnquiry(server.origin, `Visitor ${visitor}, hall ${sent}`);
          slowestMs = Math.max(slowestMs, performance.now() - started);
          answers.push(answer);
          if (answer.status !== 200) await wait(50);
        }
        if (restarted) more -= 1;
      }
    };
    const visits = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
    while (answers.length < 50) await wait(5);
    const pages = watchPages(server.origin);
    await postgres.restart(signal);
    restarted = true;
    await visits;
    const slowestPageMs = await pages.stop();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(slowestMs).toBeLessThan(longestAnswerMs);
    await expectArrivalOf(acknowledged(answers), fixture);
    expect(repeatsAmong(fixture.mail.mails)).toBe(0);
    expect(await fixture.query((archive) => archive.list())).toHaveLength(acknowledged(answers).length);
    await recordFault(fixture, {
      name: `PostgreSQL ended by ${signal} and started again`,
      answers,
      server,
      slowestPageMs,
    });
  },
);

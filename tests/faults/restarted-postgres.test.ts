import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { hasPostgres } from "#server/testing/postgres.ts";
import { layTestBed, type TestBed } from "#server/testing/test-bed.ts";
import { acknowledged, sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrivals.ts";

let bed: TestBed;
afterEach(() => bed?.clear());

const visitors = 8;
const longestAnswerMs = 20_000;

test.skipIf(!hasPostgres).each(["SIGINT", "SIGKILL"] as const)(
  "PostgreSQL ended by %s and started again under load loses nothing, and each visitor who tries again succeeds",
  async (signal) => {
    bed = await layTestBed("PostgreSQL");
    const server = await bed.start();
    const answers: Answer[] = [];
    let slowestMs = 0;
    let restarted = false;
    /** Sends one enquiry after the other, each until it is acknowledged, and some more once the database is back. */
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
    await bed.postgres?.restart(signal);
    restarted = true;
    await visits;

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(slowestMs).toBeLessThan(longestAnswerMs);
    await expectArrivalOf(acknowledged(answers), bed);
    expect(repeatsAmong(bed.mail.mails)).toBe(0);
    expect(await bed.ask((archive) => archive.list())).toHaveLength(acknowledged(answers).length);
  },
);

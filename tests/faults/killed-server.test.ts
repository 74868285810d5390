import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { hasPostgres } from "#server/testing/test-postgres.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { createServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { recordFault } from "./fault-record.ts";
import { randomOfThisRun, rounds } from "./rounds.ts";

const burst = (round: number) => Array.from({ length: 300 }, (_, index) => `Round ${round}, hall ${index}`);

/** Kills from another process, because this one is busy with three hundred visitors. */
async function killAfter(delayMs: number, server: ServerProcess): Promise<void> {
  await once(spawn("sh", ["-c", `sleep ${delayMs / 1000}; kill -KILL ${server.child.pid}`]), "close");
  await server.end("SIGKILL");
}

/** Sends a burst to a server that is killed after a number of answers or milliseconds. */
async function sendToItsDeath(server: ServerProcess, messages: string[], moment: { answers: number } | { ms: number }) {
  let answers = 0;
  const killed = "ms" in moment ? killAfter(moment.ms, server) : undefined;
  const told = await sendAll(server.origin, messages, () => {
    answers += 1;
    if ("answers" in moment && answers === moment.answers) server.child.kill("SIGKILL");
  });
  await killed;
  await server.end("SIGKILL");
  return told;
}

describe.concurrent("a server killed in a burst", () => {
  test.for([["SQLite", rounds(10)], ...(hasPostgres ? ([["PostgreSQL", rounds(3)]] as const) : [])] as const)(
    "%s: every acknowledged enquiry arrives, %i times",
    { timeout: 120_000 + rounds(10) * 30_000 },
    async ([kind, times], { onTestFinished }) => {
      const random = randomOfThisRun();
      const fixture = await createServerFixture(kind);
      onTestFinished(() => fixture.remove());
      let server = await fixture.start();
      const started = performance.now();
      const answers: Answer[] = await sendAll(server.origin, burst(0));
      const burstMs = performance.now() - started;
      await server.end("SIGKILL");
      expect(acknowledged(answers)).toHaveLength(300);

      for (let round = 1; round <= times; round += 1) {
        server = await fixture.start();
        // Half of the kills are before the first answers, and half among them.
        const answersBefore = round === 1 ? 1 : 1 + Math.floor(random() * 250);
        const moment = round % 2 === 0 ? { ms: random() * burstMs } : { answers: answersBefore };
        const told = await sendToItsDeath(server, burst(round), moment);
        answers.push(...told);
      }
      // Otherwise every kill was too late.
      expect(acknowledged(answers).length).toBeLessThan(answers.length);
      server = await fixture.start();
      await expectArrivalOf(acknowledged(answers), fixture, 60_000 + times * 20_000);
      await recordFault(fixture, { name: `Server killed in a burst, ${kind}`, rounds: times + 1, answers, server });
    },
  );
});

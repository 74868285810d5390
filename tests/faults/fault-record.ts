import { appendFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { acknowledged, type Answer } from "#server/testing/visitors.ts";
import { referencesOf } from "./arrivals.ts";
import { peakMegabytes } from "./memory.ts";

/** What became of the enquiries of one fault: a row of `bench/fault-results.md`. */
export interface FaultRecord {
  fault: string;
  /** How often the fault was caused. */
  rounds: number;
  tried: number;
  acknowledged: number;
  /** Of the acknowledged ones, how many are in the database. */
  kept: number;
  /** Of the acknowledged ones, how many have arrived by mail; undefined where no mail is sent. */
  mailed: number | undefined;
  /** How many arrived a second time. */
  repeated: number;
  /** The longest time that a page took during the fault; undefined where the server itself is down. */
  slowestPageMs: number | undefined;
  /** The most memory that the server has had resident so far. */
  peakMegabytes: number;
}

interface Fault {
  name: string;
  rounds?: number;
  answers: readonly Answer[];
  server: ServerProcess;
  sendsMail?: boolean;
  slowestPageMs?: number | undefined;
}

/** Counts what became of the enquiries and says it; into the file that FAULT_RECORDS names, too. */
export async function recordFault(fixture: ServerFixture, fault: Fault): Promise<void> {
  const { name, rounds = 1, answers, server, sendsMail = true, slowestPageMs } = fault;
  const told = new Set(acknowledged(answers).map(({ reference }) => reference));
  const stored = new Set((await fixture.query((archive) => archive.list())).map(({ reference }) => reference));
  const arrived = fixture.mail.mails.flatMap(referencesOf);
  const countTold = (references: Iterable<string>) => [...references].filter((reference) => told.has(reference)).length;
  const record: FaultRecord = {
    fault: name,
    rounds,
    tried: answers.length,
    acknowledged: told.size,
    kept: countTold(stored),
    mailed: sendsMail ? countTold(new Set(arrived)) : undefined,
    repeated: arrived.length - new Set(arrived).size,
    slowestPageMs: slowestPageMs === undefined ? undefined : Math.round(slowestPageMs),
    peakMegabytes: Math.round(await peakMegabytes(server.child.pid)),
  };
  console.info(JSON.stringify(record));
  if (process.env.FAULT_RECORDS) appendFileSync(process.env.FAULT_RECORDS, `${JSON.stringify(record)}\n`);
}

/** Asks for pages one after another until it is stopped; then tells the longest time that one took, in milliseconds. */
export function watchPages(origin: string): { stop(): Promise<number> } {
  const stopping = new AbortController();
  let slowestMs = 0;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      for (const path of ["/livez", "/"]) {
        const started = performance.now();
        const response = await fetch(origin + path);
        await response.text();
        if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
        slowestMs = Math.max(slowestMs, performance.now() - started);
      }
      await wait(20);
    }
    return slowestMs;
  };
  const watching = watch();
  // Reported by whoever stops it.
  watching.catch(() => undefined);
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}

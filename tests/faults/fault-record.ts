import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerFixture } from "#server/testing/server-fixture.ts";
import type { ServerProcess } from "#server/testing/server-process.ts";
import { acknowledged, type Answer } from "#server/testing/visitors.ts";
import { referencesOf } from "./arrived-enquiries.ts";

/** The results of one fault: a row of `bench/fault-results.md`. */
export interface FaultRecord {
  fault: string;
  /** How often the fault was caused. */
  rounds: number;
  tried: number;
  acknowledged: number;
  /** How many of the acknowledged enquiries are in the database. */
  kept: number;
  /** How many of the acknowledged enquiries have arrived by email; undefined if no email is sent. */
  mailed: number | undefined;
  /** How many arrived a second time. */
  repeated: number;
  /** The longest response time of a page during the fault; undefined if the server itself is down. */
  slowestPageMs: number | undefined;
  /** The server's peak resident memory so far. */
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

/** Counts the results for the enquiries and prints them; also appends them to the file in FAULT_RECORDS. */
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

/** Requests pages in sequence until it is stopped, and then returns the longest response time in milliseconds. */
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
  // The caller that stops it reports the error.
  watching.catch(() => undefined);
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}

/** The peak resident memory of a process in megabytes. Known on Linux only. */
export async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

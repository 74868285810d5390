import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/errand.ts";
import type { EnquiryArchive } from "../store/archive.ts";
import { dayInIndia } from "./day-in-india.ts";

export interface DailyTask {
  name: string;
  /** From when on it is due, in minutes since midnight in India. */
  fromMinute: number;
  /** Says whether it is done for the day or has to be tried again; an error means again. */
  run(day: string, signal: AbortSignal): Promise<"done" | "again">;
}

export interface DailyTasksParts {
  tasks: readonly DailyTask[];
  archive: Pick<EnquiryArchive, "claimDay">;
  log: Log;
  /** How often to look at the clock. */
  everyMs?: number;
  /** How long to wait before a task that could not be done is tried again. */
  againAfterMs?: number;
  /** Milliseconds since 1970, UTC. */
  now?: () => number;
}

/** How a task stands on its latest day. Times are those of the steady clock, which never jumps. */
interface Stand {
  day: string;
  done: boolean;
  notBeforeMs: number;
}

/**
 * Does each task once a day, by one of all the processes on the database: the first that finds it due takes the day. That
 * process tries until the task is done or the day is over; a start after the due time makes up for what was missed.
 */
export function startDailyTasks({
  tasks,
  archive,
  log,
  everyMs = 30_000,
  againAfterMs = 5 * 60_000,
  now = Date.now,
}: DailyTasksParts): { stop(): Promise<void> } {
  const halt = new AbortController();
  const stands = new Map<string, Stand>();

  const standOf = async (name: string, day: string): Promise<Stand> => {
    const known = stands.get(name);
    if (known?.day === day) return known;
    const stand = { day, done: !(await archive.claimDay(name, day)), notBeforeMs: 0 };
    stands.set(name, stand);
    return stand;
  };

  const look = async ({ name, fromMinute, run }: DailyTask) => {
    const { day, minute } = dayInIndia(now());
    if (minute < fromMinute) return;
    try {
      const stand = await standOf(name, day);
      if (stand.done || performance.now() < stand.notBeforeMs) return;
      stand.notBeforeMs = performance.now() + againAfterMs;
      stand.done = (await run(day, halt.signal)) === "done";
    } catch (error) {
      log.error("daily task failed", { task: name, reason: codeOf(error) });
    }
  };

  const keepLooking = async () => {
    while (!halt.signal.aborted) {
      for (const task of tasks) await look(task);
      await wait(everyMs, undefined, { signal: halt.signal }).catch(() => undefined);
    }
  };
  const finished = keepLooking();

  return {
    stop() {
      halt.abort();
      return finished;
    },
  };
}

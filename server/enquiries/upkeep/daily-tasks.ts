import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/errand.ts";
import type { TaskCalendar } from "../store/task-calendar.ts";
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
  calendar: TaskCalendar;
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
  /** This process has done it, and the calendar may not know yet. */
  done: boolean;
  /** There is nothing left to do. */
  over: boolean;
  notBeforeMs: number;
}

/**
 * Does each task once a day, by one of all the processes on the database: the first that finds it due takes the day. It
 * tries until the task is done or the day is over; when it ends before, another process or its successor takes over. A start
 * after the due time makes up for what was missed.
 */
export function startDailyTasks({
  tasks,
  calendar,
  log,
  everyMs = 30_000,
  againAfterMs = 5 * 60_000,
  now = Date.now,
}: DailyTasksParts): { stop(): Promise<void> } {
  const halt = new AbortController();
  const holder = randomUUID();
  const stands = new Map<string, Stand>();

  const standOf = (name: string, day: string): Stand => {
    const known = stands.get(name);
    if (known?.day === day) return known;
    const stand = { day, done: false, over: false, notBeforeMs: 0 };
    stands.set(name, stand);
    return stand;
  };

  const look = async ({ name, fromMinute, run }: DailyTask) => {
    const { day, minute } = dayInIndia(now());
    if (minute < fromMinute) return;
    const stand = standOf(name, day);
    if (stand.over || performance.now() < stand.notBeforeMs) return;
    try {
      if (!stand.done && (await calendar.claim(name, day, holder))) {
        stand.done = (await run(day, halt.signal)) === "done";
      }
      if (stand.done) {
        await calendar.finish(name, day);
        stand.over = true;
      }
      // Where another process has the task, this one asks again later: the other may end before it is done.
      stand.notBeforeMs = performance.now() + againAfterMs;
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

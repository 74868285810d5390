import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";
import { dayInIndia } from "../india-time.ts";
import type { TaskCalendar } from "../store/task-calendar.ts";

export interface DailyTask {
  name: string;
  /** When it is due, in minutes since midnight in India. */
  fromMinute: number;
  /** Returns whether it is done for the day or has to be tried again; an error means again. */
  run(day: string, signal: AbortSignal): Promise<"done" | "again">;
}

export interface DailyTasksParts {
  tasks: readonly DailyTask[];
  calendar: TaskCalendar;
  log: Log;
  /** How often to check the clock. */
  everyMs?: number;
  /** How long to wait before a task that could not be done is tried again. */
  againAfterMs?: number;
  /** Milliseconds since 1970, UTC. */
  now?: () => number;
}

/** The progress of a task on its latest day. Times are those of the monotonic clock, which never jumps. */
interface Progress {
  day: string;
  /** This process has done it. */
  done: boolean;
  /** The calendar knows that it is done. */
  recorded: boolean;
  notBeforeMs: number;
}

/**
 * Runs each task once a day, in one of all the processes on the database: the first that finds it due claims the day. It
 * tries until the task is done or the day is over; if the process ends before that, another one or its successor takes over. A
 * process that starts after the due time runs what was missed.
 */
export function startDailyTasks({
  tasks,
  calendar,
  log,
  everyMs = 30_000,
  againAfterMs = 5 * 60_000,
  now = Date.now,
}: DailyTasksParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const holder = randomUUID();
  const progresses = new Map<string, Progress>();

  const progressOf = (name: string, day: string): Progress => {
    const known = progresses.get(name);
    if (known?.day === day) return known;
    const progress = { day, done: false, recorded: false, notBeforeMs: 0 };
    progresses.set(name, progress);
    return progress;
  };

  const runIfDue = async ({ name, fromMinute, run }: DailyTask) => {
    const { day, minute } = dayInIndia(now());
    if (minute < fromMinute) return;
    const progress = progressOf(name, day);
    if (progress.recorded || performance.now() < progress.notBeforeMs) return;
    try {
      if (!progress.done && (await calendar.claim(name, day, holder))) {
        progress.done = (await run(day, stopping.signal)) === "done";
      }
      if (progress.done) {
        await calendar.finish(name, day);
        progress.recorded = true;
      }
      // Where another process has the task, this one asks again later: the other may end before it is done.
      progress.notBeforeMs = performance.now() + againAfterMs;
    } catch (error) {
      log.error("daily task failed", { task: name, reason: codeOf(error) });
    }
  };

  const checkRepeatedly = async () => {
    while (!stopping.signal.aborted) {
      for (const task of tasks) await runIfDue(task);
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const finished = checkRepeatedly();

  return {
    stop() {
      stopping.abort();
      return finished;
    },
  };
}

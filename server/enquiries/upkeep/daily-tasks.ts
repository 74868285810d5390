import { randomUUID } from "node:crypto";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";
import { dayInIndia } from "../india-time.ts";
import type { TaskCalendar } from "../store/task-calendar.ts";
import { repeat, type Repetition } from "./repeat.ts";

export interface DailyTask {
  name: string;
  /** The due time, in minutes since midnight in India. */
  fromMinute: number;
  /** Returns whether the task is done for the day or must be retried. An error also means a retry. */
  run(day: string, signal: AbortSignal): Promise<"done" | "again">;
}

export interface DailyTasksParts {
  tasks: readonly DailyTask[];
  calendar: TaskCalendar;
  log: Log;
  /** Interval between checks of the clock. */
  everyMs?: number;
  /** Delay before a task that could not be done is retried. */
  againAfterMs?: number;
  /** Milliseconds since 1970, UTC. */
  now?: () => number;
}

/** The progress of a task on its latest day. Times are on the monotonic clock, which never jumps. */
interface Progress {
  day: string;
  /** This process has done the task. */
  done: boolean;
  /** The calendar has recorded that the task is done. */
  recorded: boolean;
  notBeforeMs: number;
}

/**
 * Runs each task once a day, in one of the processes on the database: the first to find it due claims it and retries
 * until it is done or the day is over. If that process ends early, another one takes over. A process that starts after
 * the due time runs the missed task.
 */
export function startDailyTasks({
  tasks,
  calendar,
  log,
  everyMs = 30_000,
  againAfterMs = 5 * 60_000,
  now = Date.now,
}: DailyTasksParts): Repetition {
  const holder = randomUUID();
  const progresses = new Map<string, Progress>();

  const progressOf = (name: string, day: string): Progress => {
    const known = progresses.get(name);
    if (known?.day === day) return known;
    const progress = { day, done: false, recorded: false, notBeforeMs: 0 };
    progresses.set(name, progress);
    return progress;
  };

  const runIfDue = async ({ name, fromMinute, run }: DailyTask, stopping: AbortSignal) => {
    const { day, minute } = dayInIndia(now());
    if (minute < fromMinute) return;
    const progress = progressOf(name, day);
    if (progress.recorded || performance.now() < progress.notBeforeMs) return;
    try {
      if (!progress.done && (await calendar.claim(name, day, holder))) {
        progress.done = (await run(day, stopping)) === "done";
      }
      if (progress.done) {
        await calendar.finish(name, day);
        progress.recorded = true;
      }
      // If another process holds the task, ask again later: it may end before the task is done.
      progress.notBeforeMs = performance.now() + againAfterMs;
    } catch (error) {
      log.error("daily task failed", { task: name, reason: codeOf(error) });
    }
  };

  return repeat(async (stopping) => {
    for (const task of tasks) await runIfDue(task, stopping);
    return everyMs;
  });
}

import type { DatabaseHandle } from "./database.ts";

/** Longer than a process waits between two attempts at a task. */
const defaultLeaseMs = 15 * 60_000;

/**
 * Records which daily tasks are done, for all processes on a database. A day has the form `2026-01-31`. Every method
 * rejects if the database is unreachable.
 */
export interface TaskCalendar {
  /**
   * Claims a day's task until the lease ends; the holder may claim it again. Resolves to true for one holder at a time:
   * if a process ends, another takes over after its lease. Resolves to false once the task is done.
   */
  claim(task: string, day: string, holder: string): Promise<boolean>;
  finish(task: string, day: string): Promise<void>;
}

const idOf = (task: string, day: string) => `${task}/${day}`;

export function taskCalendar(handle: DatabaseHandle, leaseMs = defaultLeaseMs): TaskCalendar {
  return {
    async claim(task, day, holder) {
      const { kysely, nowMs: clock } = await handle.open();
      const nowMs = await clock();
      const claim = { holder, leaseUntilMs: nowMs + leaseMs };
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto("dailyTasks")
        .values({ id: idOf(task, day), state: "begun", ...claim })
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet(claim)
            .where("dailyTasks.state", "=", "begun")
            .where(({ eb, or }) =>
              or([
                eb("dailyTasks.holder", "=", holder),
                eb("dailyTasks.leaseUntilMs", "<=", nowMs),
                // A lease this long was written under another clock.
                eb("dailyTasks.leaseUntilMs", ">", nowMs + 2 * leaseMs),
              ]),
            ),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async finish(task, day) {
      const { kysely } = await handle.open();
      await kysely.updateTable("dailyTasks").set({ state: "done" }).where("id", "=", idOf(task, day)).execute();
    },
  };
}

import type { DatabaseHandle } from "./database.ts";

/** Longer than a process waits between two attempts at a task. */
const defaultLeaseMs = 15 * 60_000;

/** Which daily task has been done on which day, for all processes on a database. A day is written `2026-01-31`. Every method rejects when the database cannot be reached. */
export interface TaskCalendar {
  /**
   * Claims a day's task for as long as the lease lasts; the holder may claim it again. True for one holder at a time: another
   * one takes over when the lease of a process that has ended is over. False once the task is done.
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
                // Written under another clock.
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

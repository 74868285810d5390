import type { DatabaseHandle } from "./database.ts";

/** Longer than a process waits between two attempts at the same task. */
const defaultLeaseMs = 15 * 60_000;

/** Which daily task is done on which day, for all processes on a database. A day is `2026-01-31`. Every method rejects when the database cannot be reached. */
export interface TaskCalendar {
  /**
   * Takes a day's task, for a while and again for as long as the holder asks. True for one holder at a time; another one
   * takes over from a process that has ended. False once it is done.
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

import type { Kysely } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { Tables } from "./tables.ts";

const minuteMs = 60_000;
/** How long a clock must run without a jump before it decides which enquiries are old. */
export const settlingMs = 24 * 60 * minuteMs;
/** How much the clock may be corrected while a process observes it. */
const toleratedMs = 10 * minuteMs;
/** How far the clock may be ahead of the last observation: a server may be off at night. */
const longestGapMs = settlingMs;

/** A reading of the database's clock and how far to trust it. Times are milliseconds since 1970, UTC. */
export interface ObservedClock {
  nowMs: number;
  /** The time since which the clock has run without a noticed jump. */
  steadySinceMs: number;
  /** Whether the clock has jumped since the last observation. */
  jumped: boolean;
}

/** Records the readings of the clock in the database. Every method rejects if the database is unreachable. */
export interface ClockRecord {
  /**
   * Reads the clock and records the reading. Across all processes, observe every few minutes, and at least once a day.
   */
  observe(): Promise<ObservedClock>;
  /** Whether to trust the clock, without recording a reading. True if no reading has been recorded. */
  isBelievable(): Promise<boolean>;
  /** The time on the database's clock: milliseconds since 1970, UTC. */
  nowMs(): Promise<number>;
}

/** Whether a clock has run for a day without a jump. */
export function isSettled({ nowMs, steadySinceMs }: ObservedClock): boolean {
  return nowMs - steadySinceMs >= settlingMs;
}

const row = "clock";

/** @param monotonicMs a clock that never jumps, in milliseconds, which reveals jumps of the other at once */
export function clockRecord(handle: DatabaseHandle, monotonicMs: () => number = () => performance.now()): ClockRecord {
  let last: { nowMs: number; atMs: number } | undefined;

  /** Whether the clock has jumped since this process last observed it. */
  const hasJumped = (nowMs: number, atMs: number) =>
    last !== undefined && Math.abs(nowMs - last.nowMs - (atMs - last.atMs)) > toleratedMs;

  return {
    nowMs: async () => (await handle.open()).nowMs(),
    async observe() {
      const { kysely, shared, nowMs: clock } = await handle.open();
      const nowMs = await clock();
      const atMs = monotonicMs();
      const seenJumping = hasJumped(nowMs, atMs);
      const observed = await kysely.transaction().execute(async (transaction) => {
        const known = await recorded(transaction, shared);
        const jumped = known !== undefined && (seenJumping || !follows(nowMs, known.seenAtMs));
        const steadySinceMs = known === undefined || jumped ? nowMs : known.steadySinceMs;
        await note(transaction, nowMs, steadySinceMs);
        return { nowMs, steadySinceMs, jumped };
      });
      last = { nowMs, atMs };
      return observed;
    },
    async isBelievable() {
      const { kysely, nowMs: clock } = await handle.open();
      const nowMs = await clock();
      const known = await recorded(kysely, false);
      if (known === undefined) return true;
      return follows(nowMs, known.seenAtMs) && nowMs - known.steadySinceMs >= settlingMs;
    },
  };
}

function follows(nowMs: number, seenAtMs: number): boolean {
  return nowMs > seenAtMs - toleratedMs && nowMs < seenAtMs + longestGapMs;
}

/** @param locked prevents other processes from overwriting the row with conclusions from an older reading */
function recorded(database: Kysely<Tables>, locked: boolean) {
  return database
    .selectFrom("clockRecord")
    .select(["seenAtMs", "steadySinceMs"])
    .where("id", "=", row)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
}

async function note(database: Kysely<Tables>, seenAtMs: number, steadySinceMs: number): Promise<void> {
  await database
    .insertInto("clockRecord")
    .values({ id: row, seenAtMs, steadySinceMs })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seenAtMs, steadySinceMs }))
    .execute();
}

import type { Kysely } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { Tables } from "./tables.ts";

const minuteMs = 60_000;
/** How long a clock has to run without a leap before it decides what is old. */
export const settlingMs = 24 * 60 * minuteMs;
/** How much the clock may be corrected while a process watches it. */
const toleratedMs = 10 * minuteMs;
/** How much later than the last look the clock may be: a server is off at night. */
const longestGapMs = settlingMs;

/** What the clock of the database shows, and how far it can be believed. Times are milliseconds since 1970, UTC. */
export interface ObservedClock {
  nowMs: number;
  /** Since when it has run without a leap that anybody noticed. */
  steadySinceMs: number;
  /** It has leapt since the last look. */
  leapt: boolean;
}

/** The record, in the database, of what the clock has shown. Every method rejects when the database cannot be reached. */
export interface ClockRecord {
  /** Looks at the clock and notes what it shows. Between two looks of all processes there should be minutes, and a day at most. */
  observe(): Promise<ObservedClock>;
  /** Whether the clock can be believed, without a note. True where nobody has ever looked at it. */
  isBelievable(): Promise<boolean>;
  /** What the clock of the database shows: milliseconds since 1970, UTC. */
  nowMs(): Promise<number>;
}

/** Whether a clock has run for a day without a leap. */
export function isSettled({ nowMs, steadySinceMs }: ObservedClock): boolean {
  return nowMs - steadySinceMs >= settlingMs;
}

const row = "clock";

/** @param monotonicMs a clock that never leaps, in milliseconds, by which a leap is noticed at once */
export function clockRecord(handle: DatabaseHandle, monotonicMs: () => number = () => performance.now()): ClockRecord {
  let last: { nowMs: number; atMs: number } | undefined;

  /** A leap that this process has seen happen. */
  const hasLeapt = (nowMs: number, atMs: number) =>
    last !== undefined && Math.abs(nowMs - last.nowMs - (atMs - last.atMs)) > toleratedMs;

  return {
    nowMs: async () => (await handle.open()).nowMs(),
    async observe() {
      const { kysely, shared, nowMs: clock } = await handle.open();
      const nowMs = await clock();
      const atMs = monotonicMs();
      const seenLeaping = hasLeapt(nowMs, atMs);
      const observed = await kysely.transaction().execute(async (transaction) => {
        const known = await recorded(transaction, shared);
        const leapt = known !== undefined && (seenLeaping || !follows(nowMs, known.seenAtMs));
        const steadySinceMs = known === undefined || leapt ? nowMs : known.steadySinceMs;
        await note(transaction, nowMs, steadySinceMs);
        return { nowMs, steadySinceMs, leapt };
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

/** @param locked so that no other process writes what it has concluded from an older record */
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

import { describe, expect, test } from "vitest";
import { useStore, storeKinds } from "../../testing/store-fixture.ts";
import { clockRecord, isSettled } from "./clock-record.ts";
import type { DatabaseHandle } from "./database.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const yearMs = 365 * 24 * hourMs;

describe.each(storeKinds)("the record of the clock on %s", (kind) => {
  const fixture = useStore(kind);

  /** A machine with two clocks under the test's control: the wall clock and the monotonic clock. */
  function machine() {
    const clocks = { nowMs: Date.parse("2026-06-03T08:00Z"), monotonicMs: 0 };
    const database = fixture.openAgain();
    const handle: DatabaseHandle = {
      open: async () => ({ ...(await database.open()), nowMs: async () => clocks.nowMs }),
      close: database.close,
    };
    const start = () => clockRecord(handle, () => clocks.monotonicMs);
    let process = start();
    const settledAfter = async () => isSettled(await process.observe());
    return {
      /** Lets time pass and observes the clock every two hours. */
      async pass(timeMs: number) {
        await process.observe();
        for (let leftMs = timeMs; leftMs > 0; leftMs -= 2 * hourMs) {
          clocks.nowMs += Math.min(leftMs, 2 * hourMs);
          clocks.monotonicMs += Math.min(leftMs, 2 * hourMs);
          await process.observe();
        }
        return settledAfter();
      },
      jump(byMs: number) {
        clocks.nowMs += byMs;
        return settledAfter();
      },
      /** Ends the process and starts another one after this time. */
      restart(afterMs: number) {
        clocks.nowMs += afterMs;
        clocks.monotonicMs = 0;
        process = start();
        return settledAfter();
      },
      isBelievable: () => start().isBelievable(),
    };
  }

  test("a clock is settled once it has run for a day", async () => {
    const { pass, isBelievable } = machine();
    expect(await isBelievable()).toBe(true);
    expect(await pass(23 * hourMs + 50 * minuteMs)).toBe(false);
    expect(await isBelievable()).toBe(false);
    expect(await pass(20 * minuteMs)).toBe(true);
    expect(await isBelievable()).toBe(true);
  });

  test.each([
    ["three years ahead", 3 * yearMs],
    ["an hour ahead", hourMs],
    ["a year back", -yearMs],
  ])("a clock that jumps %s settles after a day, and jumping back restarts the day", async (_, jumpMs) => {
    const { pass, jump } = machine();
    expect(await pass(25 * hourMs)).toBe(true);
    expect(await jump(jumpMs)).toBe(false);
    expect(await pass(hourMs)).toBe(false);
    expect(await jump(-jumpMs)).toBe(false);
    expect(await pass(23 * hourMs)).toBe(false);
    expect(await pass(hourMs)).toBe(true);
  });

  test("a clock corrected by a few minutes stays settled", async () => {
    const { pass, jump } = machine();
    await pass(25 * hourMs);
    expect(await jump(5 * minuteMs)).toBe(true);
    expect(await jump(-5 * minuteMs)).toBe(true);
  });

  test("a clock stays settled over a night without a server, but not over a jump between two processes", async () => {
    const { pass, restart, isBelievable } = machine();
    await pass(25 * hourMs);
    expect(await restart(14 * hourMs)).toBe(true);
    expect(await isBelievable()).toBe(true);
    expect(await restart(3 * yearMs)).toBe(false);
    expect(await isBelievable()).toBe(false);
    expect(await pass(25 * hourMs)).toBe(true);
    expect(await restart(-3 * yearMs)).toBe(false);
  });
});

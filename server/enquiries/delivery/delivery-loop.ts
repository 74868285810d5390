import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../store/delivery-queue.ts";
import type { Channel } from "./channel.ts";
import { codeOf, makeAttempt, recordResult, type AttemptParts, type DeliveryAttempt } from "./delivery-attempt.ts";

export interface DeliveryLoop {
  /** Checks for due deliveries immediately. */
  wake(): void;
  /**
   * Stops claiming, lets attempts in progress finish, and aborts and releases the rest after the grace period. Resolves
   * when the database has recorded every result, or cannot.
   */
  stop(graceMs?: number): Promise<void>;
}

export interface DeliveryLoopParts {
  queue: DeliveryQueue;
  channel: Channel;
  log: Log;
  /** Called when an attempt ends without being cancelled, before its result is recorded. */
  onOutcome?: AttemptParts["onOutcome"];
  /** How many attempts run concurrently. */
  concurrency?: number | undefined;
  /** Interval between checks for due deliveries. */
  everyMs?: number;
  /** Timeout of an attempt; well below the length of a lease. */
  attemptMs?: number;
  /** Delay before another try to record a result after a database error. */
  recordAgainMs?: number;
}

/** How long the last results may take to be recorded after the attempts are aborted. */
const lastRecordsMs = 2000;

/** Makes the due deliveries of one channel until stopped. Database errors only delay them. */
export function startDeliveryLoop({
  queue,
  channel,
  log,
  onOutcome = () => {},
  concurrency = 4,
  everyMs = 5000,
  attemptMs = 120_000,
  recordAgainMs = 2000,
}: DeliveryLoopParts): DeliveryLoop {
  const stopping = new AbortController();
  const abort = new AbortController();
  const parts: AttemptParts = { queue, channel, log, onOutcome, attemptMs, recordAgainMs, abort: abort.signal };
  const inProgress = new Map<string, DeliveryAttempt>();
  const running = new Set<Promise<void>>();
  let woken = Promise.withResolvers<void>();

  const wake = () => woken.resolve();

  const track = (attempt: DeliveryAttempt, work: Promise<void>) => {
    const { reference } = attempt.claim.enquiry;
    inProgress.set(reference, attempt);
    const settled = work
      // The delivery is claimed again when its lease ends; the server keeps running.
      .catch((error: unknown) => log.error("delivery interrupted", { reference, reason: codeOf(error) }))
      .finally(() => {
        inProgress.delete(reference);
        running.delete(settled);
        // There is room for another attempt.
        wake();
      });
    running.add(settled);
  };

  /** Handles a claim. If a clock jump ended the lease early, the delivery may already be in progress here. */
  const start = (claim: ClaimedDelivery, inProgressBefore: Map<string, DeliveryAttempt>) => {
    const earlier = inProgressBefore.get(claim.enquiry.reference);
    if (earlier) {
      earlier.claim = claim;
      if (inProgress.get(claim.enquiry.reference) !== earlier) track(earlier, recordResult(earlier, parts));
      return;
    }
    const attempt: DeliveryAttempt = { claim };
    track(attempt, makeAttempt(attempt, parts));
  };

  const claimDue = async () => {
    const room = concurrency - inProgress.size;
    if (room <= 0) return;
    const inProgressBefore = new Map(inProgress);
    try {
      const claims = await queue.claim([channel.name], room);
      for (const claim of claims) {
        if (stopping.signal.aborted && !inProgressBefore.has(claim.enquiry.reference)) await queue.release(claim);
        else start(claim, inProgressBefore);
      }
    } catch (error) {
      log.error("deliveries not claimed", { channel: channel.name, reason: codeOf(error) });
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers();
      await claimDue();
      const timer = setTimeout(wake, everyMs);
      if (!stopping.signal.aborted) await woken.promise;
      clearTimeout(timer);
    }
  };
  const finished = run();

  const allSettled = async () => {
    await finished;
    while (running.size > 0) await Promise.all(running);
  };

  return {
    wake,
    async stop(graceMs = 8000) {
      stopping.abort();
      wake();
      const settled = allSettled();
      await waitAtMost(graceMs, settled);
      abort.abort();
      await waitAtMost(lastRecordsMs, settled);
    },
  };
}

/** Waits for a promise to settle, up to a time limit. */
async function waitAtMost(timeMs: number, promise: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([promise, wait(timeMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../store/delivery-queue.ts";
import type { Channel } from "./channel.ts";
import { codeOf, makeAttempt, recordResult, type AttemptParts, type DeliveryAttempt } from "./delivery-attempt.ts";

export interface DeliveryLoop {
  /** Checks at once for due deliveries. */
  wake(): void;
  /**
   * Claims nothing more, lets attempts in progress finish, and releases the rest when the grace period is over. Resolves when
   * the database has recorded everything, or cannot.
   */
  stop(graceMs?: number): Promise<void>;
}

export interface DeliveryLoopParts {
  queue: DeliveryQueue;
  channel: Channel;
  log: Log;
  /** Called when an attempt has finished without being cancelled, before its result is recorded. */
  onOutcome?: AttemptParts["onOutcome"];
  /** How many attempts are made at the same time. */
  concurrency?: number | undefined;
  /** How often to check for due deliveries. */
  everyMs?: number;
  /** How long an attempt may take; well under the length of a lease. */
  attemptMs?: number;
  /** How long to wait before the result of an attempt is recorded again, if the database failed to. */
  recordAgainMs?: number;
}

/** How long the last results may take to be recorded once the attempts have been aborted. */
const lastRecordsMs = 2000;

/** Delivers whatever is due by one channel until it is stopped. An error of the database only delays it. */
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
      // It is claimed again when its lease is over; the server goes on.
      .catch((error: unknown) => log.error("delivery interrupted", { reference, reason: codeOf(error) }))
      .finally(() => {
        inProgress.delete(reference);
        running.delete(settled);
        // There is room for another one.
        wake();
      });
    running.add(settled);
  };

  /** The process may have had the same delivery in progress already, if a jump of the clock has ended its lease. */
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

/** Waits until a promise has settled, but not longer than this. */
async function waitAtMost(timeMs: number, promise: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([promise, wait(timeMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

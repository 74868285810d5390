import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../store/delivery-queue.ts";
import { reachesSomebody, type Channel, type Failure, type Outcome } from "./channel.ts";

const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;
const jitter = 0.2;

/** An attempt by this process, from the claim until the database has recorded the result. */
export interface DeliveryAttempt {
  /** The latest claim: if a clock jump ends the lease early, the queue issues another claim for the same delivery. */
  claim: ClaimedDelivery;
  /** The result to record; absent while the attempt is running. */
  result?: AttemptResult;
}

type AttemptResult =
  | { kind: "delivered" }
  | ({ accepted: readonly string[] } & (
      | { kind: "postpone"; delayMs: number; reason: string }
      | { kind: "park"; reason: string; delayMs?: number }
      | { kind: "release" }
    ));

export interface AttemptParts {
  queue: DeliveryQueue;
  channel: Channel;
  log: Log;
  /** Called when an attempt ends without being cancelled, before its result is recorded. */
  onOutcome?: (outcome: Outcome) => void;
  /** Timeout of an attempt; shorter than the lease. */
  attemptMs: number;
  /** Delay before another try to record the result after a database error. */
  recordAgainMs: number;
  /** Aborts all attempts. */
  abort: AbortSignal;
}

/** Makes one attempt and retries until the database has recorded the result. */
export async function makeAttempt(attempt: DeliveryAttempt, parts: AttemptParts): Promise<void> {
  const { channel, abort, attemptMs } = parts;
  const started = performance.now();
  const signal = AbortSignal.any([abort, AbortSignal.timeout(attemptMs)]);
  const { enquiry, acceptedBy } = attempt.claim;
  const outcome = await channel.deliver(enquiry, signal, acceptedBy).catch(unexpectedFailure);
  attempt.result = resultOf(outcome, attempt.claim.attempt, abort.aborted);
  if (!abort.aborted || outcome.kind === "delivered") parts.onOutcome?.(outcome);
  logResult(attempt, outcome, Math.round(performance.now() - started), parts.log);
  await recordResult(attempt, parts);
}

/** Retries until the database has recorded the result, so that a delivered enquiry is not delivered twice. */
export async function recordResult(
  attempt: DeliveryAttempt,
  { queue, channel, log, onOutcome, recordAgainMs, abort }: AttemptParts,
): Promise<void> {
  for (;;) {
    const { claim } = attempt;
    try {
      const { isChannel, reason } = await record(queue, attempt);
      if (isChannel) {
        log.error("channel refuses every enquiry", { channel: channel.name, reason });
        onOutcome?.({ kind: "settings", reason });
      }
      // A second claim of this delivery may have arrived during the write and needs the result too.
      if (attempt.claim === claim) return;
    } catch (error) {
      log.error("delivery not recorded", { ...nameOf(claim), reason: codeOf(error) });
      if (abort.aborted) return;
      await wait(recordAgainMs, undefined, { signal: abort }).catch(() => undefined);
    }
  }
}

/** Records the result. Returns whether it shows that the channel refuses every enquiry. */
async function record(
  queue: DeliveryQueue,
  { claim, result }: DeliveryAttempt,
): Promise<{ isChannel: boolean; reason: string }> {
  const nothing = { isChannel: false, reason: "" };
  if (!result) return nothing;
  if (result.kind === "delivered") {
    await queue.delivered(claim);
    return nothing;
  }
  const now = { ...claim, acceptedBy: [...new Set([...claim.acceptedBy, ...result.accepted])] };
  switch (result.kind) {
    case "postpone":
      await queue.postpone(now, result.delayMs, result.reason);
      return nothing;
    case "park":
      return { isChannel: await queue.park(now, result.reason, result.delayMs), reason: result.reason };
    case "release":
      await queue.release(now);
      return nothing;
  }
}

function resultOf(outcome: Outcome, attemptNumber: number, stopping: boolean): AttemptResult {
  if (outcome.kind === "delivered") return { kind: "delivered" };
  const { kind, reason, accepted = [] } = outcome;
  // The channel works if it reached one of the owner's addresses.
  if (kind === "permanent")
    return {
      kind: "park",
      reason,
      accepted,
      ...(reachesSomebody(outcome) ? {} : { delayMs: delayAfter(attemptNumber) }),
    };
  // The attempt failed because this process is stopping.
  if (stopping) return { kind: "release", accepted };
  return { kind: "postpone", delayMs: delayAfter(attemptNumber), reason, accepted };
}

function logResult({ claim, result }: DeliveryAttempt, outcome: Outcome, ms: number, log: Log): void {
  const details = { ...nameOf(claim), attempt: claim.attempt, ms };
  if (outcome.kind === "delivered") {
    log.info("enquiry delivered", details);
    return;
  }
  const { kind, reason } = outcome;
  if (result?.kind === "park") log.error("enquiry parked", { ...details, reason });
  else if (result?.kind === "release") log.info("delivery released", details);
  else if (kind === "settings") log.error("delivery settings refused", { ...details, reason });
  else log.warn("delivery postponed", { ...details, reason });
}

function nameOf({ enquiry, channel }: ClaimedDelivery) {
  return { reference: enquiry.reference, channel };
}

function unexpectedFailure(error: unknown): Failure {
  return { kind: "temporary", reason: codeOf(error) };
}

/** The system error code, or else the error's name. The message could contain the visitor's text. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/**
 * The delay after a failed attempt, in milliseconds: one minute, doubled after each further failure up to six hours,
 * with 20 % jitter either way. Retries never end. The delay depends on the number of attempts, not on the clock.
 * @param attempt 1 for the first
 */
export function delayAfter(attempt: number, random: () => number = Math.random): number {
  const delayMs = Math.min(minuteMs * 2 ** (attempt - 1), longestMs);
  return Math.round(delayMs * (1 - jitter + 2 * jitter * random()));
}

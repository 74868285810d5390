import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../store/delivery-queue.ts";
import { delayAfter } from "./backoff.ts";
import type { Channel, Failure, Outcome } from "./channel.ts";

/** A delivery of this process, from its claim until the database knows what became of it. */
export interface Errand {
  /** The latest claim: where a jump of the clock ended a lease early, the same delivery is claimed again. */
  claim: ClaimedDelivery;
  /** What the database is to be told; absent while the attempt lasts. */
  verdict?: Verdict;
}

type Verdict =
  | { kind: "delivered" }
  | { kind: "postpone"; delayMs: number; reason: string }
  | { kind: "park"; reason: string }
  | { kind: "release" };

export interface ErrandParts {
  queue: DeliveryQueue;
  channel: Channel;
  log: Log;
  /** How long an attempt may take; less than a claim lasts. */
  attemptMs: number;
  /** How long to wait when the database could not take note. */
  noteAgainMs: number;
  /** Ends every attempt at once. */
  giveUp: AbortSignal;
}

/** Makes one attempt, and does not rest until the database has taken note of what became of it. */
export async function runErrand(errand: Errand, parts: ErrandParts): Promise<void> {
  const { channel, giveUp, attemptMs } = parts;
  const started = performance.now();
  const signal = AbortSignal.any([giveUp, AbortSignal.timeout(attemptMs)]);
  const outcome = await channel.deliver(errand.claim.enquiry, signal).catch(unexpected);
  errand.verdict = verdictOn(outcome, errand.claim.attempt, giveUp.aborted);
  report(errand, outcome, Math.round(performance.now() - started), parts.log);
  await takeNote(errand, parts);
}

/** Tells the database, again and again until it has heard: what was delivered must not be delivered once more. */
export async function takeNote(errand: Errand, { queue, log, noteAgainMs, giveUp }: ErrandParts): Promise<void> {
  for (;;) {
    const { claim } = errand;
    try {
      await note(queue, errand);
      // Another claim of the same delivery may have come meanwhile, and has to be told as well.
      if (errand.claim === claim) return;
    } catch (error) {
      log.error("delivery not noted", { ...nameOf(claim), reason: codeOf(error) });
      if (giveUp.aborted) return;
      await wait(noteAgainMs, undefined, { signal: giveUp }).catch(() => undefined);
    }
  }
}

async function note(queue: DeliveryQueue, { claim, verdict }: Errand): Promise<void> {
  switch (verdict?.kind) {
    case "delivered":
      return queue.delivered(claim);
    case "postpone":
      return queue.postpone(claim, verdict.delayMs, verdict.reason);
    case "park":
      return queue.park(claim, verdict.reason);
    case "release":
      return queue.release(claim);
  }
}

function verdictOn(outcome: Outcome, attempt: number, stopping: boolean): Verdict {
  if (outcome.kind === "delivered") return { kind: "delivered" };
  const { kind, reason } = outcome;
  if (kind === "permanent") return { kind: "park", reason };
  // It failed because this process stops.
  if (stopping) return { kind: "release" };
  const delayMs = delayAfter(attempt);
  return delayMs === undefined ? { kind: "park", reason } : { kind: "postpone", delayMs, reason };
}

function report({ claim, verdict }: Errand, outcome: Outcome, ms: number, log: Log): void {
  const details = { ...nameOf(claim), attempt: claim.attempt, ms };
  if (outcome.kind === "delivered") {
    log.info("enquiry delivered", details);
    if (outcome.remark) log.warn("enquiry delivered in part", { ...details, reason: outcome.remark });
    return;
  }
  const { kind, reason } = outcome;
  if (verdict?.kind === "park") log.error("enquiry parked", { ...details, reason });
  else if (verdict?.kind === "release") log.info("delivery given back", details);
  else if (kind === "settings") log.error("delivery settings refused", { ...details, reason });
  else log.warn("delivery postponed", { ...details, reason });
}

function nameOf({ enquiry, channel }: ClaimedDelivery) {
  return { reference: enquiry.reference, channel };
}

function unexpected(error: unknown): Failure {
  return { kind: "temporary", reason: codeOf(error) };
}

/** The system's code, or else the error's name: a message could repeat what the visitor wrote. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

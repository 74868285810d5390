import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { ClaimedDelivery, DeliveryQueue } from "../store/delivery-queue.ts";
import type { Channel } from "./channel.ts";
import { codeOf, runErrand, takeNote, type Errand, type ErrandParts } from "./errand.ts";

export interface DeliveryLoop {
  /** Looks at once for what is due. */
  wake(): void;
  /**
   * Claims nothing more, lets what is in flight finish, and gives back the rest when the time is up. Resolves when the
   * database knows all of it, or cannot be told.
   */
  stop(graceMs?: number): Promise<void>;
}

export interface DeliveryLoopParts {
  queue: DeliveryQueue;
  channel: Channel;
  log: Log;
  /** How many attempts are made at the same time. */
  concurrency?: number;
  /** How often to look for what has become due. */
  everyMs?: number;
  /** How long an attempt may take; well under the time that a claim lasts. */
  attemptMs?: number;
  /** How long to wait when the database could not take note of what became of an attempt. */
  noteAgainMs?: number;
}

/** How long the last notes to the database may take once the attempts have been ended. */
const lastNotesMs = 2000;

/** Delivers by one channel whatever is due, until it is stopped. An error of the database only delays it. */
export function startDeliveryLoop({
  queue,
  channel,
  log,
  concurrency = 4,
  everyMs = 5000,
  attemptMs = 120_000,
  noteAgainMs = 2000,
}: DeliveryLoopParts): DeliveryLoop {
  const halt = new AbortController();
  const giveUp = new AbortController();
  const parts: ErrandParts = { queue, channel, log, attemptMs, noteAgainMs, giveUp: giveUp.signal };
  const inFlight = new Map<string, Errand>();
  const running = new Set<Promise<void>>();
  let occasion = Promise.withResolvers<void>();

  const wake = () => occasion.resolve();

  const undertake = (errand: Errand, work: Promise<void>) => {
    const { reference } = errand.claim.enquiry;
    inFlight.set(reference, errand);
    const settled = work
      // It comes again when its claim is over; the server serves on.
      .catch((error: unknown) => log.error("delivery broken off", { reference, reason: codeOf(error) }))
      .finally(() => {
        inFlight.delete(reference);
        running.delete(settled);
        // There is room for another one.
        wake();
      });
    running.add(settled);
  };

  /** Before this claim the process may have held the same delivery, whose lease a jump of the clock has ended. */
  const begin = (claim: ClaimedDelivery, heldBefore: Map<string, Errand>) => {
    const held = heldBefore.get(claim.enquiry.reference);
    if (held) {
      held.claim = claim;
      if (inFlight.get(claim.enquiry.reference) !== held) undertake(held, takeNote(held, parts));
      return;
    }
    const errand: Errand = { claim };
    undertake(errand, runErrand(errand, parts));
  };

  const claimWhatIsDue = async () => {
    const room = concurrency - inFlight.size;
    if (room <= 0) return;
    const heldBefore = new Map(inFlight);
    try {
      const claims = await queue.claim([channel.name], room);
      for (const claim of claims) {
        if (halt.signal.aborted && !heldBefore.has(claim.enquiry.reference)) await queue.release(claim);
        else begin(claim, heldBefore);
      }
    } catch (error) {
      log.error("deliveries not claimed", { channel: channel.name, reason: codeOf(error) });
    }
  };

  const run = async () => {
    while (!halt.signal.aborted) {
      occasion = Promise.withResolvers();
      await claimWhatIsDue();
      const timer = setTimeout(wake, everyMs);
      if (!halt.signal.aborted) await occasion.promise;
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
      halt.abort();
      wake();
      const settled = allSettled();
      await within(graceMs, settled);
      giveUp.abort();
      await within(lastNotesMs, settled);
    },
  };
}

/** Waits for something, but not for longer than that. */
async function within(timeMs: number, what: Promise<void>): Promise<void> {
  const late = new AbortController();
  await Promise.race([what, wait(timeMs, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

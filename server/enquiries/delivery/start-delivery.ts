import type { Log } from "../../log.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { Channel } from "./channel.ts";
import { startDeliveryLoop, type DeliveryLoop } from "./delivery-loop.ts";

interface DeliveryParts {
  queue: DeliveryQueue;
  channels: readonly Channel[];
  log: Log;
  /** How long a claim of the queue lasts. */
  leaseMs: number;
}

/** Longer than a slow mail server takes that will answer yet. */
const patienceMs = 2 * 60_000;

/** Delivers by every channel, each at its own pace: a mail server that hangs keeps no webhook waiting. */
export function startDelivery({ queue, channels, log, leaseMs }: DeliveryParts): DeliveryLoop {
  // An attempt ends before another process could take the delivery over.
  const attemptMs = Math.min(patienceMs, Math.floor((leaseMs * 2) / 3));
  const loops = channels.map((channel) => startDeliveryLoop({ queue, channel, log, attemptMs }));
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async (graceMs) => void (await Promise.all(loops.map((loop) => loop.stop(graceMs)))),
  };
}

import type { Log } from "../../log.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { ChannelName } from "../store/enquiry.ts";
import type { Channel, Outcome } from "./channel.ts";
import { startDeliveryLoop, type DeliveryLoop } from "./delivery-loop.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { serviceChannel, webhookChannel } from "./http-channels.ts";
import { mailChannel } from "./mail-channel.ts";
import type { Mailer } from "./mailer.ts";

/** The channels that are set up. */
export function createChannels({ serviceOrigin, webhook }: DeliverySettings, mailer: Mailer | undefined): Channel[] {
  return [
    ...(mailer ? [mailChannel(mailer)] : []),
    ...(serviceOrigin ? [serviceChannel(serviceOrigin)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
}

/** The channels that a new enquiry waits for: those that are set up, or else mail, until there is a mail server. */
export function channelsForNewEnquiries(channels: readonly Channel[]): ChannelName[] {
  return channels.length > 0 ? channels.map(({ name }) => name) : ["mail"];
}

interface DeliveryParts {
  queue: DeliveryQueue;
  channels: readonly Channel[];
  log: Log;
  /** How long a claim on the queue lasts. */
  leaseMs: number;
  /** How often to check for due deliveries. */
  everyMs: number;
  /** Called when an attempt by a channel has finished without being cancelled. */
  onOutcome: (channel: ChannelName, outcome: Outcome) => void;
}

/** Longer than a slow mail server takes to answer. */
const maxAttemptMs = 2 * 60_000;

/** Delivers by every channel, each at its own pace: a mail server that hangs does not hold up a webhook. */
export function startDelivery({ queue, channels, log, leaseMs, everyMs, onOutcome }: DeliveryParts): DeliveryLoop {
  // An attempt ends before another process could take the delivery over.
  const attemptMs = Math.min(maxAttemptMs, Math.floor((leaseMs * 2) / 3));
  const loops = channels.map((channel) =>
    startDeliveryLoop({
      queue,
      channel,
      log,
      concurrency: channel.concurrency,
      onOutcome: (outcome) => onOutcome(channel.name, outcome),
      attemptMs,
      everyMs,
    }),
  );
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async (graceMs) => void (await Promise.all(loops.map((loop) => loop.stop(graceMs)))),
  };
}

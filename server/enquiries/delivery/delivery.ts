import type { Log } from "../../log.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { ChannelName } from "../store/enquiry.ts";
import type { Channel, Outcome } from "./channel.ts";
import { startDeliveryLoop, type DeliveryLoop } from "./delivery-loop.ts";
import type { DeliverySettings } from "./delivery-settings.ts";
import { serviceChannel, webhookChannel } from "./http-channels.ts";
import { mailChannel } from "./mail-channel.ts";
import type { Mailer } from "./mailer.ts";

/** Creates the configured channels. */
export function createChannels({ serviceOrigin, webhook }: DeliverySettings, mailer: Mailer | undefined): Channel[] {
  return [
    ...(mailer ? [mailChannel(mailer)] : []),
    ...(serviceOrigin ? [serviceChannel(serviceOrigin)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
}

/** The channels of a new enquiry: the configured ones, or mail if there are none, to wait for a mail server. */
export function channelsForNewEnquiries(channels: readonly Channel[]): ChannelName[] {
  return channels.length > 0 ? channels.map(({ name }) => name) : ["mail"];
}

interface DeliveryParts {
  queue: DeliveryQueue;
  channels: readonly Channel[];
  log: Log;
  /** The length of a lease on a delivery. */
  leaseMs: number;
  /** Interval between checks for due deliveries. */
  everyMs: number;
  /** Called when an attempt on a channel ends without being cancelled. */
  onOutcome: (channel: ChannelName, outcome: Outcome) => void;
}

/** Longer than a slow mail server takes to respond. */
const maxAttemptMs = 2 * 60_000;

/** Delivers on every channel independently: a mail server that hangs does not delay the webhook. */
export function startDelivery({ queue, channels, log, leaseMs, everyMs, onOutcome }: DeliveryParts): DeliveryLoop {
  // Time out an attempt before another process can claim the delivery.
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

import type { ChannelName } from "../store/enquiry.ts";
import { reachesSomebody, type Outcome } from "./channel.ts";

/** A channel that currently delivers no enquiries. */
export interface FailingChannel {
  channel: ChannelName;
  reason: string;
}

export interface ChannelWatch {
  /** Records the outcome of an attempt. */
  note(channel: ChannelName, outcome: Outcome): void;
  failing(): FailingChannel[];
}

interface ChannelWatchParts {
  /** Called after each failed attempt on a failing channel. */
  onFailing(channel: FailingChannel): void;
  /** Called when a channel delivers after one or more failures. */
  onWorking(channel: ChannelName): void;
  /** The monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Long enough for a mail server restart or for greylisting. */
const patienceMs = 10 * 60_000;

interface Failures {
  firstAtMs: number;
  aboutSettings: boolean;
  reason: string;
}

/**
 * Distinguishes a failing channel from a refused enquiry. Refused settings affect every enquiry, so the channel fails
 * at once. A temporary failure counts after ten minutes without a delivery. The refusal of a single enquiry does not
 * count.
 */
export function watchChannels({
  onFailing,
  onWorking,
  now = () => performance.now(),
}: ChannelWatchParts): ChannelWatch {
  const failures = new Map<ChannelName, Failures>();
  const isFailing = ({ aboutSettings, firstAtMs }: Failures) => aboutSettings || now() - firstAtMs >= patienceMs;
  return {
    note(channel, outcome) {
      if (reachesSomebody(outcome)) {
        if (failures.delete(channel)) onWorking(channel);
        return;
      }
      if (outcome.kind === "permanent") return;
      const { kind, reason } = outcome;
      const firstAtMs = failures.get(channel)?.firstAtMs ?? now();
      const latest = { firstAtMs, aboutSettings: kind === "settings", reason };
      failures.set(channel, latest);
      if (isFailing(latest)) onFailing({ channel, reason });
    },
    failing: () =>
      [...failures].filter(([, one]) => isFailing(one)).map(([channel, { reason }]) => ({ channel, reason })),
  };
}

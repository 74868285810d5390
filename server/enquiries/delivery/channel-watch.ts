import type { ChannelName } from "../store/enquiry.ts";
import { reachesSomebody, type Outcome } from "./channel.ts";

/** A channel by which nothing reaches the owner at present, whatever the enquiry. */
export interface FailingChannel {
  channel: ChannelName;
  reason: string;
}

export interface ChannelWatch {
  /** Notes how an attempt ended. */
  note(channel: ChannelName, outcome: Outcome): void;
  failing(): FailingChannel[];
}

interface ChannelWatchParts {
  /** Called with each failed attempt of a channel that is failing. */
  onFailing(channel: FailingChannel): void;
  /** Called when a channel that had failed, even once, works again. */
  onWorking(channel: ChannelName): void;
  /** The monotonic clock, in milliseconds. */
  now?: () => number;
}

/** A mail server may restart, or ask a stranger to come back. */
const patienceMs = 10 * 60_000;

interface Failures {
  firstAtMs: number;
  aboutSettings: boolean;
  reason: string;
}

/**
 * Tells a channel that fails from an enquiry that is refused. A refusal of the settings would be the same for every enquiry and
 * counts at once; anything that may pass counts when nothing was delivered for ten minutes. The refusal of one enquiry says
 * nothing about the channel.
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

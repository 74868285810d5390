import type { Log } from "../../log.ts";
import type { ChannelName } from "../store/enquiry.ts";
import { codeOf } from "./delivery-attempt.ts";
import type { FailingChannel } from "./channel-watch.ts";
import type { WebhookSettings } from "./delivery-settings.ts";
import { failureInWords } from "./failure-in-words.ts";
import { postSigned } from "./http-channels.ts";

/** Tells the owner that a channel started to fail or recovered. */
export interface ChannelNews {
  failing(channel: FailingChannel): void;
  working(channel: ChannelName): void;
}

const postWithinMs = 20_000;

/** Reports channel failures and recoveries to the log and to the webhook, which may work when email does not. */
export function createChannelNews(webhook: WebhookSettings | undefined, log: Log): ChannelNews {
  const said = new Set<ChannelName>();
  const posted = new Set<ChannelName>();

  const post = async (event: "failing" | "working", channel: ChannelName, reason?: string) => {
    if (!webhook || channel === "webhook") return true;
    const timestamp = new Date().toISOString();
    const explanation = reason === undefined ? {} : { reason, explanation: failureInWords(reason) };
    const outcome = await postSigned(
      webhook,
      `channel-${channel}-${event}-${timestamp}`,
      { type: `channel.${event}`, timestamp, data: { channel, ...explanation } },
      AbortSignal.timeout(postWithinMs),
    );
    if (outcome.kind !== "delivered") log.warn("webhook not told about a channel", { channel, reason: outcome.reason });
    return outcome.kind === "delivered";
  };
  const noticeErrors = (error: unknown) => log.error("webhook not told about a channel", { reason: codeOf(error) });

  return {
    failing({ channel, reason }) {
      if (!said.has(channel)) log.error("channel failing", { channel, reason, explanation: failureInWords(reason) });
      said.add(channel);
      if (posted.has(channel)) return;
      posted.add(channel);
      // If the webhook fails too, the next failed attempt of the channel posts again.
      post("failing", channel, reason).then((told) => told || posted.delete(channel), noticeErrors);
    },
    working(channel) {
      if (said.delete(channel)) log.info("channel working again", { channel });
      if (posted.delete(channel)) post("working", channel).catch(noticeErrors);
    },
  };
}

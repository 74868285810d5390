import type { Insertable } from "kysely";
import type { ChannelName } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

/** The rows by which enquiries wait for channels: each enquiry for each channel, due at once whatever the clock says. */
export function newDeliveries(
  references: readonly string[],
  channels: readonly ChannelName[],
): Insertable<Tables["deliveries"]>[] {
  return references.flatMap((reference) =>
    channels.map((channel) => ({
      id: `${reference}/${channel}`,
      reference,
      channel,
      state: "waiting",
      attempts: 0,
      nextAttemptAtMs: 0,
      leaseUntilMs: 0,
    })),
  );
}

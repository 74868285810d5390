import type { Kysely } from "kysely";
import type { ChannelName } from "./enquiry.ts";
import { unreadableReason } from "./read-stored.ts";
import type { Tables } from "./tables.ts";

/**
 * Tells a channel that refuses whatever it is given, such as a mail account that may not send yet, from an enquiry that
 * is refused. It is the channel if two enquiries were refused for the same reason, and none that was received after one
 * of them has been delivered. Then all of them wait for another attempt.
 * @returns whether it is the channel
 */
export async function unparkIfChannelRefuses(
  kysely: Kysely<Tables>,
  channel: ChannelName,
  reason: string,
  nextAttemptAtMs: number,
): Promise<boolean> {
  const lastDelivered = await kysely
    .selectFrom("deliveries")
    .select(({ fn }) => fn.max("receivedAtMs").as("receivedAtMs"))
    .where("state", "=", "delivered")
    .where("channel", "=", channel)
    .executeTakeFirst();
  const refused = await kysely
    .selectFrom("deliveries")
    .select(["id", "state"])
    .where("state", "in", ["parked", "waiting"])
    .where("channel", "=", channel)
    .where("reason", "=", reason)
    .where("acceptedBy", "is", null)
    .where("reason", "not like", perhapsAccepted)
    .where("receivedAtMs", ">", Number(lastDelivered?.receivedAtMs ?? Number.MIN_SAFE_INTEGER))
    .limit(mostAtOnce)
    .execute();
  if (refused.length < 2) return false;
  const parked = refused.filter(({ state }) => state === "parked").map(({ id }) => id);
  if (parked.length > 0)
    await kysely
      .updateTable("deliveries")
      .set({ state: "waiting", nextAttemptAtMs })
      .where("id", "in", parked)
      .where("state", "=", "parked")
      .execute();
  return true;
}

/** A success that is not the agreed one: another attempt could deliver the enquiry once more. */
const perhapsAccepted = "HTTP 2%";

/** A database accepts only so many parameters in one statement. */
const mostAtOnce = 500;

/** A channel that has just delivered gets each enquiry again that it has refused in the only attempt so far. */
export async function tryRefusedAgain(kysely: Kysely<Tables>, channels: ReadonlySet<ChannelName>): Promise<void> {
  await kysely
    .updateTable("deliveries")
    .set({ state: "waiting", nextAttemptAtMs: 0 })
    .where("state", "=", "parked")
    .where("channel", "in", [...channels])
    .where("attempts", "=", 1)
    .where("acceptedBy", "is", null)
    .where("reason", "not like", perhapsAccepted)
    .where("reason", "!=", unreadableReason)
    .execute();
}

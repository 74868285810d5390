import type { Kysely } from "kysely";
import type { ChannelName } from "./enquiry.ts";
import { unreadableReason } from "./read-stored.ts";
import type { Tables } from "./tables.ts";

/**
 * Distinguishes a channel that refuses every enquiry, such as a mail account that may not send yet, from a single
 * refused enquiry. The channel refuses every enquiry if it refused two for the same reason and has delivered none
 * received after either of them. All of them then wait for another attempt.
 * @returns whether the channel refuses every enquiry
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

/** An unexpected success status: another attempt could deliver the enquiry twice. */
const perhapsAccepted = "HTTP 2%";

/** Databases limit the number of parameters in a statement. */
const mostAtOnce = 500;

/** Retries enquiries that were refused on their only attempt, after their channel has delivered another one. */
export async function tryRefusedAgain(kysely: Kysely<Tables>, channel: ChannelName): Promise<void> {
  await kysely
    .updateTable("deliveries")
    .set({ state: "waiting", nextAttemptAtMs: 0 })
    .where("state", "=", "parked")
    .where("channel", "=", channel)
    .where("attempts", "=", 1)
    .where("acceptedBy", "is", null)
    .where("reason", "not like", perhapsAccepted)
    .where("reason", "!=", unreadableReason)
    .execute();
}

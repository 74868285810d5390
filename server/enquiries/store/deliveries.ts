import type { ExpressionBuilder, Insertable, Kysely } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { ChannelName } from "./enquiry.ts";
import { storedTime } from "./read-stored.ts";
import type { Tables } from "./tables.ts";

/** The rows of enquiries that wait for channels: each enquiry for each channel, due at once whatever the clock says. */
export function newDeliveries(
  enquiries: readonly { reference: string; receivedAtMs: number }[],
  channels: readonly ChannelName[],
): Insertable<Tables["deliveries"]>[] {
  return enquiries.flatMap(({ reference, receivedAtMs }) =>
    channels.map((channel) => ({
      id: `${reference}/${channel}`,
      reference,
      receivedAtMs,
      channel,
      state: "waiting",
      attempts: 0,
      nextAttemptAtMs: 0,
      leaseUntilMs: 0,
    })),
  );
}

/** How many enquiries there are in each state. One that any channel has parked counts as parked, else one that waits for any as waiting. */
export interface EnquiryCounts {
  waiting: number;
  delivered: number;
  parked: number;
}

/** By the index of the states, so that many delivered enquiries cost little: nothing else is stored while SQLite counts. */
export async function countEnquiries(kysely: Kysely<Tables>): Promise<EnquiryCounts> {
  const inState = (state: "waiting" | "parked") => kysely.selectFrom("deliveries").where("state", "=", state);
  const distinct = ({ fn }: ExpressionBuilder<Tables, "deliveries">) =>
    fn.count<number>("reference").distinct().as("number");
  const parkedOnes = inState("parked");
  const waitingOnes = inState("waiting").where("reference", "not in", parkedOnes.select("reference"));
  const allOnes = kysely.selectFrom("enquiries").select(({ fn }) => fn.countAll<number>().as("number"));
  const { all, parked, waiting } = await kysely
    .selectNoFrom([
      allOnes.$asScalar().$notNull().as("all"),
      parkedOnes.select(distinct).$asScalar().$notNull().as("parked"),
      waitingOnes.select(distinct).$asScalar().$notNull().as("waiting"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, parked, delivered: all - waiting - parked };
}

/** What holds enquiries up: the reason of their last failed attempts. */
export interface Obstacle {
  channel: ChannelName;
  state: "waiting" | "parked";
  reason: string;
  enquiries: number;
  /** When the oldest of them was received; milliseconds since 1970, UTC. */
  sinceMs: number;
}

export async function findObstacles(kysely: Kysely<Tables>): Promise<Obstacle[]> {
  const rows = await kysely
    .selectFrom("deliveries")
    .select(({ fn }) => [
      "channel",
      "state",
      "reason",
      fn.countAll<number>().as("enquiries"),
      fn.min("receivedAtMs").as("sinceMs"),
    ])
    .where("state", "in", ["waiting", "parked"])
    .where("reason", "is not", null)
    .groupBy(["channel", "state", "reason"])
    .orderBy("enquiries", "desc")
    .execute();
  return rows.flatMap(({ state, reason, sinceMs, ...rest }) =>
    state === "delivered" || reason === null ? [] : [{ ...rest, sinceMs: storedTime(sinceMs) ?? 0, state, reason }],
  );
}

/** So many enquiries are reassigned at a time: a database accepts only so many parameters in one statement. */
const reassignedAtOnce = 150;

/**
 * Some enquiries may wait for a channel that is no longer set up. Each that no channel has delivered gets a delivery by every
 * channel that is set up. Nothing is taken away: if the old channel comes back, it delivers as well.
 * @returns how many enquiries
 * @throws the database's error when it cannot be reached
 */
export async function reassignDeliveries(handle: DatabaseHandle, channels: readonly ChannelName[]): Promise<number> {
  if (channels.length === 0) return 0;
  const { kysely } = await handle.open();
  const deliveries = kysely.selectFrom("deliveries");
  const reachable = deliveries
    .select("reference")
    .where(({ eb, or }) => or([eb("state", "=", "delivered"), eb("channel", "in", channels)]));
  // What has been reassigned is reachable.
  const stranded = deliveries
    .select(["reference", "receivedAtMs"])
    .distinct()
    .where("state", "=", "waiting")
    .where("reference", "not in", reachable)
    .limit(reassignedAtOnce);
  let reassigned = 0;
  for (;;) {
    const enquiries = await stranded.execute();
    if (enquiries.length === 0) return reassigned;
    // Another server may start at the same time.
    await kysely
      .insertInto("deliveries")
      .values(newDeliveries(enquiries, channels))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    reassigned += enquiries.length;
  }
}

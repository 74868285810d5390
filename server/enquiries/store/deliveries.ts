import type { ExpressionBuilder, Insertable, Kysely } from "kysely";
import type { DatabaseHandle } from "./database.ts";
import type { ChannelName, DeliveryState } from "./enquiry.ts";
import { storedTime } from "./read-stored.ts";
import type { Tables } from "./tables.ts";

/** The delivery rows of new enquiries: one for each channel, due at once regardless of the clock. */
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

/**
 * The number of enquiries in each state. An enquiry that any of the counted channels has parked counts as parked; otherwise one that
 * waits for any of them counts as waiting.
 */
export interface EnquiryCounts {
  waiting: number;
  delivered: number;
  parked: number;
}

/** The deliveries in one of these states. @param channels limits them to these channels */
export function deliveriesIn(
  kysely: Kysely<Tables>,
  states: readonly DeliveryState[],
  channels: readonly ChannelName[] | undefined,
) {
  return kysely
    .selectFrom("deliveries")
    .where("state", "in", states)
    .$if(channels !== undefined, (query) => query.where("channel", "in", channels ?? []));
}

/**
 * Uses the state index, so that many delivered enquiries cost little. SQLite stores nothing else while it counts.
 * @param channels the channels to count, such as those that are set up: one that has been removed delivers nothing any more
 */
export async function countEnquiries(
  kysely: Kysely<Tables>,
  channels?: readonly ChannelName[],
): Promise<EnquiryCounts> {
  const inState = (state: "waiting" | "parked") => deliveriesIn(kysely, [state], channels);
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

/** A reason why enquiries are undelivered, from the last failed attempts. */
export interface Obstacle {
  channel: ChannelName;
  state: "waiting" | "parked";
  reason: string;
  enquiries: number;
  /** When the oldest of them was received; milliseconds since 1970, UTC. */
  sinceMs: number;
}

/** @param channels see `countEnquiries` */
export async function findObstacles(kysely: Kysely<Tables>, channels?: readonly ChannelName[]): Promise<Obstacle[]> {
  const rows = await deliveriesIn(kysely, ["waiting", "parked"], channels)
    .select(({ fn }) => [
      "channel",
      "state",
      "reason",
      fn.countAll<number>().as("enquiries"),
      fn.min("receivedAtMs").as("sinceMs"),
    ])
    .where("reason", "is not", null)
    .groupBy(["channel", "state", "reason"])
    .orderBy("enquiries", "desc")
    .execute();
  return rows.flatMap(({ state, reason, sinceMs, ...rest }) =>
    state === "delivered" || reason === null ? [] : [{ ...rest, sinceMs: storedTime(sinceMs) ?? 0, state, reason }],
  );
}

/** Enquiries per statement: databases limit the number of parameters. */
const reassignedAtOnce = 150;

/**
 * Gives each enquiry that waits or is parked only at removed channels a delivery for every configured channel, if no channel has
 * delivered it. The old deliveries stay: if the old channel comes back, it delivers too.
 * @returns the number of enquiries
 * @throws the database's error if it is unreachable
 */
export async function reassignDeliveries(handle: DatabaseHandle, channels: readonly ChannelName[]): Promise<number> {
  if (channels.length === 0) return 0;
  const { kysely } = await handle.open();
  const deliveries = kysely.selectFrom("deliveries");
  const reachable = deliveries
    .select("reference")
    .where(({ eb, or }) => or([eb("state", "=", "delivered"), eb("channel", "in", channels)]));
  // Reassigned enquiries are reachable, so the next query skips them.
  const stranded = deliveries
    .select(["reference", "receivedAtMs"])
    .distinct()
    .where("state", "in", ["waiting", "parked"])
    // A row deleted by hand leaves its deliveries.
    .where("reference", "in", kysely.selectFrom("enquiries").select("reference"))
    .where("reference", "not in", reachable)
    .limit(reassignedAtOnce);
  let reassigned = 0;
  for (;;) {
    const enquiries = await stranded.execute();
    if (enquiries.length === 0) return reassigned;
    // Another server may be reassigning at the same time.
    await kysely
      .insertInto("deliveries")
      .values(newDeliveries(enquiries, channels))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    reassigned += enquiries.length;
  }
}

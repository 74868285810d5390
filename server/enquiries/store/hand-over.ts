import type { DatabaseHandle } from "./database.ts";
import type { ChannelName } from "./enquiry.ts";
import { newDeliveries } from "./new-deliveries.ts";

const rowsAtMost = 500;

/**
 * Some enquiries may wait for a channel that is no longer set up. Those that no channel has delivered are given a delivery by
 * each that is set up. Nothing is taken away: where the old channel comes back it delivers as well.
 * @returns how many enquiries
 * @throws the database's error when it cannot be reached
 */
export async function handOver(handle: DatabaseHandle, channels: readonly ChannelName[]): Promise<number> {
  if (channels.length === 0) return 0;
  const { kysely } = await handle.open();
  const references = kysely.selectFrom("deliveries").select("reference");
  const reachable = references.where(({ eb, or }) =>
    or([eb("state", "=", "delivered"), eb("channel", "in", channels)]),
  );
  const stranded = await references
    .distinct()
    .where("state", "=", "waiting")
    .where("reference", "not in", reachable)
    .execute();
  const rows = newDeliveries(
    stranded.map(({ reference }) => reference),
    channels,
  );
  for (let start = 0; start < rows.length; start += rowsAtMost) {
    const some = rows.slice(start, start + rowsAtMost);
    // Another server may start at the same time.
    await kysely
      .insertInto("deliveries")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return stranded.length;
}

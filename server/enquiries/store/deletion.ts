import { setTimeout as wait } from "node:timers/promises";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { repetitionMs } from "./accept.ts";
import type { EnquiryDatabase } from "./database.ts";
import type { ChannelName } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

export interface PurgeOptions {
  /** Whatever their state. */
  undelivered?: boolean;
  /**
   * The channels that are set up: an enquiry that one channel has delivered is deleted unless it waits for one of these.
   * Without them it is deleted once every channel has delivered it.
   */
  channels?: readonly ChannelName[];
}

/** What was deleted is, but its text can still be found in the database's files, because another process reads them. */
export class TextRemainsError extends Error {
  override readonly name = "TextRemainsError";
}

/** A delivery to all of the owner's addresses, or to some. */
const hasReachedAnybody = ({ eb, or }: ExpressionBuilder<Tables, "deliveries">) =>
  or([eb("state", "=", "delivered"), eb("acceptedBy", "is not", null)]);

/** So many in one transaction, that enquiries can be accepted between two of them. */
const deletedAtOnce = 500;

/**
 * Permanently deletes the enquiries received before a time and delivered.
 * @returns how many there were
 * @throws {TextRemainsError}
 */
export async function purge(
  database: EnquiryDatabase,
  beforeMs: number,
  { undelivered = false, channels }: PurgeOptions,
): Promise<number> {
  const { kysely, nowMs } = database;
  await kysely
    .deleteFrom("fingerprints")
    .where("acceptedAtMs", "<", (await nowMs()) - repetitionMs)
    .execute();
  const rows = kysely.selectFrom("deliveries").select("reference");
  const delivered = rows.where(hasReachedAnybody);
  const outstanding = channels
    ? rows.where("state", "=", "waiting").where("channel", "in", channels)
    : rows.where("state", "!=", "delivered");
  const old = kysely
    .selectFrom("enquiries")
    .select("reference")
    .where("receivedAtMs", "<", beforeMs)
    .$if(!undelivered, (query) => query.where("reference", "in", delivered).where("reference", "not in", outstanding))
    .limit(deletedAtOnce);
  let deleted = 0;
  for (;;) {
    const { numDeletedRows } = await kysely.deleteFrom("enquiries").where("reference", "in", old).executeTakeFirst();
    deleted += Number(numDeletedRows);
    if (numDeletedRows === 0n) break;
  }
  await eraseText(database);
  return deleted;
}

/**
 * Permanently deletes one enquiry, whatever its state. What remains is a record of its reference, when it was deleted and how it
 * had been delivered, without anything that was written: the owner can show that it was done, and no backup brings it back.
 * @returns whether there was one
 * @throws {TextRemainsError}
 */
export async function deleteEnquiry(database: EnquiryDatabase, reference: string): Promise<boolean> {
  const erasedAtMs = await database.nowMs();
  const existed = await database.kysely.transaction().execute(async (transaction) => {
    await forgetWords(transaction, reference);
    const delivered = await transaction
      .selectFrom("deliveries")
      .select("channel")
      .where("reference", "=", reference)
      .where(hasReachedAnybody)
      .orderBy("channel")
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("enquiries")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const deliveredBy = delivered.map(({ channel }) => channel).join(" ");
    await transaction
      .insertInto("erasures")
      .values({ reference, erasedAtMs, deliveredBy })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
  // In any case: an earlier attempt may have deleted it and left its text.
  await eraseText(database);
  return existed;
}

/**
 * Replaces what was written in an enquiry. What was there before cannot be read afterwards.
 * @returns whether there is such an enquiry
 * @throws {TextRemainsError}
 */
export async function correctEnquiry(
  database: EnquiryDatabase,
  reference: string,
  request: EnquiryRequest,
): Promise<boolean> {
  const existed = await database.kysely.transaction().execute(async (transaction) => {
    await forgetWords(transaction, reference);
    const { numUpdatedRows } = await transaction
      .updateTable("enquiries")
      .set({ request: JSON.stringify(request) })
      .where("reference", "=", reference)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
  await eraseText(database);
  return existed;
}

/** The digest of what was written. */
async function forgetWords(transaction: Kysely<Tables>, reference: string): Promise<void> {
  await transaction.deleteFrom("fingerprints").where("reference", "=", reference).execute();
}

const attempts = 40;
const attemptEveryMs = 250;

/**
 * Removes the text of what was deleted or replaced from the files. Another process that reads the database, for a backup for
 * example, makes this wait, for ten seconds at most.
 * @throws {TextRemainsError}
 */
export async function eraseText({ eraseDeleted }: EnquiryDatabase): Promise<void> {
  for (let attempt = 1; !(await eraseDeleted()); attempt += 1) {
    if (attempt === attempts) {
      throw new TextRemainsError("Another process is reading the database, so the deleted text is still on disk.");
    }
    await wait(attemptEveryMs);
  }
}

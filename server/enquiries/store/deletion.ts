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

/** What was deleted is, but its text can still be found in the database's files. The message says why, in words for the owner. */
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
    const deletedNow = await kysely.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("enquiries")
        .where("reference", "in", old)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await database.markDeletion(transaction);
      return Number(numDeletedRows);
    });
    if (deletedNow === 0) break;
    deleted += deletedNow;
  }
  await eraseText(database);
  return deleted;
}

/**
 * Permanently deletes one enquiry, whatever its state. What remains is a record of its reference, when it was deleted and how it
 * had been delivered, without anything that was written: the owner can show that it was done, and no backup brings it back.
 * Its text remains on the disk until `eraseText`.
 * @returns whether there was one
 */
export async function deleteEnquiry(database: EnquiryDatabase, reference: string): Promise<boolean> {
  const erasedAtMs = await database.nowMs();
  return database.kysely.transaction().execute(async (transaction) => {
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
    await database.markDeletion(transaction);
    const deliveredBy = delivered.map(({ channel }) => channel).join(" ");
    await transaction
      .insertInto("erasures")
      .values({ reference, erasedAtMs, deliveredBy })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
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
    await database.markDeletion(transaction);
    return numUpdatedRows > 0n;
  });
  await eraseText(database, "It is corrected, but the former text");
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
 * example, makes this wait, for ten seconds at most. What could not be removed is at the next deletion, at the next daily deletion,
 * and when the database is next opened.
 * @param what the beginning of the message if the text remains
 * @throws {TextRemainsError}
 */
export async function eraseText(
  { eraseDeleted }: EnquiryDatabase,
  what = "It is deleted, but its text",
): Promise<void> {
  const remains = (error: unknown) => textRemains(error, what);
  for (let attempt = 1; ; attempt += 1) {
    if (await eraseDeleted().catch(remains)) return;
    if (attempt === attempts) remains({ errstr: "another process is using it" });
    await wait(attemptEveryMs);
  }
}

function textRemains(error: unknown, what: string): never {
  const { errstr, code } = error as { errstr?: unknown; code?: unknown };
  throw new TextRemainsError(
    `${what} is still on the disk, as the database could not be rewritten (${String(errstr ?? code ?? "unknown")}). The server tries again every night.`,
    { cause: error },
  );
}
